// Something that may be wider than the screen; then the keys scroll it.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export function Wide({ children }: { readonly children: ComponentChildren }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current!;
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  });
  return (
    <div ref={ref} class="tournament-wide">
      {children}
    </div>
  );
}
