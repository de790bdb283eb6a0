// How long ago, in the largest unit that fits: “2 hours ago”, “yesterday”.

const UNITS = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function ago(thenMs: number, nowMs: number, language: string): string {
  const passedMs = Math.max(0, nowMs - thenMs); // a clock may have been set back
  const [unit, lengthMs] = UNITS.find(([, length]) => passedMs >= length) ?? ['second', Infinity];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return format.format(-Math.floor(passedMs / lengthMs), unit);
}
