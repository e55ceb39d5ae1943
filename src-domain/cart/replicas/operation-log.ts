import type { ReplicaId } from '../../kernel/ids.ts';
import type { CartCommand } from '../command.ts';

/** A Lamport timestamp: its counter is greater than every counter that the replica had seen (Lamport 1978). */
export type Timestamp = { readonly counter: number; readonly replica: ReplicaId };

/** A command that a replica has issued; `sequence` numbers the operations of that replica from 1. */
export type Operation = {
  readonly kind: 'operation';
  readonly timestamp: Timestamp;
  readonly sequence: number;
  readonly command: CartCommand;
};

/** What a replica has: its Lamport clock, and its version vector as entries. */
export type AcknowledgementMessage = {
  readonly kind: 'acknowledgement';
  readonly replica: ReplicaId;
  readonly counter: number;
  readonly version: readonly (readonly [ReplicaId, number])[];
};

/**
 * CART-10d: A replica has given up its id and issued its operations after `after` again under another one. Those issued
 * under the old id are void; otherwise the two could be confused in a version vector.
 */
export type RetirementMessage = { readonly kind: 'retirement'; readonly replica: ReplicaId; readonly after: number };

/** What replicas send to each other, as plain data. */
export type ReplicaMessage = Operation | AcknowledgementMessage | RetirementMessage;

/** For each retired id, the sequence of its last valid operation. */
export type RetiredReplicas = ReadonlyMap<ReplicaId, number>;

export const isRetired = (retired: RetiredReplicas, replica: ReplicaId, sequence: number): boolean =>
  sequence > (retired.get(replica) ?? Infinity);

/** Retires an id. Of two retirements of one id the smaller sequence wins, in every replica. */
export const withRetired = (retired: RetiredReplicas, replica: ReplicaId, after: number): RetiredReplicas =>
  new Map(retired).set(replica, Math.min(after, retired.get(replica) ?? Infinity));

/** For each replica, the sequence up to which none of its operations is missing. */
export type VersionVector = ReadonlyMap<ReplicaId, number>;

/** Orders timestamps by counter, then by replica id; `undefined` comes before all of them. */
export const compareTimestamps = (left: Timestamp | undefined, right: Timestamp | undefined): number => {
  if (!left || !right) return Number(left !== undefined) - Number(right !== undefined);
  return left.counter - right.counter || Number(left.replica > right.replica) - Number(left.replica < right.replica);
};

/**
 * Returns the log with the operation at its position, or the same log if it holds it already. Correct replicas never
 * give one sequence two timestamps; if one does, the later timestamp wins everywhere.
 */
export const insertOperation = (log: readonly Operation[], operation: Operation): readonly Operation[] => {
  const { timestamp, sequence } = operation;
  const known = log.find((other) => other.sequence === sequence && other.timestamp.replica === timestamp.replica);
  if (known && compareTimestamps(known.timestamp, timestamp) >= 0) return log;
  const others = known ? log.filter((other) => other !== known) : log;
  // Correct replicas never use a timestamp twice. If one does, the order of sequences keeps all replicas in agreement.
  return others.toSpliced(
    others.findLastIndex((other) => (compareTimestamps(other.timestamp, timestamp) || other.sequence - sequence) < 0) +
      1,
    0,
    operation,
  );
};

/** Returns the version vector after the operations of the log; an operation behind a gap does not count. */
export const advanceVersion = (before: VersionVector, log: readonly Operation[]): VersionVector => {
  const sequences = new Map<ReplicaId, Set<number>>();
  for (const { timestamp, sequence } of log)
    sequences.set(timestamp.replica, (sequences.get(timestamp.replica) ?? new Set()).add(sequence));
  const version = new Map(before);
  for (const [id, known] of sequences) {
    let last = version.get(id) ?? 0;
    while (known.has(last + 1)) last += 1;
    if (last > 0) version.set(id, last);
  }
  return version;
};

/** Returns the pointwise maximum of two version vectors. */
export const mergeVersions = (left: VersionVector, right: VersionVector): VersionVector => {
  const merged = new Map(left);
  for (const [id, sequence] of right) merged.set(id, Math.max(sequence, merged.get(id) ?? 0));
  return merged;
};
