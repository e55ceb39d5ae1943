import type { ReplicaId } from '../kernel/ids.ts';
import type { CartCommand } from './command.ts';

/** When a command was given, in Lamport's time: a tab's counter is above all it had seen (Lamport 1978, "Time, Clocks, and the Ordering of Events"). */
export type Stamp = { readonly counter: number; readonly replica: ReplicaId };

/** A command of a tab; `sequence` counts the commands of that tab from 1. */
export type CommandMessage = { readonly kind: 'command'; readonly stamp: Stamp; readonly sequence: number; readonly command: CartCommand };

/** What a tab has: its counter and, for each replica, how many commands without a gap. */
export type SeenMessage = { readonly kind: 'seen'; readonly replica: ReplicaId; readonly counter: number; readonly seen: readonly (readonly [ReplicaId, number])[] };

/**
 * CART-10d: a tab has given up an id: of the commands it gave by that id those after `after` count no more, it has issued them
 * again by another id. So no tab can mistake the one for the other in what its peers say they have.
 */
export type RetiredMessage = { readonly kind: 'retired'; readonly replica: ReplicaId; readonly after: number };

/** What tabs tell each other; plain data. */
export type ReplicaMessage = CommandMessage | SeenMessage | RetiredMessage;

/** For each retired id the sequence of its last command that counts. */
export type Retired = ReadonlyMap<ReplicaId, number>;

export const isRetired = (retired: Retired, replica: ReplicaId, sequence: number): boolean => sequence > (retired.get(replica) ?? Infinity);

/** An id is retired once; of two that say so the earlier counts, everywhere. */
export const withRetired = (retired: Retired, replica: ReplicaId, after: number): Retired => new Map(retired).set(replica, Math.min(after, retired.get(replica) ?? Infinity));

/** For each replica the sequence up to which nothing is missing. */
export type Seen = ReadonlyMap<ReplicaId, number>;

/** Negative, zero or positive as `left` is before, equal to or after `right`; nothing is before all stamps. */
export const compareStamps = (left: Stamp | undefined, right: Stamp | undefined): number => {
  if (!left || !right) return Number(left !== undefined) - Number(right !== undefined);
  return left.counter - right.counter || Number(left.replica > right.replica) - Number(left.replica < right.replica);
};

/** The log with a message in its place; the same log when it holds it. No tab gives one sequence two stamps; of such two the later counts. */
export const inserted = (log: readonly CommandMessage[], message: CommandMessage): readonly CommandMessage[] => {
  const { stamp, sequence } = message;
  const known = log.find((other) => other.sequence === sequence && other.stamp.replica === stamp.replica);
  if (known && compareStamps(known.stamp, stamp) >= 0) return log;
  const others = known ? log.filter((other) => other !== known) : log;
  // A tab never writes one stamp twice; whoever does is still read alike everywhere.
  return others.toSpliced(others.findLastIndex((other) => (compareStamps(other.stamp, stamp) || other.sequence - sequence) < 0) + 1, 0, message);
};

/** How far each replica's commands are known without a gap, from what was seen before the log. */
export const seenThrough = (before: Seen, log: readonly CommandMessage[]): Seen => {
  const sequences = new Map<ReplicaId, Set<number>>();
  for (const { stamp, sequence } of log) sequences.set(stamp.replica, (sequences.get(stamp.replica) ?? new Set()).add(sequence));
  const seen = new Map(before);
  for (const [id, known] of sequences) {
    let last = seen.get(id) ?? 0;
    while (known.has(last + 1)) last += 1;
    if (last > 0) seen.set(id, last);
  }
  return seen;
};

/** What both have seen together. */
export const bothSeen = (left: Seen, right: Seen): Seen => {
  const both = new Map(left);
  for (const [id, sequence] of right) both.set(id, Math.max(sequence, both.get(id) ?? 0));
  return both;
};
