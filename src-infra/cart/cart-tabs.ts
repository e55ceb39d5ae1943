import {
  acknowledge,
  cartLines,
  cartOf,
  commandsBetween,
  compact,
  emptyReplica,
  isEmptyCart,
  issue,
  lineKey,
  needsResync,
  pricedCart,
  readReplica,
  receive,
  replicaCart,
  resyncReplica,
  serializeReplica,
  withUnsharedEdits,
  type Cart,
  type CartLine,
  type CartReplica,
  type CartStore,
  type LineKey,
  type ReplicaMessage,
} from '@domain/cart/index.ts';
import type { CurrencyId, ReplicaId } from '@domain/kernel/ids.ts';
import type { TabChannel } from '../drivers/browser/tab-peers.ts';
import type { AgreedCart } from './stored-guest-cart.adapter.ts';
import { readTabMessage, type TabMessage } from './cart-tab-messages.ts';

export type CartTabsDeps = {
  readonly guest: CartStore;
  readonly agreed: AgreedCart;
  readonly channel: TabChannel;
  /** An id that no tab has used. */
  readonly newId: () => ReplicaId;
  /** The currency of this tab. */
  readonly currency: () => CurrencyId | undefined;
  /** Returns the cart with this tab's prices; `undefined` where they could not be loaded. */
  readonly lookUp: (cart: Cart) => Promise<Cart | undefined>;
  /**
   * Called after another tab has changed the cart of this one; not when an empty tab joins and gets the others' cart.
   */
  readonly onChange: (before: Cart, after: Cart) => void;
};

/** Longer logs are compacted as far as the other tabs have acknowledged them. */
const LOG_KEPT = 50;

/**
 * CART-10: keeps the guest's carts of all tabs the same. Every tab holds a replica; tabs agree on lines and quantities,
 * and each shows them with its own prices. Returns a function that leaves the other tabs.
 */
export const shareGuestCart = (deps: CartTabsDeps): (() => void) => {
  const { guest, agreed, channel, newId, currency, lookUp, onChange } = deps;
  const peers = new Set<ReplicaId>();
  const prices = new Map<LineKey, CartLine>();
  const stored = readReplica(agreed.tab, agreed.read());
  let replica = withUnsharedEdits(stored.ok ? stored.value : emptyReplica(agreed.tab), agreed.unshared());
  let isShowing = false;
  let isFirst = true;

  const learn = (lines: readonly CartLine[]): void => {
    for (const line of lines) prices.set(lineKey(line), line);
  };
  const lines = (): readonly CartLine[] => cartLines(guest.read());
  const post = (message: TabMessage): void => channel.post(message);
  const broadcast = (messages: readonly ReplicaMessage[]): void =>
    post({
      kind: 'changed',
      from: replica.id,
      currency: currency(),
      lines: lines(),
      messages: [...messages, acknowledge(replica)],
    });
  const broadcastAll = (kind: 'hello' | 'state'): void =>
    post({ kind, from: replica.id, currency: currency(), lines: lines(), replica: serializeReplica(replica) });

  const keep = (next: CartReplica): void => {
    replica = next.log.length > LOG_KEPT ? compact(next, [...peers]) : next;
    agreed.write(serializeReplica(replica));
  };

  const show = (isJoining: boolean): void => {
    const before = guest.read();
    const next = pricedCart(replicaCart(replica), prices, before);
    if (commandsBetween(before, next).length > 0) {
      isShowing = true;
      guest.write(next);
      isShowing = false;
      if (!isJoining || !isEmptyCart(before)) onChange(before, next);
    }
    void lookUpUnknown(isJoining);
  };
  /** Lines of a tab with another currency have no price here yet. */
  const lookUpUnknown = async (isJoining: boolean): Promise<void> => {
    const unknown = cartLines(replicaCart(replica)).filter((line) => prices.get(lineKey(line))?.shopId !== line.shopId);
    if (unknown.length === 0) return;
    const known = await lookUp(cartOf(unknown));
    if (!known || isEmptyCart(known)) return;
    learn(cartLines(known));
    show(isJoining);
  };

  const changed = (cart: Cart): void => {
    if (isShowing) return;
    learn(cartLines(cart));
    const before = replicaCart(replica);
    // What came from another tab and is not shown yet is not removed here; at first, everything is compared.
    const seen = isFirst ? before : pricedCart(before, prices, cart);
    isFirst = false;
    const messages: ReplicaMessage[] = [];
    let next = replica;
    for (const command of commandsBetween(seen, cart)) {
      const issued = issue(next, command);
      next = issued.replica;
      messages.push(issued.message);
    }
    keep(next);
    if (messages.length > 0) broadcast(messages);
  };

  const hear = (value: unknown): void => {
    const message = readTabMessage(value);
    if (!message || message.from === replica.id) return;
    if (message.kind === 'bye') return void peers.delete(message.from);
    peers.add(message.from);
    if (message.currency === currency())
      learn(message.lines.filter((line) => prices.get(lineKey(line))?.shopId !== line.shopId));
    if (message.kind === 'changed') hearChanges(message.messages);
    else hearReplica(message);
    show(message.kind === 'state');
  };
  const hearChanges = (messages: readonly ReplicaMessage[]): void => {
    const isBehind = messages.some((each) => needsResync(replica, each));
    keep(messages.reduce(receive, replica));
    if (isBehind) broadcastAll('state');
    // Lets the others compact; an acknowledgment is not acknowledged again.
    else if (messages.some(({ kind }) => kind === 'operation') && replica.log.length > LOG_KEPT) broadcast([]);
  };
  const hearReplica = ({ kind, from, replica: value }: Extract<TabMessage, { readonly kind: 'hello' | 'state' }>) => {
    const other = readReplica(from, value);
    if (!other.ok) return;
    const resynced = resyncReplica(replica, other.value, newId());
    keep(resynced.replica);
    if (resynced.messages.length > 0) broadcast(resynced.messages);
    if (kind === 'hello') broadcastAll('state');
  };

  const hearing = channel.messages.subscribe({ next: hear });
  const following = guest.changes.subscribe({ next: changed });
  broadcastAll('hello');
  return () => {
    post({ kind: 'bye', from: replica.id });
    following.unsubscribe();
    hearing.unsubscribe();
    channel.close();
  };
};
