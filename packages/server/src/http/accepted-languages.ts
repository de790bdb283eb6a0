/** The tags of an Accept-Language header, the preferred first. */
export const languagesIn = (accepted: string): string[] =>
  accepted
    .slice(0, 200)
    .split(',')
    .map((each) => {
      const [tag = '', quality = ''] = each.split(';');
      return { tag: tag.trim(), q: Number(/q=([\d.]+)/.exec(quality)?.[1] ?? 1) };
    })
    .sort((one, other) => other.q - one.q)
    .map(({ tag }) => tag);
