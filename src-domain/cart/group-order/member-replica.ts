import { lineKey, withQuantity, type CartLine, type LineKey } from '../cart-line.ts';
import { entryOf } from '../entries.ts';
import type { InsertEntry } from '../user-cart.ts';
import type { GroupRefusal } from './group-command.ts';

/** A member's part of a group as the server had it at a version. */
export type MemberSnapshot = { readonly version: number; readonly lines: readonly CartLine[] };

/**
 * A pending edit: a line and the quantity that the member wants, 0 for none. `serial` numbers the edits of this tab.
 */
export type MemberEdit = {
  readonly key: LineKey;
  readonly line: CartLine;
  readonly quantity: number;
  readonly serial: number;
};

/**
 * One call of insert-product. It is retried unchanged, with one idempotency key for each `id`, until its outcome is
 * known (contract 8.1).
 */
export type MemberWrite = {
  readonly id: number;
  readonly version: number;
  readonly entries: readonly InsertEntry[];
  readonly through: number;
};

/** GROUP-2: One tab's copy of a member's part: what the server acknowledged, and the pending edits. */
export type MemberReplica = {
  readonly acknowledged: MemberSnapshot;
  /** At most one for each line, the newest. */
  readonly pending: readonly MemberEdit[];
  readonly serial: number;
  readonly writes: number;
  /** The call in flight. */
  readonly sent: MemberWrite | undefined;
  /** Why the member lost their part. */
  readonly released: 'kicked' | 'group-ended' | 'unknown' | 'ordered' | undefined;
};

/** A copy of what the server has, without pending edits. */
export const newMemberReplica = (acknowledged: MemberSnapshot): MemberReplica => ({
  acknowledged,
  pending: [],
  serial: 0,
  writes: 0,
  sent: undefined,
  released: undefined,
});

/** The lines as the member sees them: the acknowledged ones with the pending edits on top. */
export const visibleLines = ({ acknowledged, pending }: MemberReplica): readonly CartLine[] => {
  const lines = new Map(acknowledged.lines.map((line) => [lineKey(line), line]));
  for (const { key, line, quantity } of pending) {
    if (quantity === 0) lines.delete(key);
    else lines.set(key, withQuantity(lines.get(key) ?? line, quantity));
  }
  return [...lines.values()];
};

/** Sets the quantity of a line; 0 removes it. Throws RangeError unless the quantity is a natural number. */
export const editLine = (replica: MemberReplica, line: CartLine, quantity: number): MemberReplica => {
  if (!Number.isSafeInteger(quantity) || quantity < 0)
    throw new RangeError(`Quantity must be a natural number, got ${quantity}`);
  const [key, serial] = [lineKey(line), replica.serial + 1];
  return {
    ...replica,
    serial,
    pending: [...replica.pending.filter((intent) => intent.key !== key), { key, line, quantity, serial }],
  };
};

/**
 * Returns the call to make now: the one in flight, or else one with all pending edits; undefined if there is nothing to
 * send.
 */
export const nextWrite = (
  replica: MemberReplica,
): { readonly replica: MemberReplica; readonly write: MemberWrite | undefined } => {
  if (replica.sent) return { replica, write: replica.sent };
  const pending = openEdits(replica.pending, replica.acknowledged);
  if (pending.length === 0) return { replica: { ...replica, pending }, write: undefined };
  const entries = pending.map(({ line, quantity }) => entryOf(line, quantity));
  const write: MemberWrite = {
    id: replica.writes + 1,
    version: replica.acknowledged.version,
    entries,
    through: replica.serial,
  };
  return { replica: { ...replica, pending, writes: write.id, sent: write }, write };
};

/** Takes over the server's state from a response or an event. An older snapshot changes nothing. */
export const acknowledgeMember = (replica: MemberReplica, snapshot: MemberSnapshot): MemberReplica =>
  snapshot.version <= replica.acknowledged.version
    ? replica
    : { ...replica, acknowledged: snapshot, pending: openEdits(replica.pending, snapshot) };

/** The server accepted a write. */
export const writeAccepted = (replica: MemberReplica, write: MemberWrite, snapshot: MemberSnapshot): MemberReplica =>
  acknowledgeMember(answered(replica, write, true), snapshot);

/**
 * The server refused a write. After a version conflict the edits stay pending and are sent again on top of the newer
 * state; after any other refusal they are dropped. `snapshot` is the state that the server sent along.
 */
export const writeRefused = (
  replica: MemberReplica,
  write: MemberWrite,
  refusal: GroupRefusal,
  snapshot?: MemberSnapshot,
): MemberReplica => {
  const next = answered(replica, write, refusal.kind !== 'version');
  const told = snapshot ? acknowledgeMember(next, snapshot) : next;
  if (refusal.kind === 'not-member') return releaseMember(told, refusal.reason);
  return refusal.kind === 'ordered' ? releaseMember(told, 'ordered') : told;
};

/** GROUP-2e: The member lost their part, so nothing is left to send. */
export const releaseMember = (
  replica: MemberReplica,
  released: NonNullable<MemberReplica['released']>,
): MemberReplica => ({ ...replica, pending: [], sent: undefined, released });

/** The response to a call other than the one in flight is a duplicate. */
const answered = (replica: MemberReplica, write: MemberWrite, isFinal: boolean): MemberReplica => {
  if (replica.sent?.id !== write.id) return replica;
  return {
    ...replica,
    sent: undefined,
    pending: isFinal ? replica.pending.filter(({ serial }) => serial > write.through) : replica.pending,
  };
};

/** Edits that the server already reflects need not be sent. */
const openEdits = (pending: readonly MemberEdit[], { lines }: MemberSnapshot): readonly MemberEdit[] => {
  const held = new Map(lines.map((line) => [lineKey(line), line.quantity]));
  return pending.filter(({ key, quantity }) => (held.get(key) ?? 0) !== quantity);
};
