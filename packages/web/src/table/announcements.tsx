// The announcements of the table: read aloud, and seen while orders are typed. It is the only live region that tells
// what happens. Others answer what was just asked where it was asked: what a route would mean, odds, hints, a search.
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { say } from '@rubicon/words';
import type { Table } from '../authority/table.ts';
import { lazy } from '../ui/lazy.tsx';
import { createAnnouncer } from './announce/announcer.ts';
import type { TableContext } from './state/context.ts';
import { endPhase } from './likely-answer.ts';
import './announcements.css';

const TypedLine = lazy(() => import('./typed/typed-line.tsx').then((file) => file.TypedLine));

export function Announcements({ context, table }: { readonly context: TableContext; readonly table: Table }) {
  const { session, hasHover } = context;
  const announcer = useMemo(() => createAnnouncer(session, hasHover), [session, hasHover]);
  useEffect(() => announcer.stop, [announcer]);
  const isOpen = context.isTyping.value;
  const log = useRef<HTMLDivElement>(null);
  const lines = announcer.lines.value;
  useLayoutEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lines, isOpen]);
  return (
    <div class={isOpen ? 'announced' : 'announced unseen'}>
      <div
        ref={log}
        role="log"
        aria-live="polite"
        class="announced-lines"
        aria-label={say('hear.label')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys scroll it
        tabIndex={isOpen ? 0 : undefined}
      >
        {lines.map(({ key, text, kind }) => (
          <p key={key} class={`is-${kind}`} aria-hidden={kind === 'told' ? undefined : 'true'}>
            {text}
          </p>
        ))}
      </div>
      <p role="alert" class="announced-refusal">
        {announcer.refusal.value}
      </p>
      {isOpen ? (
        <TypedLine
          key={table.seat}
          context={context}
          announcer={announcer}
          onEnd={(done) => endPhase(context, done, table)}
        />
      ) : null}
    </div>
  );
}
