import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Currency } from '@domain/pricing/index.ts';
import { randomUuid, type Random } from '../../foundation/platform/random.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import { applyInstructions } from './apply-entries.ts';
import type { CartGoods } from './cart-goods.ts';
import type { CartService } from './cart-service.ts';
import { ownerPart, replaceMember, type CartRecord, type LineInCart } from './cart-record.ts';
import { notFound, type CartRefusal } from './cart-refusal.ts';
import type { Instruction } from './entries.ts';
import type { OpenCart } from './open-cart.ts';
import { instructionOfLine } from './single-line.ts';

export type CartOwner = { readonly id: number; readonly firstname: string; readonly lastname: string | null };
export type CartDraft = {
  readonly shopId: number;
  /** The expected cart, if the caller knows one. */
  readonly cartId?: number | undefined;
  readonly currency: Currency;
  readonly instructions: readonly Instruction[];
  /** The version of the caller's part that the caller has seen. */
  readonly version?: number | undefined;
};
type Outcome = Promise<Result<OpenCart, CartRefusal>>;

export type FillCart = {
  /** Writes lines into the owner's cart, created on demand: all of them or none (contract 5.2). */
  readonly insertProducts: (owner: CartOwner, draft: CartDraft) => Outcome;
  /** Sets one line without add-ons; rejects a quantity beyond its limits (contract 3.8). */
  readonly setLine: (
    owner: CartOwner,
    draft: Omit<CartDraft, 'instructions'> & { readonly stockId: number; readonly quantity: number },
  ) => Outcome;
  /** Returns the owner's cart of a shop, created empty on demand. */
  readonly openCart: (owner: CartOwner, draft: Pick<CartDraft, 'shopId' | 'currency'>) => Outcome;
};

type Deps = {
  readonly transactions: Transactions;
  readonly cartService: CartService;
  readonly clock: Clock;
  readonly random: Random;
};

export const createFillCart = ({ transactions, cartService, clock, random }: Deps): FillCart => {
  const apply = (cart: CartRecord | undefined, instructions: readonly Instruction[], goods: CartGoods) =>
    applyInstructions(cart ? ownerPart(cart).lines : [], instructions, goods, clock.now());

  /** The owner's cart of this shop, locked; one whose shop is gone makes room, and to lines an empty one. */
  const cartOfShop = async (
    owner: CartOwner,
    goods: CartGoods,
    isFilled = true,
  ): Promise<Result<CartRecord | undefined, { readonly kind: 'other-shop' }>> => {
    const cart = await cartService.lock({ ownerId: owner.id });
    if (!cart || cart.shopId === goods.shop.id) return ok(cart);
    const isEmpty = isFilled && !cart.isGroup && cart.members.every(({ lines }) => lines.length === 0);
    if (!isEmpty && (await cartService.goodsOfCart(cart))) return err({ kind: 'other-shop' });
    await cartService.remove(cart);
    return ok(undefined);
  };

  const made = async (
    owner: CartOwner,
    goods: CartGoods,
  ): Promise<Result<CartRecord, { readonly kind: 'other-shop' }>> => {
    const name = [owner.firstname, owner.lastname].filter(Boolean).join(' ');
    const { currency, shop } = goods;
    await cartService.carts.create({
      ownerId: owner.id,
      shopId: shop.id,
      currencyId: currency.id,
      rate: currency.rate,
      uuid: randomUuid(random),
      name,
      at: clock.now(),
    });
    const cart = await cartOfShop(owner, goods);
    if (!cart.ok) return cart;
    if (!cart.value) throw new TypeError('A new cart must exist');
    return ok(cart.value);
  };

  const withLines = (cart: CartRecord, lines: readonly LineInCart[]): CartRecord =>
    replaceMember(cart, { ...ownerPart(cart), lines });

  /**
   * Most carts have a single writer and need no lock. Returns undefined for every other case, which is then handled
   * under the lock.
   */
  const unlocked = async (
    owner: CartOwner,
    { shopId, cartId, currency, instructions, version }: CartDraft,
  ): Promise<OpenCart | undefined> => {
    const cart = await cartService.carts.find({ ownerId: owner.id });
    if (!cart || cart.isGroup || cart.shopId !== shopId || (cartId ?? cart.id) !== cart.id) return undefined;
    if ((version ?? ownerPart(cart).version) !== ownerPart(cart).version) return undefined;
    const goods = await cartService.goodsOf(shopId, currency);
    if (!goods) return undefined;
    const lines = apply(cart, instructions, goods);
    return lines.ok ? cartService.saveIfUnchanged(cart, withLines(cart, lines.value), goods) : undefined;
  };

  const locked = (owner: CartOwner, { shopId, cartId, currency, instructions, version }: CartDraft): Outcome =>
    transactions.run(async () => {
      const goods = await cartService.goodsOf(shopId, currency);
      if (!goods) return err(notFound);
      const found = await cartOfShop(owner, goods, instructions.length > 0);
      if (!found.ok) return found;
      if (cartId !== undefined && cartId !== found.value?.id) return err(notFound);
      if (found.value && version !== undefined && version !== ownerPart(found.value).version) {
        return err({
          kind: 'version',
          open: await cartService.save(found.value, found.value, goods),
          partId: ownerPart(found.value).id,
        });
      }
      const checked = apply(found.value, instructions, goods);
      if (!checked.ok) return checked;
      const cart = found.value ? ok(found.value) : await made(owner, goods);
      if (!cart.ok) return cart;
      const lines = found.value ? checked : apply(cart.value, instructions, goods);
      return lines.ok ? ok(await cartService.save(cart.value, withLines(cart.value, lines.value), goods)) : lines;
    });

  const insertProducts: FillCart['insertProducts'] = async (owner, draft) => {
    const open = await unlocked(owner, draft);
    return open ? ok(open) : locked(owner, draft);
  };

  return {
    insertProducts,
    openCart: (owner, draft) => insertProducts(owner, { ...draft, instructions: [] }),
    setLine: async (owner, { stockId, quantity, ...draft }) => {
      const goods = await cartService.goodsOf(draft.shopId, draft.currency);
      if (!goods) return err(notFound);
      const instruction = instructionOfLine({ stockId, quantity }, goods);
      return instruction.ok ? insertProducts(owner, { ...draft, instructions: [instruction.value] }) : instruction;
    },
  };
};
