import type { ReplicaId } from '../../kernel/ids.ts';
import { emptyCart } from '../cart.ts';
import type { Cart } from '../persistent-cart/cart-state.ts';
import { cartAfter, type CartCommand } from '../command.ts';
import {
  compareTimestamps,
  insertOperation,
  isRetired,
  mergeVersions,
  withRetired,
  type Operation,
  type ReplicaMessage,
  type RetiredReplicas,
  type RetirementMessage,
  type Timestamp,
  type VersionVector,
} from './operation-log.ts';

/** The cart after all operations up to `timestamp`, which every peer has. */
export type Snapshot = {
  readonly timestamp: Timestamp | undefined;
  readonly version: VersionVector;
  readonly cart: Cart;
};

/** What a peer has told us it has. */
export type Acknowledgement = { readonly counter: number; readonly version: VersionVector };

/**
 * CART-10: One tab's replica of a cart that all tabs share: a snapshot and a log of the operations since, in timestamp
 * order. The cart is the log applied to the snapshot, so replicas with the same operations show the same cart (law L5).
 */
export type CartReplica = {
  readonly id: ReplicaId;
  /** The Lamport clock: the highest counter seen. */
  readonly counter: number;
  readonly snapshot: Snapshot;
  /** In timestamp order, without duplicates. */
  readonly log: readonly Operation[];
  readonly acknowledged: ReadonlyMap<ReplicaId, Acknowledgement>;
  readonly retired: RetiredReplicas;
  readonly cart: Cart;
};

/** A replica without operations. Its id must be new: a tab that lost its log takes another id. */
export const emptyReplica = (id: ReplicaId): CartReplica => ({
  id,
  counter: 0,
  snapshot: { timestamp: undefined, version: new Map(), cart: emptyCart },
  log: [],
  acknowledged: new Map(),
  retired: new Map(),
  cart: emptyCart,
});

/** The cart as this replica knows it. */
export const replicaCart = (replica: CartReplica): Cart => replica.cart;

/** The replica after a command, and the operation to send to the other tabs. */
export type Issued = { readonly replica: CartReplica; readonly message: Operation };

/**
 * Applies a command in this tab and returns the operation for the others. A command that the cart refuses becomes an
 * operation without effect; ask `runCommand` first.
 */
export const issue = (replica: CartReplica, command: CartCommand): Issued => {
  const own = replica.log.flatMap(({ timestamp, sequence }) => (timestamp.replica === replica.id ? [sequence] : []));
  const sequence = Math.max(lastSequence(replica.snapshot, replica.id), ...own) + 1;
  const message: Operation = {
    kind: 'operation',
    timestamp: { counter: replica.counter + 1, replica: replica.id },
    sequence,
    command,
  };
  return { replica: receive(replica, message), message };
};

/**
 * Takes in a message of any tab, in any order and any number of times. Returns the same replica if the message brings
 * nothing new. Ignores operations from before the snapshot; see `needsResync`.
 */
export const receive = (replica: CartReplica, message: ReplicaMessage): CartReplica => {
  switch (message.kind) {
    case 'operation':
      return isObsolete(replica, message) ? replica : applyOperation(replica, message);
    case 'acknowledgement':
      return {
        ...replica,
        acknowledged: withAcknowledgement(replica.acknowledged, message.replica, {
          counter: message.counter,
          version: new Map(message.version),
        }),
      };
    case 'retirement':
      return isRetired(replica.retired, message.replica, message.after + 1)
        ? replica
        : applyRetirement(replica, message);
  }
};

/**
 * CART-10d: Returns true for an operation from before the snapshot that the snapshot does not contain. Its tab has to
 * take over this replica with `resyncReplica`, which issues the operation again.
 */
export const needsResync = ({ snapshot, retired }: CartReplica, message: ReplicaMessage): boolean =>
  message.kind === 'operation' &&
  compareTimestamps(message.timestamp, snapshot.timestamp) <= 0 &&
  message.sequence > lastSequence(snapshot, message.timestamp.replica) &&
  !isRetired(retired, message.timestamp.replica, message.sequence);

/**
 * Returns everything that two replicas know, under the id of the first. Apart from the id, merging is commutative,
 * associative and idempotent, provided that snapshots were made by `compact`.
 */
