import type { messages as english } from '../../en/topics/intel.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  'intel.label': '敵情',
  'intel.thinking': 'ここにいそうなブロックを考えています…',
  'intel.nothing': 'ここに隠れているブロックはありません。',
  'intel.sum': '合わせておよそ{steps}ステップ、1ラウンドに{hits}命中ほど。',
  'intel.seen': '最後にここで目撃：',
  'intel.sighting': '{block}（{year} 第{turn}ターン）',
  'intel.unseen': '最後にここで目撃された敵ブロックはありません。',
};
