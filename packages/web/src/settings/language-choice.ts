// Which of the languages there are suits the device best.

/** `wanted` is what the device asks for, best first; the first of `there` is for everybody else. */
export function chooseLanguage(wanted: readonly string[], there: readonly string[]): string {
  const base = (tag: string): string => tag.split('-')[0]!.toLowerCase();
  for (const tag of wanted) {
    const exact = there.find((each) => each.toLowerCase() === tag.toLowerCase());
    const near = exact ?? there.find((each) => base(each) === base(tag));
    if (near !== undefined) return near;
  }
  return there[0]!;
}
