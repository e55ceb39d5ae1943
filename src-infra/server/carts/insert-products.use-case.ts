import { clampQuantity } from '@domain/cart/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Currency } from '@domain/pricing/index.ts';
import { randomUuid, type Random } from '../platform/random.ts';
import type { Store } from '../store/index.ts';
import { applyInstructions, type EntryMistake } from './apply-entries.ts';
import { limitsOf, soldLine, type CartGoods } from './cart-goods.ts';
import type { CartKeeper, OpenCart } from './cart-keeper.ts';
import { ownerPart, replaceMember, type CartRecord } from './cart-record.ts';
import type { Instruction } from './entries.ts';

export type CartOwner = { readonly id: number; readonly firstname: string; readonly lastname: string | null };
export type CartRefusal =
  | { readonly kind: 'unknown-shop' }
  | { readonly kind: 'other-shop' }
  /** Somebody else, or another tab, was faster: the cart as it is now (contract 8.3). */
  | { readonly kind: 'version'; readonly open: OpenCart }
  | { readonly kind: 'quantity'; readonly allowed: number }
  | EntryMistake;

export type CartDraft = {
  readonly shopId: number;
  readonly currency: Currency;
  readonly instructions: readonly Instruction[];
  /** The version of the caller's part that was last seen. */
  readonly version?: number | undefined;
};

/** Writes lines into the owner's cart, which is made when there is none: all of them, or nothing (contract 5.2). */
export type InsertProducts = (owner: CartOwner, draft: CartDraft) => Promise<Result<OpenCart, CartRefusal>>;
/** Sets one line without add-ons, refusing what limits would cut (contract 3.8, the base call). */
export type SetLine = (owner: CartOwner, draft: Omit<CartDraft, 'instructions'> & { readonly stockId: number; readonly quantity: number }) => ReturnType<InsertProducts>;

type Deps = { readonly store: Store; readonly keeper: CartKeeper; readonly clock: Clock; readonly random: Random };

export const createInsertProducts = ({ store, keeper, clock, random }: Deps): { readonly insertProducts: InsertProducts; readonly setLine: SetLine } => {
  const apply = (cart: CartRecord | undefined, instructions: readonly Instruction[], goods: CartGoods) =>
    applyInstructions(cart ? ownerPart(cart).lines : [], instructions, goods, clock.now());

  /** The owner's cart of this shop, locked; one whose shop is gone makes room. */
  const cartOfShop = async (owner: CartOwner, goods: CartGoods): Promise<Result<CartRecord | undefined, { readonly kind: 'other-shop' }>> => {
    const cart = await keeper.lock({ ownerId: owner.id });
    if (!cart || cart.shopId === goods.shop.id) return ok(cart);
    if (await keeper.goodsOfCart(cart)) return err({ kind: 'other-shop' });
    await keeper.carts.remove(owner.id);
    return ok(undefined);
  };

  const made = async (owner: CartOwner, goods: CartGoods): Promise<Result<CartRecord, { readonly kind: 'other-shop' }>> => {
    const name = [owner.firstname, owner.lastname].filter(Boolean).join(' ');
    const { currency, shop } = goods;
    await keeper.carts.create({ ownerId: owner.id, shopId: shop.id, currencyId: currency.id, rate: currency.rate, uuid: randomUuid(random), name, at: clock.now() });
    const cart = await cartOfShop(owner, goods);
    if (!cart.ok) return cart;
    if (!cart.value) throw new TypeError('A cart that was just made is there');
    return ok(cart.value);
  };

  const insertProducts: InsertProducts = (owner, { shopId, currency, instructions, version }) =>
    store.transaction(async () => {
      const goods = await keeper.goodsOf(shopId, currency);
      if (!goods) return err({ kind: 'unknown-shop' });
      const found = await cartOfShop(owner, goods);
      if (!found.ok) return found;
      if (found.value && version !== undefined && version !== ownerPart(found.value).version) {
        return err({ kind: 'version', open: await keeper.keep(found.value, found.value, goods) });
      }
      const checked = apply(found.value, instructions, goods);
      if (!checked.ok) return checked;
      const cart = found.value ? ok(found.value) : await made(owner, goods);
      if (!cart.ok) return cart;
      const lines = found.value ? checked : apply(cart.value, instructions, goods);
      if (!lines.ok) return lines;
      return ok(await keeper.keep(cart.value, replaceMember(cart.value, { ...ownerPart(cart.value), lines: lines.value }), goods));
    });

  return {
    insertProducts,
    setLine: async (owner, { stockId, quantity, ...draft }) => {
      const goods = await keeper.goodsOf(draft.shopId, draft.currency);
      if (!goods) return err({ kind: 'unknown-shop' });
      const sold = soldLine(goods, stockId);
      if (!sold) return err({ kind: 'unknown-stock', field: 'stock_id' });
      const allowed = clampQuantity(quantity, limitsOf(sold)).quantity;
      if (quantity > 0 && allowed !== quantity) return err({ kind: 'quantity', allowed });
      return insertProducts(owner, { ...draft, instructions: [{ kind: 'line', stockId, quantity, addons: [], field: 'products.0' }] });
    },
  };
};
