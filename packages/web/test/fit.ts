/// <reference lib="dom" />
// Whether all text of a page fits its space and can be seen, and what it says on screen and to screen readers. These
// functions are sent into the page as text, so each is self-contained.

/** Text that is cut off, overflows its box, or is outside the window. */
export function misfits(): string[] {
  const scrolls = (style: CSSStyleDeclaration, axis: 'X' | 'Y'): boolean =>
    ['auto', 'scroll'].includes(style[`overflow${axis}`]);
  const clips = (style: CSSStyleDeclaration, axis: 'X' | 'Y'): boolean =>
    ['hidden', 'clip'].includes(style[`overflow${axis}`]);
  const ARROW = 16; // the arrow beside a select
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement!;
    // The map has its own scale, and can be moved; hidden text is for screen readers
    if (text === '' || parent.closest('svg, .board, .unseen, .plate, option, script, style') !== null)
      continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parent.clientWidth === 1) continue; // for screen readers too
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const [left, right] = [
      Math.min(...rects.map((rect) => rect.left)),
      Math.max(...rects.map((rect) => rect.right)),
    ];
    const [top, bottom] = [
      Math.min(...rects.map((rect) => rect.top)),
      Math.max(...rects.map((rect) => rect.bottom)),
    ];
    if (rects.length === 0) continue;
    const fault = (what: string): void => void found.add(`${what}: ${text.slice(0, 60)}`);
    let across = true;
    let down = true;
    let isBox = false;
    for (let box: HTMLElement | null = parent; box !== null && (across || down); box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'contents' || style.display === 'inline') continue;
      const edge = box.getBoundingClientRect();
      const beside = right > edge.right + 1.5 || left < edge.left - 1.5;
      if (across && beside && !scrolls(style, 'X')) {
        if (clips(style, 'X')) fault('cut');
        else if (!isBox) fault('runs out');
      }
      // A line is taller than its letters: only what is certainly cut off counts
      if (down && clips(style, 'Y') && (bottom > edge.bottom + 4 || top < edge.top - 4)) fault('cut');
      isBox = true;
      if (scrolls(style, 'X')) across = false;
      if (scrolls(style, 'Y')) down = false;
      if (style.position === 'fixed') break;
    }
    if (across && (left < -1 || right > document.documentElement.clientWidth + 1)) fault('outside');
  }
  const pen = document.createElement('canvas').getContext('2d')!;
  for (const select of document.querySelectorAll('select')) {
    const style = getComputedStyle(select);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
    for (const { text } of select.options)
      if (select.checkVisibility() && pen.measureText(text).width > room)
        found.add(`cut, when chosen: ${text}`);
  }
  return [...found];
}

/** Text inside these elements that something else is drawn over. What a box has scrolled away does not count. */
export function coveredTexts(selector: string): string[] {
  const found = new Set<string>();
  for (const part of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement!;
      if (text === '' || !parent.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.unseen') !== null) continue;
      let box: HTMLElement | null = parent;
      while (box !== null && !['auto', 'scroll'].includes(getComputedStyle(box).overflowY))
        box = box.parentElement;
      const edge = box?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, width, top, height } of range.getClientRects()) {
        if (width === 0 || height === 0) continue;
        const [x, y] = [left + width / 2, top + height / 2];
        if (y < edge.top || y > edge.bottom || x < edge.left || x > edge.right) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit === null || !(parent.contains(hit) || hit.contains(parent)))
          found.add(`covered: ${text.slice(0, 60)}`);
      }
    }
  }
  return [...found];
}

/** Every text that is shown or read aloud, except Latin and text marked as another language. */
export function textsOfPage(): string[] {
  const texts = new Set<string>();
  const isOurs = (element: Element): boolean =>
    element.closest('[lang]') === document.documentElement && element.closest('svg, script, style') === null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (isOurs(node.parentElement!)) texts.add(node.textContent!.trim());
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!isOurs(element)) continue;
    for (const name of [
      'aria-label',
      'aria-valuetext',
      'aria-roledescription',
      'title',
      'placeholder',
      'alt',
    ])
      texts.add(element.getAttribute(name)?.trim() ?? '');
  }
  return [...texts].filter((text) => text !== '');
}
