import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { currencyId } from '@domain/kernel/ids.ts';
import type { Currency } from '@domain/pricing/index.ts';
import { todayOf, type Catalogues, type ShopDirectory } from '../catalog/index.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { CartKey, Carts } from './carts.ports.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import { changesBetween, countNew, isNoChange, withIds } from './cart-changes.ts';
import type { CartGoods } from './cart-goods.ts';
import { createCartEvents, type CartEvents } from './cart-events.ts';
import type { CartRecord } from './cart-record.ts';
import type { OpenCart } from './open-cart.ts';
import { settleCart } from './settle-cart.ts';

export type CartCollaborators = {
  readonly transactions: Transactions;
  readonly carts: Carts;
  readonly reference: ReferenceSource;
  readonly shops: ShopDirectory;
  readonly catalogues: Catalogues;
  readonly zones: TimeZones;
  /** The marketplace's time. */
  readonly clock: Clock;
  readonly random: Random;
  readonly events: EventLog;
};

/** Loads, refreshes and saves carts. */
export interface CartService {
  readonly carts: Carts;
  readonly groupEvents: CartEvents;
  /** Returns the catalog data for a shop's cart; `undefined` if the shop no longer exists. */
  goodsOf(shopId: number, currency: Currency): Promise<CartGoods | undefined>;
  /** Returns the catalog data for a stored cart, in the cart's currency. */
  goodsOfCart(cart: CartRecord): Promise<CartGoods | undefined>;
  /** Returns the cart and locks it until the end of the caller's transaction. */
  lock(key: CartKey): Promise<CartRecord | undefined>;
  /** Refreshes and saves a locked cart, and notifies the group. */
  save(stored: CartRecord, wanted: CartRecord, goods: CartGoods): Promise<OpenCart>;
  /** Like `save` without a lock; saves nothing and returns `undefined` if the cart has changed in the meantime. */
  saveIfUnchanged(stored: CartRecord, wanted: CartRecord, goods: CartGoods): Promise<OpenCart | undefined>;
  /** Deletes a locked cart and notifies its group. */
  remove(cart: CartRecord): Promise<void>;
}

export const createCartService = ({
  carts,
  reference,
  shops,
  catalogues,
  zones,
  clock,
  events,
}: CartCollaborators): CartService => {
  const groupEvents = createCartEvents({ events });

  const goodsOf = async (shopId: number, currency: Currency): Promise<CartGoods | undefined> => {
    const shop = (await shops()).find(shopId);
    if (!shop) return undefined;
    const { baseCurrency } = await reference();
    return {
      shop,
      catalogue: await catalogues.of(shopId),
      today: todayOf(shop, clock.now(), zones),
      base: baseCurrency,
      currency,
    };
  };

  const keepUnlessChanged: CartService['saveIfUnchanged'] = async (stored, wanted, goods) => {
    const now = clock.now();
    const settled = settleCart(inCurrency(wanted, goods), goods, now);
    const missing = countNew(settled.cart);
    const cart = missing === 0 ? settled.cart : withIds(settled.cart, await carts.newIds(missing));
    const changes = changesBetween(stored, cart);
    if (isNoChange(changes)) return { cart, goods, priced: settled.priced };
    if (!(await carts.save(cart, changes, stored.version, now))) return undefined;
    const next = raised(cart, changes.touched, now);
    if (stored.isGroup || next.isGroup) await groupEvents.changed(next);
    return { cart: next, goods, priced: settled.priced };
  };

  return {
    carts,
    groupEvents,
    goodsOf,
    goodsOfCart: async (cart) => {
      const { activeCurrency, baseCurrency } = await reference();
      return goodsOf(cart.shopId, activeCurrency(currencyId(cart.currencyId)) ?? baseCurrency);
    },
    lock: carts.lock,

    saveIfUnchanged: keepUnlessChanged,

    save: async (stored, wanted, goods) => {
      const written = await keepUnlessChanged(stored, wanted, goods);
      if (!written) throw new TypeError(`Cart ${stored.id} was changed while it was locked`);
      return written;
    },

    remove: async (cart) => {
      if (cart.isGroup) await groupEvents.ended(cart);
      await carts.remove(cart.id);
    },
  };
};

/** Returns whether refreshing the cart with these goods would change nothing. */
export const isSettled = (stored: CartRecord, settled: CartRecord): boolean =>
  countNew(settled) === 0 && isNoChange(changesBetween(stored, settled));

export const inCurrency = (cart: CartRecord, { currency }: Pick<CartGoods, 'currency'>): CartRecord => ({
  ...cart,
  currencyId: currency.id,
  rate: currency.rate,
  scale: currency.scale,
});

/** Increments the versions of changed parts (contract 8.3). */
const raised = (cart: CartRecord, touched: readonly number[], now: number): CartRecord => ({
  ...cart,
  version: cart.version + 1,
  updatedAt: now,
  members: cart.members.map((member) =>
    touched.includes(member.id) ? { ...member, version: member.version + 1, updatedAt: now } : member,
  ),
});
