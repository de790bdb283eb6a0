// The 95 % interval of a judged chance.
const Z = 1.96;

export const intervalOf = ({ chance, error }: { readonly chance: number; readonly error: number }) => ({
  low: Math.max(0, chance - Z * error),
  high: Math.min(1, chance + Z * error),
});
