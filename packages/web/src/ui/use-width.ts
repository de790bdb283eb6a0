import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** The width of an element in px; 0 until it is mounted. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(() => setWidth(element.current?.clientWidth ?? 0));
    watcher.observe(element.current!);
    setWidth(element.current!.clientWidth);
    return () => {
      watcher.disconnect();
    };
  }, [element]);
  return width;
}
