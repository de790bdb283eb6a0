// Validates what arrives from another thread.
type Fields = Readonly<Record<string, unknown>>;
export type Check = (value: unknown) => boolean;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
export const isString: Check = (value) => typeof value === 'string';
export const isWhole: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
export const isOneOf =
  (allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);
export const isOrNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/** Whether a value has these fields and no others; those named in `optional` may be missing. */
export const hasFields =
  (checks: Readonly<Record<string, Check>>, optional: readonly string[] = []): Check =>
  (value) =>
    isFields(value) &&
    Object.keys(value).every((name) => Object.hasOwn(checks, name)) &&
    Object.keys(checks).every(
      (name) => (optional.includes(name) && value[name] === undefined) || checks[name]!(value[name]),
    );
