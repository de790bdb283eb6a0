// Finds an order by a few letters of each of its words.

export interface Labelled {
  readonly label: string;
}

/** The orders whose label has every word, in the order given; those about the selected blocks first. */
export function foundOrders<T extends Labelled>(
  orders: readonly T[],
  text: string,
  inHand: readonly string[],
): T[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const found = orders.filter(({ label }) => {
    const folded = foldText(label);
    return words.every((word) => folded.includes(word));
  });
  if (inHand.length === 0) return found;
  const isHeld = ({ label }: T): boolean => inHand.some((name) => label.startsWith(name));
  return [...found.filter(isHeld), ...found.filter((order) => !isHeld(order))];
}

/** Without case, accents and full-width forms. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
