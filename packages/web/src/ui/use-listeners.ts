import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

type Heard = { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void };

/** Listens on one element to events of the many buttons in it. */
export function useListeners(ref: RefObject<HTMLElement | null>, heard: Heard): void {
  const latest = useRef(heard);
  latest.current = heard;
  useLayoutEffect(() => {
    const stop = new AbortController();
    for (const kind of Object.keys(latest.current) as (keyof Heard)[]) {
      const hear = (event: Event): void => {
        (latest.current[kind] as ((event: Event) => void) | undefined)?.(event);
      };
      ref.current!.addEventListener(kind, hear, { signal: stop.signal });
    }
    return () => {
      stop.abort();
    };
  }, [ref]);
}
