// Which aids both players of a game are allowed.
import type { Aids } from '@rubicon/protocol';
import { AIDS } from '@rubicon/protocol/lists';
import type { ComponentChildren } from 'preact';
import { say } from '@rubicon/words';
import { Switch } from '../ui/switch.tsx';
import { sayCommunity } from '../words/topics/community.ts';

interface Props {
  readonly aids: Aids;
  readonly onChange: (aids: Aids) => void;
  readonly children?: ComponentChildren; // other switches
}

export function AidsChoice({ aids, onChange, children }: Props) {
  return (
    <fieldset class="switches">
      <legend>{say('new.aids')}</legend>
      {AIDS.map((aid) => (
        <Switch
          key={aid}
          label={say(`new.aid-${aid}`)}
          on={aids[aid]}
          onChange={(on) => onChange({ ...aids, [aid]: on })}
        />
      ))}
      {children}
      <p class="enter-note">{sayCommunity('aids.note')}</p>
    </fieldset>
  );
}
