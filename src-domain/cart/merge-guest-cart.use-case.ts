import type { ShopId, UserId } from '../kernel/ids.ts';
import type { RemoteFailure } from '../kernel/remote-failure.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { CartStore, MergeMemory, MergePlan, UserCarts } from './cart.ports.ts';
import { lineKey } from './cart-line.ts';
import { cartLines, cartShop, emptyCart } from './cart.ts';
import { mergeBase, mergeGuestCart, type MergeLimit } from './guest-cart-merge.ts';
import type { InsertEntry, UserCart } from './user-cart.ts';

/** The server has a cart of another shop: both are kept until the customer decides (CART-3). */
export type MergeRefusal = { readonly kind: 'other-shop'; readonly server: UserCart };
/** The server's cart after a merge, and the lines that got less than both carts held. */
export type MergedGuestCart = { readonly cart: UserCart | undefined; readonly limits: readonly MergeLimit[] };

type Outcome = Result<MergedGuestCart, RemoteFailure | MergeRefusal>;
/**
 * CART-4: Merges the guest cart once, however often it is called; a call during another one gets the same answer.
 */
export type MergeGuestCart = () => Promise<Result<MergedGuestCart, RemoteFailure | MergeRefusal>>;

/** The dependencies of a merge. */
export type MergeGuestCartDeps = {
  readonly guest: CartStore;
  readonly carts: UserCarts;
  readonly memory: MergeMemory;
  /** The current session. */
  readonly user: () => UserId | undefined;
};

/**
 * CART-4: Merges the guest cart into the server's at sign-in, and empties it only once the server has all of it. What
 * the server held before is stored with the attempt, so that a lost answer, a reload or a second call sends the same
 * sums: nothing is lost or doubled, even if the customer changes the guest cart meanwhile.
 */
export const createMergeGuestCart = (deps: MergeGuestCartDeps): MergeGuestCart => {
  let running: Promise<Outcome> | undefined;
  return () => {
    running ??= mergeAll(deps).finally(() => (running = undefined));
    return running;
  };
};

const mergeAll = async ({ guest, carts, memory, user }: MergeGuestCartDeps): Promise<Outcome> => {
  for (let wasInTheWay = false; ;) {
    const owner = user();
    if (owner === undefined) return err({ kind: 'unauthorized' });
    const local = guest.read();
    const shop = cartShop(local);
    const unknown = memory.read();
    const isRepeat = unknown?.user === owner && (shop === undefined || shop === unknown.shop);
    if (shop === undefined && !isRepeat) return loadOnly(carts);
    const plan = isRepeat ? ok(unknown) : await planFor(owner, shop as ShopId, carts);
    if (!plan.ok) return plan;
    const { shop: target, base, sent } = plan.value;
    const { entries, limits } = mergeGuestCart(cartLines(local), base, sent);
    memory.write({ ...plan.value, sent: joined(sent, entries) });
    const answer = entries.length > 0 ? await carts.insert(target, entries) : await carts.load();
    if (!answer.ok) {
      if (isOtherShop(answer.error)) {
        const refusal = await refusedFor(carts, memory);
        // The other cart is gone by now, so a second attempt can succeed.
        if (refusal || wasInTheWay) return refusal ?? answer;
        wasInTheWay = true;
        continue;
      }
      // A refusal of the first attempt had no effect; after a lost answer it says nothing about the attempt before.
      if (!isRepeat && hadNoEffect(answer.error)) memory.write(undefined);
      return answer;
    }
    // What the customer added during the call is merged in the next round.
    if (guest.read() !== local) continue;
    memory.write(undefined);
    guest.write(emptyCart);
    return ok({ cart: answer.value, limits });
  }
};

const loadOnly = async (carts: UserCarts): Promise<Outcome> => {
  const server = await carts.load();
  return server.ok ? ok({ cart: server.value, limits: [] }) : server;
};

/** Loads the server cart once; an empty cart of another shop does not block. */
const planFor = async (
  user: UserId,
  shop: ShopId,
  carts: UserCarts,
): Promise<Result<MergePlan, RemoteFailure | MergeRefusal>> => {
  const server = await carts.load();
  if (!server.ok) return server;
  const cart = server.value;
  if (cart && cart.shopId !== shop && cart.members.some((member) => member.lines.length > 0))
    return err({ kind: 'other-shop', server: cart });
  return ok({ user, shop, base: cart?.shopId === shop ? mergeBase(cart) : [], sent: [] });
};

const refusedFor = async (carts: UserCarts, memory: MergeMemory): Promise<Outcome | undefined> => {
  memory.write(undefined);
  const server = await carts.load();
  if (!server.ok) return server;
  return server.value && err({ kind: 'other-shop', server: server.value });
};

const isOtherShop = (failure: RemoteFailure): boolean => failure.kind === 'rejected' && failure.code === 'ERROR_440';
const hadNoEffect = (failure: RemoteFailure): boolean =>
  failure.kind === 'unauthorized' || (failure.kind === 'rejected' && failure.status < 500);

const joined = (sent: readonly InsertEntry[], entries: readonly InsertEntry[]): readonly InsertEntry[] => [
  ...new Map([...sent, ...entries].map((entry) => [lineKey(entry), entry])).values(),
];
