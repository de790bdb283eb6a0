// How wide something is, kept up to date: charts are drawn for it, so that their letters keep their size.
import { useSignal, type ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

export function useWidth(element: RefObject<HTMLElement | null>, first: number): ReadonlySignal<number> {
  const width = useSignal(first);
  useLayoutEffect(() => {
    const measured = element.current!;
    const measure = (): void => {
      width.value = Math.max(240, Math.round(measured.clientWidth));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, width]);
  return width;
}
