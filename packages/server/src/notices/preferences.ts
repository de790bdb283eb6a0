// Which notifications are switched on, including the defaults.
import {
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  NoticeSwitchesSchema,
  decode,
  type NoticeKind,
  type NoticeSwitches,
} from '@rubicon/protocol';

const allOf = (isOn: boolean) =>
  Object.fromEntries(NOTICE_CHANNELS.map((channel) => [channel, isOn])) as NoticeSwitches[NoticeKind];
const ON = allOf(true);
const OFF = allOf(false);

export const USUAL: NoticeSwitches = {
  turn: ON,
  began: ON,
  ended: ON,
  challenge: ON,
  round: ON,
  chat: OFF,
  reminder: ON,
};

/** As they were stored; if unreadable, the defaults. */
export function switchesOf(kept: string | null): NoticeSwitches {
  // Kinds that were added since are as usual
  const decoded =
    kept === null
      ? null
      : decode(NoticeSwitchesSchema, { ...USUAL, ...(JSON.parse(kept) as Record<string, unknown>) });
  return decoded?.ok === true ? decoded.value : USUAL;
}

export const withoutMail = (switches: NoticeSwitches): NoticeSwitches =>
  Object.fromEntries(
    NOTICE_KINDS.map((kind) => [kind, { ...switches[kind], mail: false }]),
  ) as NoticeSwitches;
