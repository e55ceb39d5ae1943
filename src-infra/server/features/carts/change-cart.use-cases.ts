import type { Result } from '@domain/kernel/result.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { CartService } from './cart-service.ts';
import { ownerPart, type CartRecord } from './cart-record.ts';
import type { CartRefusal } from './cart-refusal.ts';
import type { CartAccess } from './cart-access.ts';
import type { OtherIds, RemoveLines } from './remove-lines.ts';

/** What owners do with their carts besides adding lines (contract 3.8). */
export interface CartChanger {
  /** Removes lines of any member, or single add-ons. */
  removeLines(ownerId: number, ids: readonly number[], version?: number): Promise<Result<void, CartRefusal>>;
  /** Deletes carts; without ids the owner's only cart. Returns false if there was none. */
  removeCarts(ownerId: number, ids?: readonly number[]): Promise<boolean>;
  /** Removes a user from every cart before the account is deleted (ACCOUNT-5). */
  forget(userId: number): Promise<void>;
  /** Renames the user in every cart where they are called `from`, and notifies the groups (ACCOUNT-5). */
  rename(userId: number, from: string, to: string): Promise<void>;
}

type Deps = {
  readonly transactions: Transactions;
  readonly cartService: CartService;
  readonly access: CartAccess;
  readonly removeLines: RemoveLines;
  readonly otherIds: OtherIds;
};

export const createCartChanger = ({ transactions, cartService, access, removeLines, otherIds }: Deps): CartChanger => {
  const leave = async (cart: CartRecord, userId: number): Promise<void> => {
    const [left] = cart.members.filter((member) => member.userId === userId);
    const goods = await cartService.goodsOfCart(cart);
    if (!left || !goods) return;
    await cartService.groupEvents.member(cart.id, left, 'left');
    await cartService.save(cart, { ...cart, members: cart.members.filter((member) => member !== left) }, goods);
  };

  return {
    removeLines: (ownerId, ids, version) =>
      access.withOwnCart(ownerId, undefined, (held) =>
        removeLines({ ...held, member: ownerPart(held.cart) }, ids, version, otherIds),
      ),

    removeCarts: (ownerId, ids) =>
      transactions.run(async () => {
        const cart = await cartService.lock({ ownerId });
        if (!cart || ids?.includes(cart.id) === false) return false;
        await cartService.remove(cart);
        return true;
      }),

    forget: (userId) =>
      transactions.run(async () => {
        for (const cartId of await cartService.carts.cartsOfUser(userId)) {
          const cart = await cartService.lock({ cartId });
          if (cart?.ownerId === userId) await cartService.remove(cart);
          else if (cart) await leave(cart, userId);
        }
      }),

    rename: (userId, from, to) =>
      transactions.run(async () => {
        if (from === to) return;
        for (const cartId of await cartService.carts.cartsOfUser(userId)) {
          const cart = await cartService.lock({ cartId });
          const goods = cart && (await cartService.goodsOfCart(cart));
          if (!cart || !goods) continue;
          const members = cart.members.map((member) =>
            member.userId === userId && member.name === from ? { ...member, name: to } : member,
          );
          await cartService.save(cart, { ...cart, members }, goods);
        }
      }),
  };
};
