/// <reference lib="dom" />
// What a measurement does inside the page. These functions are sent there as text, so each stands alone.

export interface Goal {
  readonly presses: readonly string[]; // names of buttons, clicked in turn as soon as they appear
  readonly selector: string; // the final element
}

/** Works towards the goal, and returns when it was drawn, in ms from the start of the navigation. */
export async function reach({ presses, selector }: Goal): Promise<number> {
  const frame = (): Promise<number> =>
    new Promise((resolve, reject) => {
      if (performance.now() > 60_000) reject(new Error(`${selector} did not appear within a minute`));
      else requestAnimationFrame(resolve);
    });
  for (const name of presses) {
    const find = (): HTMLButtonElement | undefined =>
      [...document.querySelectorAll('button')].find(
        (each) => each.textContent.startsWith(name) && !each.disabled,
      );
    while (find() === undefined) await frame();
    find()?.click();
  }
  while (document.querySelector(selector) === null) await frame();
  await frame();
  return performance.now();
}

/** Bytes transferred for this page, including its worker, of what was requested until then. */
export function sentBytes(untilMs: number): { all: number; scripts: number } {
  const entries = performance
    .getEntries()
    .filter((each) => each instanceof PerformanceResourceTiming)
    .filter(({ startTime }) => startTime <= untilMs);
  const sum = (ending: string): number =>
    entries.reduce((total, { name, transferSize }) => total + (name.endsWith(ending) ? transferSize : 0), 0);
  return { all: sum(''), scripts: sum('.js') };
}

/** The duration of each frame, in ms, for so long. */
export async function watchFrames(forMs: number): Promise<number[]> {
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const times: number[] = [];
  let before = await frame();
  const endMs = before + forMs;
  while (before < endMs) {
    const now = await frame();
    times.push(now - before);
    before = now;
  }
  return times;
}

/** The time, in ms, from the last pointer press until its effect was drawn. */
export function watchPress(selector: string): Promise<number> {
  return new Promise((resolve) => {
    let pressedMs = 0;
    addEventListener('pointerup', ({ timeStamp }) => (pressedMs = timeStamp), { capture: true });
    const watcher = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      watcher.disconnect();
      // A task after the next frame: the frame is drawn by then
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedMs)));
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

/** The time that steps and long jumps in a replay take until they are drawn. */
export async function watchScrub(): Promise<{ stepMs: number[]; jumpMs: number[] }> {
  const main = document.querySelector<HTMLElement>('main[data-at]')!;
  const range = document.querySelector<HTMLInputElement>('input[type="range"]')!;
  const drawn = (): Promise<void> =>
    new Promise((resolve) => {
      const watcher = new MutationObserver(() => {
        watcher.disconnect();
        // A task after the next frame: the frame is drawn by then
        requestAnimationFrame(() => setTimeout(resolve));
      });
      watcher.observe(main, { attributeFilter: ['data-at'] });
    });
  const goTo = async (index: number): Promise<number> => {
    const asked = performance.now();
    const done = drawn();
    range.value = String(index);
    range.dispatchEvent(new Event('input', { bubbles: true }));
    await done;
    return performance.now() - asked;
  };
  const last = Number(range.max);
  const stepMs: number[] = [];
  // Steps from the beginning, the middle and the end
  for (const from of [0, last >> 1, last - 41]) {
    await goTo(from + 1);
    for (let index = from + 2; index <= from + 40; index++) stepMs.push(await goTo(index));
  }
  const jumpMs: number[] = [];
  for (let count = 1; count <= 40; count++) jumpMs.push(await goTo((count * 167) % last));
  return { stepMs, jumpMs };
}
