import { stockId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { settleCart, sellableStock, type CartGoods, type CartService, type CartRecord } from '../carts/index.ts';
import type { Orders } from './orders.ports.ts';
import { titleIn } from '../../texts.ts';
import type { OrderDraft } from './order-draft.ts';
import { piecesOf } from './order-rows.ts';
import type { OrderCollaborators } from './order-collaborators.ts';
import type { Obstacle } from './placement-refusal.ts';

/** A cart that can be ordered now. Its rows and stocks stay locked until the end of the transaction. */
export type OrderableCart = {
  readonly cart: CartRecord;
  readonly goods: CartGoods;
  /** Pieces by stock. */
  readonly pieces: ReadonlyMap<number, number>;
  readonly obstacles: readonly Obstacle[];
  readonly titleOf: (stockId: number) => string;
};
export type NotOrderable = { readonly kind: 'no-cart' | 'duplicate' | 'empty' };

type Deps = Pick<OrderCollaborators, 'catalogues' | 'reference' | 'clock'> & {
  readonly cartService: CartService;
  readonly orders: Orders;
};
type CartReference = Pick<OrderDraft, 'cartId' | 'shopId' | 'currency' | 'language'>;

/** Locks a customer's cart and its stocks for ordering; the stored cart stays as it is. */
export const createLockOrderableCart =
  ({ cartService, orders, catalogues, reference, clock }: Deps) =>
  async (userId: number, cartReference: CartReference): Promise<Result<OrderableCart, NotOrderable>> => {
    const stored = await cartService.lock({ ownerId: userId });
    if (!stored || stored.id !== cartReference.cartId)
      return err({ kind: (await orders.isOrdered(userId, cartReference.cartId)) ? 'duplicate' : 'no-cart' });
    const known = await cartService.goodsOf(stored.shopId, cartReference.currency);
    if (!known || stored.shopId !== cartReference.shopId) return err({ kind: 'no-cart' });
    if (stored.members.every(({ lines }) => lines.length === 0)) return err({ kind: 'empty' });

    const goods: CartGoods = { ...known, catalogue: await catalogues.fresh(stored.shopId) };
    const { cart } = settleCart(stored, goods, clock.now());
    const pieces = piecesOf(cart);
    const inStock = await orders.lockStocks([...pieces.keys()].sort((left, right) => left - right));
    const { defaultLocale } = await reference();
    const titleOf = (stockId: number): string => {
      const sold = sellableStock(goods, stockId) ?? sellableStock(known, stockId);
      return sold ? titleIn(sold.product.texts, [cartReference.language, defaultLocale]) : '';
    };
    return ok({
      cart,
      goods,
      pieces,
      titleOf,
      obstacles: [...unavailableLines(stored, cart, titleOf), ...shortages(pieces, inStock, titleOf)],
    });
  };

/** Returns the lines that are no longer sold. */
const unavailableLines = (
  stored: CartRecord,
  cart: CartRecord,
  titleOf: (stockId: number) => string,
): readonly Obstacle[] => {
  const chosen = (state: CartRecord): Set<number> =>
    new Set(
      state.members
        .flatMap(({ lines }) => lines.flatMap((line) => [line, ...line.addons]))
        .map(({ stockId }) => stockId),
    );
  const left = chosen(cart);
  return [...chosen(stored)]
    .filter((id) => !left.has(id))
    .map((id) => ({ kind: 'removed', stockId: stockId(id), title: titleOf(id) }));
};

const shortages = (
  pieces: ReadonlyMap<number, number>,
  inStock: ReadonlyMap<number, number>,
  titleOf: (stockId: number) => string,
): readonly Obstacle[] =>
  [...pieces].flatMap(([id, wanted]) => {
    const available = inStock.get(id) ?? 0;
    return wanted > available
      ? [{ kind: 'stock', stockId: stockId(id), title: titleOf(id), wanted, available } as const]
      : [];
  });
