import { changedPieces, soldOutUntil, typedPieces, typedPrice, type NumberFault } from '@domain/menu/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { Actor } from './menu-audit.ts';
import type { MenuCollaborators } from './menu-collaborators.ts';
import type { MenuProduct, MenuStock } from './menu.ports.ts';

/** What is typed of a stock in a list, and what the list showed. What is not typed stays. */
export type StockChange = {
  readonly price: string | undefined;
  readonly quantity: string | undefined;
  /** Minor units of the base currency. */
  readonly shownPrice: number | undefined;
  readonly shownQuantity: number | undefined;
};
export type StockRefusal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wrong'; readonly faults: readonly { field: 'price' | 'quantity'; kind: NumberFault }[] }
  /** Somebody else has changed the price since it was shown. */
  | { readonly kind: 'changed'; readonly current: MenuProduct };

/** OPS-6: price and pieces of what a shop sells. Every change is audited and announced with its transaction. */
export interface StockDesk {
  /** OPS-6k: Changes price and pieces of a stock. */
  change(actor: Actor, id: number, stockId: number, change: StockChange): Promise<Result<MenuProduct, StockRefusal>>;
  /**
   * OPS-6l: Sells no more of a product today, or offers again what was there before; returns the product, `undefined`
   * if there is none.
   */
  setSoldOut(actor: Actor, id: number, isSoldOut: boolean): Promise<MenuProduct | undefined>;
  /** Offers again what was sold out for a day that is over. */
  readonly job: Job;
}

const EVERY_MS = 60_000;

export const createStockDesk = ({
  products,
  catalogueChanges,
  record,
  transactions,
  reference,
  zones,
  clock,
}: Pick<
  MenuCollaborators,
  'products' | 'catalogueChanges' | 'record' | 'transactions' | 'reference' | 'zones' | 'clock'
>): StockDesk => ({
  change: async (actor, id, stockId, { price, quantity, shownPrice, shownQuantity }) => {
    const { scale } = (await reference()).baseCurrency;
    return transactions.run(async () => {
      const product = await products.lock(actor.shopId, id);
      const stock = product?.stocks.find((each) => each.id === stockId);
      if (!product || !stock) return err({ kind: 'unknown' });
      const [newPrice, pieces] = [
        price === undefined ? undefined : typedPrice(price, scale),
        quantity === undefined ? undefined : typedPieces(quantity),
      ];
      if ((newPrice && !newPrice.ok) || (pieces && !pieces.ok))
        return err({
          kind: 'wrong',
          faults: [
            ...(newPrice && !newPrice.ok ? [{ field: 'price', kind: newPrice.error } as const] : []),
            ...(pieces && !pieces.ok ? [{ field: 'quantity', kind: pieces.error } as const] : []),
          ],
        });
      const wanted = newPrice?.value.minor ?? stock.price;
      const isTouched = shownPrice === undefined || wanted !== shownPrice;
      if (isTouched && shownPrice !== undefined && stock.price !== shownPrice && stock.price !== wanted)
        return err({ kind: 'changed', current: product });
      const after = withPieces({ ...stock, price: isTouched ? wanted : stock.price }, pieces?.value, shownQuantity);
      await products.setStock(stockId, after);
      await record(actor, 'changeMenuStock', String(id), told(stock), told(after));
      await catalogueChanges.changed(actor.shopId, after.price === stock.price ? 'stock' : 'shop');
      return ok((await products.find(actor.shopId, id)) ?? product);
    });
  },

  setSoldOut: (actor, id, isSoldOut) =>
    transactions.run(async () => {
      const product = await products.lock(actor.shopId, id);
      const timeZone = await products.timeZoneOf(actor.shopId);
      if (!product || timeZone === undefined) return undefined;
      const until = soldOutUntil(clock.now(), timeZone, zones);
      for (const stock of product.stocks) {
        const after = isSoldOut ? paused(stock, until) : resumed(stock);
        await products.setStock(stock.id, after);
        await record(actor, 'setMenuSupply', String(id), told(stock), told(after));
      }
      await catalogueChanges.changed(actor.shopId, 'stock');
      return products.find(actor.shopId, id);
    }),

  job: {
    name: 'sold-out-today',
    everyMs: EVERY_MS,
    run: async () => {
      for (const { stockId, productId, shopId } of await products.over(clock.now()))
        await transactions.run(async () => {
          const stock = (await products.lock(shopId, productId))?.stocks.find(({ id }) => id === stockId);
          // Offered again meanwhile, or off the menu.
          if (!stock?.pause || stock.pause.until > clock.now()) return;
          await products.setStock(stockId, resumed(stock));
          await catalogueChanges.changed(shopId, 'stock');
        });
    },
  },
});

const withPieces = (stock: MenuStock, wanted: number | undefined, shown: number | undefined): MenuStock =>
  wanted === undefined || wanted === shown
    ? stock
    : { ...stock, quantity: changedPieces(stock.quantity, shown ?? stock.quantity, wanted), pause: undefined };

/** What came back while it was sold out is there again with the rest. */
const paused = (stock: MenuStock, until: number): MenuStock => ({
  ...stock,
  quantity: 0,
  pause: { kept: stock.quantity + (stock.pause?.kept ?? 0), until },
});
const resumed = (stock: MenuStock): MenuStock => ({
  ...stock,
  quantity: stock.quantity + (stock.pause?.kept ?? 0),
  pause: undefined,
});

const told = ({ id, price, quantity, pause }: MenuStock) => ({
  ['price of ' + id]: price,
  ['quantity of ' + id]: quantity,
  ...(pause && { ['kept of ' + id]: pause.kept }),
});
