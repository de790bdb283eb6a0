// Whether the name of a test names a rule: `§6.13 …`, `ruling 10 …`, or a position whose list of rules has it.

/** The table of positions appends to each test's name the list of rules it relies on, in brackets. */
const POSITION = /^positions with their exact legal orders .*? \((.*)\)$/;

export function namesRule(test: string, rule: string): boolean {
  if (rule.startsWith('ruling ')) return rulingsIn(test).includes(rule.slice('ruling '.length));
  const listed = POSITION.exec(test)?.[1]?.split(', ') ?? [];
  return listed.includes(rule) || new RegExp(`§${rule.replace('.', '\\.')}(?!\\d)`).test(test);
}

/** `rulings 1 (firstTurn), 24` names two. */
const rulingsIn = (test: string): string[] =>
  [...test.matchAll(/rulings? ((?:\d+(?: \([^)]*\))?(?:, )?)+)(?!\.)/g)].flatMap(
    ([, list]) => list!.replaceAll(/\([^)]*\)/g, '').match(/\d+/g) ?? [],
  );
