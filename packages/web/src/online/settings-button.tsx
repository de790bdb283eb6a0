import { useSignal } from '@preact/signals';
import { say } from '@rubicon/words';
import { SettingsDialog } from '../settings/dialog/settings-dialog.tsx';

export function SettingsButton() {
  const isOpen = useSignal(false);
  return (
    <>
      <button type="button" class="button community-settings" onClick={() => (isOpen.value = true)}>
        {say('start.settings')}
      </button>
      {isOpen.value ? <SettingsDialog onClose={() => (isOpen.value = false)} /> : null}
    </>
  );
}