export const mergeReplicas = (mine: CartReplica, other: CartReplica): CartReplica => {
  const isOtherAhead = compareTimestamps(mine.snapshot.timestamp, other.snapshot.timestamp) < 0;
  const snapshot = isOtherAhead ? other.snapshot : mine.snapshot;
  const retired = [...other.retired].reduce((known, [id, after]) => withRetired(known, id, after), mine.retired);
  const log = other.log.reduce(insertOperation, mine.log).filter((one) => !isObsolete({ snapshot, retired }, one));
  const acknowledged = [...other.acknowledged].reduce(
    (known, [id, one]) => withAcknowledgement(known, id, one),
    mine.acknowledged,
  );
  return replay({ ...mine, counter: Math.max(mine.counter, other.counter), snapshot, log, acknowledged, retired });
};

/** A replica after a resync, and the messages to send to the other tabs. */
export type Resynced = { readonly replica: CartReplica; readonly messages: readonly ReplicaMessage[] };

/**
 * Merges the replica of another tab. If own operations are too old for its snapshot, retires the own id and issues all
 * that the snapshot lacks again under the `fresh` id, which no tab may have used.
 */
export const resyncReplica = (mine: CartReplica, other: CartReplica, fresh: ReplicaId): Resynced => {
  const merged = mergeReplicas(mine, other);
  const own = mine.log.filter(({ timestamp }) => timestamp.replica === mine.id);
  if (!own.some((operation) => needsResync(merged, operation))) return { replica: merged, messages: [] };
  const after = lastSequence(merged.snapshot, mine.id);
  const retirement: RetirementMessage = { kind: 'retirement', replica: mine.id, after };
  const messages: ReplicaMessage[] = [retirement];
  let replica: CartReplica = { ...receive(merged, retirement), id: fresh };
  for (const { command } of own.filter(({ sequence }) => sequence > after)) {
    const issued = issue(replica, command);
    replica = issued.replica;
    messages.push(issued.message);
  }
  return { replica, messages };
};

const lastSequence = ({ version }: Snapshot, id: ReplicaId): number => version.get(id) ?? 0;

const isCompacted = (snapshot: Snapshot, { timestamp, sequence }: Operation): boolean =>
  compareTimestamps(timestamp, snapshot.timestamp) <= 0 || sequence <= lastSequence(snapshot, timestamp.replica);

/** The operation is in the snapshot, too old for it, or void. */
const isObsolete = ({ snapshot, retired }: Pick<CartReplica, 'snapshot' | 'retired'>, operation: Operation): boolean =>
  isCompacted(snapshot, operation) || isRetired(retired, operation.timestamp.replica, operation.sequence);

const applyOperation = (replica: CartReplica, operation: Operation): CartReplica => {
  const log = insertOperation(replica.log, operation);
  if (log === replica.log) return replica;
  const received = { ...replica, log, counter: Math.max(replica.counter, operation.timestamp.counter) };
  const isAppended = log.length > replica.log.length && log.at(-1) === operation;
  // The latest operation of all needs no replay.
  return isAppended ? { ...received, cart: cartAfter(replica.cart, operation.command) } : replay(received);
};

const applyRetirement = (replica: CartReplica, { replica: id, after }: RetirementMessage): CartReplica => {
  const retired = withRetired(replica.retired, id, after);
  const log = replica.log.filter(({ timestamp, sequence }) => !isRetired(retired, timestamp.replica, sequence));
  return replay({ ...replica, retired, log });
};

const replay = (replica: CartReplica): CartReplica => ({
  ...replica,
  cart: replica.log.reduce((cart, { command }) => cartAfter(cart, command), replica.snapshot.cart),
});

/** Acknowledgments only grow, so their order does not matter. */
const withAcknowledgement = (
  known: CartReplica['acknowledged'],
  id: ReplicaId,
  { counter, version }: Acknowledgement,
): CartReplica['acknowledged'] => {
  const before = known.get(id);
  return new Map(known).set(
    id,
    before
      ? { counter: Math.max(counter, before.counter), version: mergeVersions(before.version, version) }
      : { counter, version },
  );
};
