// Asks again before something that cannot be undone.
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly onSure: () => void;
  readonly onClose: () => void;
}

export function SureDialog({ title, text, label, onSure, onClose }: Props) {
  const go = (): void => {
    onClose();
    onSure();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      buttons={
        <button type="button" class="button primary" onClick={go}>
          {label}
        </button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
