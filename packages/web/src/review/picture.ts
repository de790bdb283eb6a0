// Turns an SVG drawing into an image for sharing.
import { render, type VNode } from 'preact';

/** The drawing as standalone SVG text. */
export function drawn(drawing: VNode): string {
  const host = document.createElement('div');
  render(drawing, host);
  const text = new XMLSerializer().serializeToString(host.firstElementChild!);
  render(null, host);
  return text;
}

/** As a PNG of the drawing's own size. */
export async function pictureOf(
  drawing: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The width of a text in one of the page's fonts. */
export function measure(): (text: string, font: string) => number {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  return (text, font) => {
    context.font = font;
    return context.measureText(text).width;
  };
}
