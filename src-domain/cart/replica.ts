import type { ReplicaId } from '../kernel/ids.ts';
import { emptyCart } from './cart.ts';
import type { Cart } from './cart-state.ts';
import { cartAfter, type CartCommand } from './command.ts';
import { bothSeen, compareStamps, inserted, isRetired, withRetired, type CommandMessage, type ReplicaMessage, type Retired, type RetiredMessage, type Seen, type Stamp } from './replica-log.ts';

/** What every tab is known to have: the commands up to `stamp`, done. */
export type ReplicaBase = { readonly stamp: Stamp | undefined; readonly seen: Seen; readonly cart: Cart };

/** What a replica said it had. */
export type Acknowledgement = { readonly counter: number; readonly seen: Seen };

/**
 * CART-10: one tab's copy of a cart that all tabs share. It holds the commands of all tabs in the order of their stamps;
 * the cart is what they make of the base, so tabs with the same commands show the same cart (law L5).
 */
export type CartReplica = {
  readonly id: ReplicaId;
  /** Lamport's clock: the highest counter seen. */
  readonly counter: number;
  readonly base: ReplicaBase;
  /** Ascending by stamp; each command of a replica once. */
  readonly log: readonly CommandMessage[];
  readonly acknowledged: ReadonlyMap<ReplicaId, Acknowledgement>;
  readonly retired: Retired;
  readonly cart: Cart;
};

/** A tab that knows nothing yet. Its id must be new: a tab that lost its log takes another id. */
export const emptyReplica = (id: ReplicaId): CartReplica => ({
  id, counter: 0, base: { stamp: undefined, seen: new Map(), cart: emptyCart }, log: [], acknowledged: new Map(), retired: new Map(), cart: emptyCart,
});

/** The cart as this tab knows it. */
export const replicaCart = (replica: CartReplica): Cart => replica.cart;

/** The replica after a command, and what tells the others. */
export type Issued = { readonly replica: CartReplica; readonly message: CommandMessage };

/** Does a command in this tab; the message tells the other tabs. What the cart refuses becomes a message without effect: ask `runCommand` first. */
export const issue = (replica: CartReplica, command: CartCommand): Issued => {
  const own = replica.log.flatMap(({ stamp, sequence }) => (stamp.replica === replica.id ? [sequence] : []));
  const sequence = Math.max(seenOf(replica.base, replica.id), ...own) + 1;
  const message: CommandMessage = { kind: 'command', stamp: { counter: replica.counter + 1, replica: replica.id }, sequence, command };
  return { replica: receive(replica, message), message };
};

/**
 * Takes a message of any tab, in any order, however often. The same replica when there is nothing new in it.
 * A command from before the base is not taken: see `needsToJoin`.
 */
export const receive = (replica: CartReplica, message: ReplicaMessage): CartReplica => {
  switch (message.kind) {
    case 'command':
      return isGone(replica, message) ? replica : receiveCommand(replica, message);
    case 'seen':
      return { ...replica, acknowledged: acknowledgedBy(replica.acknowledged, message.replica, { counter: message.counter, seen: new Map(message.seen) }) };
    case 'retired':
      return isRetired(replica.retired, message.replica, message.after + 1) ? replica : afterRetirement(replica, message);
  }
};

/** CART-10d: true for the command of a tab that did not know what was settled. It needs this whole replica (`joinReplica`) and issues the command again. */
export const needsToJoin = ({ base, retired }: CartReplica, message: ReplicaMessage): boolean =>
  message.kind === 'command' &&
  compareStamps(message.stamp, base.stamp) <= 0 &&
  message.sequence > seenOf(base, message.stamp.replica) &&
  !isRetired(retired, message.stamp.replica, message.sequence);

/**
 * What two replicas know together, as the first of them. But for the id it is commutative, associative and idempotent,
 * as long as bases were settled by `compact`.
 */
export const mergeReplicas = (mine: CartReplica, other: CartReplica): CartReplica => {
  const base = compareStamps(mine.base.stamp, other.base.stamp) < 0 ? other.base : mine.base;
  const retired = [...other.retired].reduce((known, [id, after]) => withRetired(known, id, after), mine.retired);
  const log = other.log.reduce(inserted, mine.log).filter((message) => !isGone({ base, retired }, message));
  const acknowledged = [...other.acknowledged].reduce((known, [id, one]) => acknowledgedBy(known, id, one), mine.acknowledged);
  return replayed({ ...mine, counter: Math.max(mine.counter, other.counter), base, log, acknowledged, retired });
};

/** A tab that has joined, and what it has to tell the others. */
export type Joined = { readonly replica: CartReplica; readonly messages: readonly ReplicaMessage[] };

/**
 * A tab joins others by the whole replica of one of them. When own commands came too late for what was settled, it retires
 * its id and issues all of them again that are not settled, by the `fresh` id, which no tab may have had.
 */
export const joinReplica = (mine: CartReplica, other: CartReplica, fresh: ReplicaId): Joined => {
  const merged = mergeReplicas(mine, other);
  const own = mine.log.filter(({ stamp }) => stamp.replica === mine.id);
  if (!own.some((message) => needsToJoin(merged, message))) return { replica: merged, messages: [] };
  const after = seenOf(merged.base, mine.id);
  const retirement: RetiredMessage = { kind: 'retired', replica: mine.id, after };
  const messages: ReplicaMessage[] = [retirement];
  let replica: CartReplica = { ...receive(merged, retirement), id: fresh };
  for (const { command } of own.filter(({ sequence }) => sequence > after)) {
    const issued = issue(replica, command);
    replica = issued.replica;
    messages.push(issued.message);
  }
  return { replica, messages };
};

const seenOf = ({ seen }: ReplicaBase, id: ReplicaId): number => seen.get(id) ?? 0;

const isSettled = (base: ReplicaBase, { stamp, sequence }: CommandMessage): boolean =>
  compareStamps(stamp, base.stamp) <= 0 || sequence <= seenOf(base, stamp.replica);

/** Settled, or issued again by another id. */
const isGone = ({ base, retired }: Pick<CartReplica, 'base' | 'retired'>, message: CommandMessage): boolean =>
  isSettled(base, message) || isRetired(retired, message.stamp.replica, message.sequence);

const receiveCommand = (replica: CartReplica, message: CommandMessage): CartReplica => {
  const log = inserted(replica.log, message);
  if (log === replica.log) return replica;
  const received = { ...replica, log, counter: Math.max(replica.counter, message.stamp.counter) };
  const isAppended = log.length > replica.log.length && log.at(-1) === message;
  // The newest command of all needs no replay.
  return isAppended ? { ...received, cart: cartAfter(replica.cart, message.command) } : replayed(received);
};

const afterRetirement = (replica: CartReplica, { replica: id, after }: RetiredMessage): CartReplica => {
  const retired = withRetired(replica.retired, id, after);
  return replayed({ ...replica, retired, log: replica.log.filter(({ stamp, sequence }) => !isRetired(retired, stamp.replica, sequence)) });
};

const replayed = (replica: CartReplica): CartReplica => ({ ...replica, cart: replica.log.reduce((cart, { command }) => cartAfter(cart, command), replica.base.cart) });

/** Acknowledgements only grow, in whatever order they come. */
const acknowledgedBy = (known: CartReplica['acknowledged'], id: ReplicaId, { counter, seen }: Acknowledgement): CartReplica['acknowledged'] => {
  const before = known.get(id);
  return new Map(known).set(id, before ? { counter: Math.max(counter, before.counter), seen: bothSeen(before.seen, seen) } : { counter, seen });
};
