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

/** “English”, “Svenska”, “日本語”: for people who read no other. */
export function ownName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(base(tag)) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Sorted by their own names. */
export const byOwnName = (tags: readonly string[]): string[] =>
  tags.toSorted((one, other) => ownName(one).localeCompare(ownName(other), 'en'));
