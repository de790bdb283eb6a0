// The channel to which this game is posted.
import type { GameId } from '@rubicon/protocol';
import type { Online } from '../../net/online.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { sayCommunity } from '../../words/topics/community.ts';
import { ChannelForm } from '../channel-form.tsx';

interface Props {
  readonly online: Online;
  readonly game: GameId;
  readonly onClose: () => void;
}

export const ChannelDialog = ({ online, game, onClose }: Props) => (
  <Dialog title={sayCommunity('channel.title')} onClose={onClose}>
    <ChannelForm
      online={online}
      of={`games/${game}`}
      mentionLabel={sayCommunity('channel.mention')}
      saved={sayCommunity('channel.saved')}
    >
      <p>{sayCommunity('channel.text')}</p>
    </ChannelForm>
  </Dialog>
);
