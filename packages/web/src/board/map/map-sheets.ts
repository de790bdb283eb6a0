// Takes the map apart: a picture of all of it, and for each location its town and name alone, to be drawn again above
// the highlights.
import cinzel600 from '@fontsource/cinzel/files/cinzel-latin-600-normal.woff2?url';
import cinzel700 from '@fontsource/cinzel/files/cinzel-latin-700-normal.woff2?url';
import cinzel800 from '@fontsource/cinzel/files/cinzel-latin-800-normal.woff2?url';
import garamond500 from '@fontsource/eb-garamond/files/eb-garamond-latin-500-italic.woff2?url';
import garamond600 from '@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff2?url';
import { AREA_IDS, type AreaId } from '@rubicon/engine';
import { fetchFile, untilFetched } from '../../ui/fetched.ts';
import { AREAS, BOARD } from './geometry.ts';
import { mapDrawing } from './map-drawing.ts';

export interface MapSheets {
  readonly picture: string; // an SVG document with its fonts; its colours are still variables
  readonly shapes: string; // shapes the towns are drawn with
  readonly places: ReadonlyMap<AreaId, string>; // town and name of each
  readonly coast: string; // the outline of the land, as a path
}

const FACES = [
  ['Cinzel', 600, 'normal', cinzel600],
  ['Cinzel', 700, 'normal', cinzel700],
  ['Cinzel', 800, 'normal', cinzel800],
  ['EB Garamond', 500, 'italic', garamond500],
  ['EB Garamond', 600, 'normal', garamond600],
] as const;

let sheets: Promise<MapSheets> | null = null;

export function mapSheets(): Promise<MapSheets> {
  sheets ??= fetchSheets();
  return sheets;
}

async function fetchSheets(): Promise<MapSheets> {
  const [text, type] = await Promise.all([mapDrawing(), typeRules()]);
  const page = new DOMParser().parseFromString(text, 'image/svg+xml');
  const map = page.documentElement;
  const places = takeApart(map);
  const coast = map.querySelector('#m-coast')!.getAttribute('d')!;
  const shapes = map.querySelector(':scope > defs')!.outerHTML;
  map.setAttribute('width', String(BOARD.width));
  map.setAttribute('height', String(BOARD.height));
  // An image cannot use the page's fonts, so it carries its own: as text, because the page's content security policy
  // allows no style element even in a document that is never shown
  const picture = map.outerHTML.replace('>', () => `><style>${type}</style>`);
  return { picture, shapes, places, coast };
}

const NEAR = 48; // px from an anchor within which symbols belong to its town

function takeApart(map: Element): ReadonlyMap<AreaId, string> {
  const framed = map.querySelector(':scope > [clip-path]')!;
  const names = framed.lastElementChild!;
  const towns = names.previousElementSibling!; // they come before their names in the document
  const seas = framed.querySelector(':scope > [font-style="italic"]')!;
  const icons = [...stampedIn(towns, 'town'), ...towns.querySelectorAll('use'), ...stampedIn(towns, 'sign-port')];
  const at = (part: Element): readonly [number, number] => [
    Number(part.getAttribute('x')),
    Number(part.getAttribute('y')),
  ];
  const parts = new Map<AreaId, string>();
  for (const [i, { anchor, label }] of AREAS.entries()) {
    if ('curve' in label) {
      const curve = [...seas.querySelectorAll('path')].find((path) => path.getAttribute('d') === label.curve)!;
      parts.set(AREA_IDS[i]!, curve.outerHTML + wrapped(seas, curve.nextElementSibling!));
    } else {
      const signs = icons.filter((sign) => {
        const [x, y] = at(sign);
        return Math.hypot(x - anchor[0], y - anchor[1]) < NEAR;
      });
      const name = [...names.querySelectorAll('text')].find((each) => at(each).join() === label.at.join())!;
      parts.set(AREA_IDS[i]!, signs.map((sign) => sign.outerHTML).join('') + wrapped(names, name));
    }
  }
  return parts;
}

/** The small drawings of a kind that are parts of the group's paths: the group lists where they are. */
const stampedIn = (group: Element, kind: string): Element[] =>
  group
    .getAttribute(`data-${kind}`)!
    .split(' ')
    .map((at) => {
      const [x, y] = at.split(',');
      const sign = group.ownerDocument.createElementNS(group.namespaceURI, 'use');
      for (const [name, value] of Object.entries({ href: `#m-${kind}`, x: x!, y: y! })) sign.setAttribute(name, value);
      return sign;
    });

/** A part of a group with the attributes it inherits from the groups around it. */
function wrapped(group: Element, part: Element): string {
  let whole = part.cloneNode(true) as Element;
  for (let around = part.parentElement!; ; around = around.parentElement!) {
    const copy = around.cloneNode(false) as Element;
    copy.append(whole);
    whole = copy;
    if (around === group) return whole.outerHTML;
  }
}

async function typeRules(): Promise<string> {
  const rules = FACES.map(async ([family, weight, style, url]) => {
    const data = await untilFetched(async () => dataUrl(await (await fetchFile(url)).blob()));
    return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(${data})}`;
  });
  return (await Promise.all(rules)).join('');
}

const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(reader.result as string);
    });
    reader.addEventListener('error', () => {
      reject(reader.error!);
    });
    reader.readAsDataURL(file);
  });

/** A drawing as an image, in the page's current colours. */
export async function imageOf(drawing: string): Promise<HTMLImageElement> {
  const colours = getComputedStyle(document.documentElement);
  const coloured = drawing.replaceAll(/var\((--[\w-]+),[^)]*\)/g, (_, name: string) =>
    colours.getPropertyValue(name).trim(),
  );
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([coloured], { type: 'image/svg+xml' }));
  await image.decode();
  return image;
}
