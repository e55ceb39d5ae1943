import { stockId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { settleCart, soldStock, type CartDeps, type CartGoods, type CartKeeper, type CartRecord } from '../carts/index.ts';
import type { OrderRepository } from '../store/index.ts';
import { titleIn } from '../texts.ts';
import type { OrderDraft } from './order-draft.ts';
import { piecesOf } from './order-rows.ts';
import type { Obstacle } from './placement-refusal.ts';

/** A cart as it can be ordered at this moment, its rows and stocks locked until the end of the transaction. */
export type OrderBasket = {
  readonly cart: CartRecord;
  readonly goods: CartGoods;
  /** What is taken of every stock. */
  readonly pieces: ReadonlyMap<number, number>;
  readonly obstacles: readonly Obstacle[];
  readonly titleOf: (stockId: number) => string;
};
export type NoBasket = { readonly kind: 'no-cart' | 'duplicate' | 'empty' };

type Deps = Pick<CartDeps, 'catalogues' | 'reference' | 'clock'> & { readonly keeper: CartKeeper; readonly orders: OrderRepository };
type Asked = Pick<OrderDraft, 'cartId' | 'shopId' | 'currency' | 'language'>;

/** Takes a customer's cart in hand for ordering; the cart itself stays as it is stored. */
export const createTakeBasket =
  ({ keeper, orders, catalogues, reference, clock }: Deps) =>
  async (userId: number, asked: Asked): Promise<Result<OrderBasket, NoBasket>> => {
    const stored = await keeper.lock({ ownerId: userId });
    if (!stored || stored.id !== asked.cartId) return err({ kind: (await orders.isOrdered(userId, asked.cartId)) ? 'duplicate' : 'no-cart' });
    const known = await keeper.goodsOf(stored.shopId, asked.currency);
    if (!known || stored.shopId !== asked.shopId) return err({ kind: 'no-cart' });
    if (stored.members.every(({ lines }) => lines.length === 0)) return err({ kind: 'empty' });

    const goods: CartGoods = { ...known, catalogue: await catalogues.fresh(stored.shopId) };
    const { cart } = settleCart(stored, goods, clock.now());
    const pieces = piecesOf(cart);
    const inStock = await orders.lockStocks([...pieces.keys()].sort((left, right) => left - right));
    const { defaultLocale } = await reference();
    const titleOf = (stockId: number): string => {
      const sold = soldStock(goods, stockId) ?? soldStock(known, stockId);
      return sold ? titleIn(sold.product.texts, [asked.language, defaultLocale]) : '';
    };
    return ok({ cart, goods, pieces, titleOf, obstacles: [...goneLines(stored, cart, titleOf), ...shortages(pieces, inStock, titleOf)] });
  };

/** What was chosen and is not sold any more. */
const goneLines = (stored: CartRecord, cart: CartRecord, titleOf: (stockId: number) => string): readonly Obstacle[] => {
  const chosen = (state: CartRecord): Set<number> => new Set(state.members.flatMap(({ lines }) => lines.flatMap((line) => [line, ...line.addons])).map(({ stockId }) => stockId));
  const left = chosen(cart);
  return [...chosen(stored)].filter((id) => !left.has(id)).map((id) => ({ kind: 'removed', stockId: stockId(id), title: titleOf(id) }));
};

const shortages = (pieces: ReadonlyMap<number, number>, inStock: ReadonlyMap<number, number>, titleOf: (stockId: number) => string): readonly Obstacle[] =>
  [...pieces].flatMap(([id, wanted]) => {
    const available = inStock.get(id) ?? 0;
    return wanted > available ? [{ kind: 'stock', stockId: stockId(id), title: titleOf(id), wanted, available } as const] : [];
  });
