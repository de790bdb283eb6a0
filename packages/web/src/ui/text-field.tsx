// A field for a line of text or a password.
import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly kind?: 'text' | 'email' | 'url' | 'current-password' | 'new-password';
  readonly value: Signal<string>;
}

export function TextField({ label, kind = 'text', value }: Props) {
  const id = useId();
  const isSecret = kind === 'current-password' || kind === 'new-password';
  const shared = {
    id,
    class: 'field-box',
    maxLength: 1000,
    value: value.value,
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
      value.value = currentTarget.value;
    },
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {isSecret ? (
        <input type="password" autocomplete={kind} {...shared} />
      ) : (
        <input type="text" inputMode={kind} autocomplete={kind === 'email' ? 'email' : 'off'} {...shared} />
      )}
    </div>
  );
}
