// A part of a tournament's page. A long one is closed at first, so that the others are near.
import type { ComponentChildren } from 'preact';

export const MANY = 24; // lines that still are few

interface Props {
  readonly title: string;
  readonly label?: string; // where the title alone would not do
  readonly lines: number;
  readonly children: ComponentChildren;
}

export function Section({ title, label = title, lines, children }: Props) {
  return (
    <section class="community-list" aria-label={label}>
      {lines <= MANY ? (
        <>
          <h2>{title}</h2>
          {children}
        </>
      ) : (
        <details class="tournament-section">
          <summary>
            <h2>{title}</h2>
          </summary>
          {children}
        </details>
      )}
    </section>
  );
}
