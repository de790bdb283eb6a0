// Memoised components: a part of the page is rendered again only when its props have changed.
import { Component, type ComponentType, type FunctionComponent } from 'preact';

/** Preact asks only class components whether to update, so this wraps one. */
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

/** The same keys with identical values. */
export const haveSameParts = <P extends object>(before: P, after: P): boolean => {
  const keys = Object.keys(after) as (keyof P)[];
  return (
    keys.length === Object.keys(before).length && keys.every((key) => Object.is(before[key], after[key]))
  );
};
