import type { ShopId } from '../kernel/ids.ts';
import type { RemoteFailure } from '../kernel/remote-failure.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { CartStore, UserCarts } from './cart.ports.ts';
import { cartLines, cartShop, createCart, isEmptyCart, type Cart } from './cart.ts';
import { handOver, type HandOver, type HandOverLimit } from './entries.ts';
import type { UserCart } from './user-cart.ts';

/** The server holds a cart of another shop: both are kept until the customer decides (CART-3). */
export type HandOverRefusal = { readonly kind: 'other-shop'; readonly server: UserCart };
export type HandedOver = { readonly cart: UserCart | undefined; readonly limits: readonly HandOverLimit[] };

export type HandOverCart = () => Promise<Result<HandedOver, RemoteFailure | HandOverRefusal>>;

type Deps = { readonly guest: CartStore; readonly carts: UserCarts };

type Plan = HandOver & { readonly guest: Cart; readonly shop: ShopId };

/**
 * CART-4: the guest cart goes to the server at sign-in. The local cart is emptied only after the server has it, so a
 * failing call loses nothing. Sums are made once and repeated as they are, so a lost answer or a second call doubles nothing.
 */
export const createHandOverCart = ({ guest, carts }: Deps): HandOverCart => {
  let running: ReturnType<HandOverCart> | undefined;
  let plan: Plan | undefined;

  const makePlan = async (local: Cart, shop: ShopId): Promise<Result<Plan, RemoteFailure | HandOverRefusal>> => {
    const server = await carts.load();
    if (!server.ok) return server;
    const cart = server.value;
    if (cart && cart.shopId !== shop && cart.members.some((member) => member.lines.length > 0)) return err({ kind: 'other-shop', server: cart });
    return ok({ guest: local, shop, ...handOver(cartLines(local), cart) });
  };

  const run: HandOverCart = async () => {
    const local = guest.read();
    const shop = cartShop(local);
    if (isEmptyCart(local) || shop === undefined) {
      const server = await carts.load();
      return server.ok ? ok({ cart: server.value, limits: [] }) : server;
    }
    const made: Result<Plan, RemoteFailure | HandOverRefusal> = plan?.guest === local ? ok(plan) : await makePlan(local, shop);
    if (!made.ok) return made;
    plan = made.value;
    const inserted = await carts.insert(shop, plan.entries);
    if (!inserted.ok) {
      // A refusal had no effect, so the next try starts from what the server then has.
      if (inserted.error.kind === 'rejected') plan = undefined;
      return inserted;
    }
    const { limits } = plan;
    plan = undefined;
    guest.write(createCart());
    return ok({ cart: inserted.value, limits });
  };

  return () => {
    running ??= run().finally(() => (running = undefined));
    return running;
  };
};
