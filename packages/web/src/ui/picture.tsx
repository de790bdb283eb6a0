// A framed place for a small picture. What is drawn in it comes when the place is nearly on screen.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './picture.css';

export function Picture({ children }: { readonly children: () => ComponentChildren }) {
  const isNear = useSignal(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        isNear.value = true;
        watch.disconnect();
      },
      { rootMargin: '200px' },
    );
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, [isNear]);
  return (
    <div ref={place} class="picture">
      {isNear.value ? children() : null}
    </div>
  );
}
