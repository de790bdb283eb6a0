// A preview of the game as an image, before sharing it.
import { useSignal } from '@preact/signals';
import type { Analysis } from '@rubicon/ai';
import type { PerSide } from '@rubicon/engine';
import { useEffect } from 'preact/hooks';
import { download } from '../ui/download.ts';
import { Dialog } from '../ui/dialog.tsx';
import { sayReview } from '../words/topics/review.ts';
import { drawn, measure, pictureOf } from './picture.ts';
import { CARD, ShareCard } from './share-card.tsx';
import { typeRules } from './typeface.ts';

interface Props {
  readonly analysis: Analysis;
  readonly players: PerSide<string>;
  readonly name: string; // of the file
  readonly onClose: () => void;
}

interface Picture {
  readonly file: File;
  readonly address: string;
}

export function ShareDialog({ analysis, players, name, onClose }: Props) {
  const picture = useSignal<Picture | 'making' | 'failed'>('making');
  useEffect(() => {
    let address: string | null = null;
    const make = async (): Promise<void> => {
      const type = await typeRules();
      const card = <ShareCard analysis={analysis} players={players} type={type} widthOf={measure()} />;
      const blob = await pictureOf(drawn(card), CARD);
      address = URL.createObjectURL(blob);
      picture.value = { file: new File([blob], name, { type: blob.type }), address };
    };
    make().catch(() => (picture.value = 'failed'));
    return () => {
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [analysis, players, name, picture]);
  const made = picture.value;
  return (
    <Dialog
      title={sayReview('review.image.title')}
      onClose={onClose}
      buttons={typeof made === 'object' ? <Buttons {...made} /> : null}
    >
      {typeof made === 'object' ? (
        <img
          class="review-image"
          src={made.address}
          width={CARD.width}
          height={CARD.height}
          alt={sayReview('review.image.what')}
        />
      ) : (
        <p role="status">{sayReview(`review.image.${made}`)}</p>
      )}
    </Dialog>
  );
}

function Buttons({ file, address }: Picture) {
  const data = { files: [file] };
  const canShare = 'canShare' in navigator && navigator.canShare(data);
  return (
    <>
      {canShare ? (
        <button type="button" class="button" onClick={() => void navigator.share(data).catch(() => {})}>
          {sayReview('review.image.share')}
        </button>
      ) : null}
      <button type="button" class="button primary" onClick={() => download(address, file.name)}>
        {sayReview('review.image.save')}
      </button>
    </>
  );
}
