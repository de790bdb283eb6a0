// Copies the address of a page, by which others see a picture of it where it is pasted.
import { useSignal } from '@preact/signals';
import { linkTo } from '../routes/address.ts';
import { copyText } from '../ui/copy-text.ts';
import { sayCommunity } from '../words/topics/community.ts';

export function CopyLink({ word }: { readonly word: string }) {
  const isCopied = useSignal<boolean | null>(null);
  return (
    <p class="community-link">
      <button
        type="button"
        class="button"
        onClick={() => void copyText(linkTo(word)).then((is) => (isCopied.value = is))}
      >
        {sayCommunity('copy.link')}
      </button>{' '}
      <small role="status">
        {isCopied.value === null ? '' : isCopied.value ? sayCommunity('copy.done') : linkTo(word)}
      </small>
    </p>
  );
}
