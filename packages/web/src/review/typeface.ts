// The fonts of a shared image, embedded because they are not installed where it is shown.
import alegreya400 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url';
import alegreya700 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url';
import cinzel700 from '@fontsource/cinzel/files/cinzel-latin-700-normal.woff2?url';
import garamond600 from '@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff2?url';

const FACES = [
  ['Alegreya Sans', 400, alegreya400],
  ['Alegreya Sans', 700, alegreya700],
  ['Cinzel', 700, cinzel700],
  ['EB Garamond', 600, garamond600],
] as const;

async function encoded(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return btoa(binary);
}

/** CSS for a style element. */
export async function typeRules(): Promise<string> {
  const rules = FACES.map(
    async ([family, weight, url]) =>
      `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${await encoded(url)})}`,
  );
  return (await Promise.all(rules)).join('');
}
