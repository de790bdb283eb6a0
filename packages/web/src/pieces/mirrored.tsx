import type { ComponentChildren } from 'preact';

/** Draws the left half of a field of 100 on both halves. */
export const Mirrored = ({ children }: { readonly children: ComponentChildren }) => (
  <>
    {children}
    <g transform="matrix(-1 0 0 1 100 0)">{children}</g>
  </>
);
