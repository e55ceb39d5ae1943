import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { currencyId } from '@domain/kernel/ids.ts';
import type { Currency } from '@domain/pricing/index.ts';
import { todayOf, type Catalogues, type ShopDirectory } from '../catalog/index.ts';
import type { EventLog } from '../events/index.ts';
import type { Random } from '../platform/random.ts';
import type { ReferenceSource } from '../reference/index.ts';
import { createCartRepository, type CartKey, type CartRepository, type Store } from '../store/index.ts';
import { changesBetween, countNew, isNoChange, numbered } from './cart-changes.ts';
import type { CartGoods } from './cart-goods.ts';
import { createCartNews, type CartNews } from './cart-news.ts';
import type { CartRecord } from './cart-record.ts';
import type { OpenCart } from './open-cart.ts';
import { settleCart } from './settle-cart.ts';

export type CartDeps = {
  readonly store: Store;
  readonly reference: ReferenceSource;
  readonly shops: ShopDirectory;
  readonly catalogues: Catalogues;
  readonly zones: TimeZones;
  /** The marketplace's time. */
  readonly clock: Clock;
  readonly random: Random;
  readonly events: EventLog;
};

/** Loads carts, brings them up to date and stores what changed. */
export interface CartKeeper {
  readonly carts: CartRepository;
  readonly news: CartNews;
  /** `undefined` when the marketplace has no such shop (any more). */
  goodsOf(shopId: number, currency: Currency): Promise<CartGoods | undefined>;
  /** In the currency the cart has now. */
  goodsOfCart(cart: CartRecord): Promise<CartGoods | undefined>;
  /** The cart with its row locked until the end of the transaction. */
  lock(key: CartKey): Promise<CartRecord | undefined>;
  /** Settles the wanted state of a locked cart, stores the difference to what is stored, and tells the group of it. */
  keep(stored: CartRecord, wanted: CartRecord, goods: CartGoods): Promise<OpenCart>;
  /** The same without a lock; `undefined` when somebody else has changed the cart meanwhile, and nothing is stored. */
  keepUnlessChanged(stored: CartRecord, wanted: CartRecord, goods: CartGoods): Promise<OpenCart | undefined>;
  /** Deletes a locked cart and tells its group. */
  end(cart: CartRecord): Promise<void>;
}

export const createCartKeeper = ({ store, reference, shops, catalogues, zones, clock, events }: CartDeps): CartKeeper => {
  const carts = createCartRepository(store);
  const news = createCartNews({ events });

  const goodsOf = async (shopId: number, currency: Currency): Promise<CartGoods | undefined> => {
    const shop = (await shops()).find(shopId);
    if (!shop) return undefined;
    const { baseCurrency } = await reference();
    return { shop, catalogue: await catalogues.of(shopId), today: todayOf(shop, clock.now(), zones), base: baseCurrency, currency };
  };

  const keepUnlessChanged: CartKeeper['keepUnlessChanged'] = async (stored, wanted, goods) => {
    const now = clock.now();
    const settled = settleCart(inCurrency(wanted, goods), goods, now);
    const missing = countNew(settled.cart);
    const cart = missing === 0 ? settled.cart : numbered(settled.cart, await carts.newIds(missing));
    const changes = changesBetween(stored, cart);
    if (isNoChange(changes)) return { cart, goods, priced: settled.priced };
    if (!(await carts.save(cart, changes, stored.version, now))) return undefined;
    const kept = raised(cart, changes.touched, now);
    if (stored.isGroup || kept.isGroup) await news.changed(kept);
    return { cart: kept, goods, priced: settled.priced };
  };

  return {
    carts,
    news,
    goodsOf,
    goodsOfCart: async (cart) => {
      const { activeCurrency, baseCurrency } = await reference();
      return goodsOf(cart.shopId, activeCurrency(currencyId(cart.currencyId)) ?? baseCurrency);
    },
    lock: async (key) => ((await carts.lock(key)) ? carts.find(key) : undefined),

    keepUnlessChanged,

    keep: async (stored, wanted, goods) => {
      const kept = await keepUnlessChanged(stored, wanted, goods);
      if (!kept) throw new TypeError(`Cart ${stored.id} was changed while it was locked`);
      return kept;
    },

    end: async (cart) => {
      if (cart.isGroup) await news.ended(cart);
      await carts.remove(cart.id);
    },
  };
};

/** True when reading the cart in these goods would change nothing that is stored. */
export const isSettled = (stored: CartRecord, settled: CartRecord): boolean =>
  countNew(settled) === 0 && isNoChange(changesBetween(stored, settled));

export const inCurrency = (cart: CartRecord, { currency }: Pick<CartGoods, 'currency'>): CartRecord => ({
  ...cart, currencyId: currency.id, rate: currency.rate, scale: currency.scale,
});

/** What storing does to versions (contract 8.3). */
const raised = (cart: CartRecord, touched: readonly number[], now: number): CartRecord => ({
  ...cart,
  version: cart.version + 1,
  updatedAt: now,
  members: cart.members.map((member) => (touched.includes(member.id) ? { ...member, version: member.version + 1, updatedAt: now } : member)),
});
