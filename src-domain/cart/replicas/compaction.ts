import type { ReplicaId } from '../../kernel/ids.ts';
import { cartAfter } from '../command.ts';
import {
  advanceVersion,
  compareTimestamps,
  type AcknowledgementMessage,
  type RetiredReplicas,
  type Timestamp,
} from './operation-log.ts';
import type { Acknowledgement, CartReplica } from './replica.ts';

/** Tells the other tabs what this one has. Send it regularly: only what every tab has acknowledged is compacted. */
export const acknowledge = (replica: CartReplica): AcknowledgementMessage => ({
  kind: 'acknowledgement',
  replica: replica.id,
  counter: replica.counter,
  version: [...advanceVersion(replica.snapshot.version, replica.log)],
});

/**
 * CART-10c: Returns the last stable timestamp: every peer has all operations up to it, and no earlier operation can
 * arrive any more. Returns undefined until every peer has acknowledged that.
 *
 * `peers` are all tabs that compact. A tab becomes a peer once all of them know it and it has merged each of their
 * replicas; until then it may issue operations, but not compact.
 *
 * An operation before a timestamp T can only come from a peer whose clock was below T when it last acknowledged, and
 * the operations it had issued by then are in its version vector. Any other tab that issues one is told to resync
 * (`needsResync`).
 */
export const stableTimestamp = (replica: CartReplica, peers: readonly ReplicaId[]): Timestamp | undefined => {
  const own: Acknowledgement = {
    counter: replica.counter,
    version: advanceVersion(replica.snapshot.version, replica.log),
  };
  const acknowledgements = [own];
  for (const peer of peers) {
    if (peer === replica.id) continue;
    const theirs = replica.acknowledged.get(peer);
    if (!theirs || !isCoveredBy(theirs, own, replica.retired)) return undefined;
    acknowledgements.push(theirs);
  }
  const firstUnstable = replica.log.findIndex(({ timestamp, sequence }) =>
    acknowledgements.some(
      ({ counter, version }) => timestamp.counter > counter || sequence > (version.get(timestamp.replica) ?? 0),
    ),
  );
  return (firstUnstable < 0 ? replica.log.at(-1) : replica.log[firstUnstable - 1])?.timestamp;
};

/**
 * Folds the operations up to a timestamp into the snapshot: the log gets shorter and the cart stays the same. Only safe
 * up to `stableTimestamp`; use `compact`.
 */
export const compactThrough = (replica: CartReplica, until: Timestamp): CartReplica => {
  const count = replica.log.findLastIndex(({ timestamp }) => compareTimestamps(timestamp, until) <= 0) + 1;
  const folded = replica.log.slice(0, count);
  const last = folded.at(-1);
  if (!last) return replica;
  return {
    ...replica,
    snapshot: {
      timestamp: last.timestamp,
      version: advanceVersion(replica.snapshot.version, folded),
      cart: folded.reduce((cart, { command }) => cartAfter(cart, command), replica.snapshot.cart),
    },
    log: replica.log.slice(count),
  };
};

/** Compacts as far as is safe. What remains in the log has not been acknowledged by every peer. */
export const compact = (replica: CartReplica, peers: readonly ReplicaId[]): CartReplica => {
  const timestamp = stableTimestamp(replica, peers);
  return timestamp ? compactThrough(replica, timestamp) : replica;
};

/** Operations of retired ids are void, so nobody needs them. */
const isCoveredBy = ({ version }: Acknowledgement, own: Acknowledgement, retired: RetiredReplicas): boolean =>
  [...version].every(([id, sequence]) => Math.min(sequence, retired.get(id) ?? Infinity) <= (own.version.get(id) ?? 0));
