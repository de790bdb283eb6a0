// Times as text, without a clock: milliseconds since 1970 and `2026-11-15T09:30:00.000Z`.

const DAY_MS = 86_400_000;
const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/** Days since 1970 of a date in the Gregorian calendar, counting years from March. */
function daysOf(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    era * 146_097 +
    yearOfEra * 365 +
    Math.floor(yearOfEra / 4) -
    Math.floor(yearOfEra / 100) +
    dayOfYear -
    719_468
  );
}

function dateOf(days: number): [year: number, month: number, day: number] {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const part = Math.floor((5 * dayOfYear + 2) / 153);
  const month = part < 10 ? part + 3 : part - 9;
  return [
    era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
    month,
    dayOfYear - Math.floor((153 * part + 2) / 5) + 1,
  ];
}

export function makeTime(ms: number): string {
  const days = Math.floor(ms / DAY_MS);
  const [year, month, day] = dateOf(days);
  const rest = ms - days * DAY_MS;
  const clock = [
    Math.floor(rest / 3_600_000),
    Math.floor(rest / 60_000) % 60,
    Math.floor(rest / 1000) % 60,
  ].map((part) => pad(part, 2));
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}T${clock.join(':')}.${pad(rest % 1000, 3)}Z`;
}

/** Undefined if the text is no time as `makeTime` writes it. */
export function parseTime(text: string): number | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})\.(\d{3})Z$/
    .exec(text)
    ?.slice(1)
    .map(Number);
  if (parts === undefined) return undefined;
  const [year, month, day, hour, minute, second, ms] = parts as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const time = daysOf(year, month, day) * DAY_MS + hour * 3_600_000 + minute * 60_000 + second * 1000 + ms;
  return makeTime(time) === text ? time : undefined;
}
