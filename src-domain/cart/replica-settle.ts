import type { ReplicaId } from '../kernel/ids.ts';
import { cartAfter } from './command.ts';
import type { Acknowledgement, CartReplica } from './replica.ts';
import { compareStamps, seenThrough, type Retired, type SeenMessage, type Stamp } from './replica-log.ts';

/** Tells the other tabs what this one has. Worth sending now and then: tabs fold only what all have acknowledged. */
export const acknowledge = (replica: CartReplica): SeenMessage => ({
  kind: 'seen', replica: replica.id, counter: replica.counter, seen: [...seenThrough(replica.base.seen, replica.log)],
});

/**
 * CART-10c: the last stamp up to which every peer has every command and no command can come any more; nothing while a peer has
 * not said so. `peers` are all tabs that settle. A tab becomes one by being known to all of them and then joining each; before
 * that it may give commands, but not settle.
 *
 * A command before a stamp S can only come from a peer whose counter was below S when it spoke last; those it had issued
 * before are counted in what it had seen. Whoever else gives one is told so (`needsToJoin`).
 */
export const settledStamp = (replica: CartReplica, peers: readonly ReplicaId[]): Stamp | undefined => {
  const mine: Acknowledgement = { counter: replica.counter, seen: seenThrough(replica.base.seen, replica.log) };
  const said = [mine];
  for (const peer of peers) {
    if (peer === replica.id) continue;
    const theirs = replica.acknowledged.get(peer);
    if (!theirs || !isWithin(theirs, mine, replica.retired)) return undefined;
    said.push(theirs);
  }
  const open = replica.log.findIndex(({ stamp, sequence }) => said.some(({ counter, seen }) => stamp.counter > counter || sequence > (seen.get(stamp.replica) ?? 0)));
  return (open < 0 ? replica.log.at(-1) : replica.log[open - 1])?.stamp;
};

/** Folds the commands up to a stamp into the base: the cart stays, the log gets shorter. Only `settledStamp` knows which stamps are safe. */
export const settle = (replica: CartReplica, until: Stamp): CartReplica => {
  const folded = replica.log.slice(0, replica.log.findLastIndex(({ stamp }) => compareStamps(stamp, until) <= 0) + 1);
  const last = folded.at(-1);
  if (!last) return replica;
  const cart = folded.reduce((base, { command }) => cartAfter(base, command), replica.base.cart);
  return { ...replica, base: { stamp: last.stamp, seen: seenThrough(replica.base.seen, folded), cart }, log: replica.log.slice(folded.length) };
};

/** Settles what can be settled: the log holds no more than what some open tab has not acknowledged. */
export const compact = (replica: CartReplica, peers: readonly ReplicaId[]): CartReplica => {
  const stamp = settledStamp(replica, peers);
  return stamp ? settle(replica, stamp) : replica;
};

/** What was retired is nobody's to have. */
const isWithin = ({ seen }: Acknowledgement, mine: Acknowledgement, retired: Retired): boolean =>
  [...seen].every(([id, sequence]) => Math.min(sequence, retired.get(id) ?? Infinity) <= (mine.seen.get(id) ?? 0));
