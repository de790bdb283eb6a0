// What somebody at the table might wish to do, and whether an order that is legal grants it.
import type { BlockId } from '../board/blocks.ts';
import type { CardId } from '../board/cards.ts';
import type { AreaId } from '../board/map.ts';

/** Where a place may be left out, the wish is to do it anywhere at all. */
export type Wish =
  | {
      readonly kind: 'move' | 'levy' | 'retreat' | 'regroup' | 'harbour' | 'deploy';
      readonly block: BlockId;
      readonly to?: AreaId;
    }
  | { readonly kind: 'fire' | 'hit' | 'disband'; readonly block: BlockId }
  | { readonly kind: 'play' | 'discard'; readonly card: CardId }
  | { readonly kind: 'jupiter' | 'vulcan' | 'surprise' | 'fight' | 'defect'; readonly area: AreaId }
  | { readonly kind: 'main'; readonly area: AreaId; readonly from?: AreaId };
export type WishKind = Wish['kind'];

/** Kinds of orders that bring about what is wished, where they are not called the same. */
const ORDERS: Partial<Record<WishKind, readonly string[]>> = {
  move: ['move', 'embark'],
  levy: ['levy', 'raise'],
};

/** `standing`: where the block of a levy stands, if it is on the map. */
export function grants(order: string, wish: Wish, standing: AreaId | null): boolean {
  const [kind = '', what = '', where = what] = order.split(' ');
  if (!(ORDERS[wish.kind] ?? [wish.kind]).includes(kind)) return false;
  if ('card' in wish) return what === wish.card;
  if ('area' in wish) {
    const places = what.split('-');
    return places.at(-1) === wish.area && (!('from' in wish) || places[0] === wish.from);
  }
  if (what !== wish.block) return false;
  if (!('to' in wish)) return true;
  return kind === 'levy' ? wish.to === standing : where.split('-').at(-1) === wish.to;
}
