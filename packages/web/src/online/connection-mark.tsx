// The connection to the server, always visible: an icon and its words.
import { say } from '@rubicon/words';
import type { Connection } from '../net/connection.ts';
import './connection-mark.css';

export function ConnectionMark({ connection }: { readonly connection: Connection }) {
  const reached = connection.state.value;
  const state = reached === 'live' && connection.awayMs.value !== null ? 'outage' : reached;
  const text = say(`connection.${state}`);
  return (
    <span class={`connection-mark ${state}`} role="status" title={text}>
      <i aria-hidden="true" />
      <span>{text}</span>
    </span>
  );
}
