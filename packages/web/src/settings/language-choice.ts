// Which of the available languages suits the device best, and what each calls itself.

const base = (tag: string): string => tag.split('-')[0]!.toLowerCase();

/** `wanted` is what the device asks for, best first; the first of `there` is the fallback. */
export function chooseLanguage(wanted: readonly string[], there: readonly string[]): string {
  for (const tag of wanted) {
    const exact = there.find((each) => each.toLowerCase() === tag.toLowerCase());
    const near = exact ?? there.find((each) => base(each) === base(tag));
    if (near !== undefined) return near;
  }
  return there[0]!;
}

const ownNames: Readonly<Record<string, string>> = import.meta.glob(
  '../../../words/src/languages/*/own-name.ts',
  {
    eager: true,
    import: 'ownName',
  },
);

/** “English”, “Svenska”, “日本語”: for people who read no other. Written down: the browser’s names take long to load. */
export const ownName = (tag: string): string =>
  ownNames[`../../../words/src/languages/${base(tag)}/own-name.ts`] ?? tag;

/** Sorted by their own names. */
export const byOwnName = (tags: readonly string[]): string[] =>
  tags.toSorted((one, other) => (ownName(one) < ownName(other) ? -1 : 1));
