// Drawing less often: a part of the page is drawn again only when what it is given has changed.
import { Component, type ComponentType, type FunctionComponent } from 'preact';

/** Preact asks classes alone whether to draw, so the question is put to one. */
export function memo<P extends object>(
  Drawn: FunctionComponent<P>,
  isSame: (before: P, after: P) => boolean = haveSameParts,
): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !isSame(this.props, next);
    }
    override render() {
      return <Drawn {...this.props} />;
    }
  };
}

/** The same keys with the very same values. */
export const haveSameParts = <P extends object>(before: P, after: P): boolean => {
  const keys = Object.keys(after) as (keyof P)[];
  return (
    keys.length === Object.keys(before).length && keys.every((key) => Object.is(before[key], after[key]))
  );
};
