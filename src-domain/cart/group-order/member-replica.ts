import { lineKey, withQuantity, type CartLine, type LineKey } from '../cart-line.ts';
import { entryOf } from '../entries.ts';
import type { InsertEntry } from '../user-cart.ts';
import type { GroupRefusal } from './group-command.ts';

/** One part of a group as the server had it at some version. */
export type MemberSnapshot = { readonly version: number; readonly lines: readonly CartLine[] };

/** A line in the quantity the member wants, 0 for none; `serial` counts the intents of this tab. */
export type MemberIntent = { readonly key: LineKey; readonly line: CartLine; readonly quantity: number; readonly serial: number };

/** One call of insert-product. It is repeated as it is, under one idempotency key for each `id`, until its outcome is known (contract 8.1). */
export type MemberWrite = { readonly id: number; readonly version: number; readonly entries: readonly InsertEntry[]; readonly through: number };

/** GROUP-2: one tab's copy of a member's part: what the server acknowledged, and what is not acknowledged yet. */
export type MemberReplica = {
  readonly acknowledged: MemberSnapshot;
  /** One for each line, the newest. */
  readonly pending: readonly MemberIntent[];
  readonly serial: number;
  readonly writes: number;
  /** The call whose outcome is not known. */
  readonly sent: MemberWrite | undefined;
  /** Why the member has no part any more. */
  readonly released: 'kicked' | 'group-ended' | 'unknown' | 'ordered' | undefined;
};

/** A copy of what the server has, with nothing wanted yet. */
export const memberReplica = (acknowledged: MemberSnapshot): MemberReplica => ({ acknowledged, pending: [], serial: 0, writes: 0, sent: undefined, released: undefined });

/** The lines as the member sees them: acknowledged ones, with what is wanted since. */
export const shownLines = ({ acknowledged, pending }: MemberReplica): readonly CartLine[] => {
  const lines = new Map(acknowledged.lines.map((line) => [lineKey(line), line]));
  for (const { key, line, quantity } of pending) {
    if (quantity === 0) lines.delete(key);
    else lines.set(key, withQuantity(lines.get(key) ?? line, quantity));
  }
  return [...lines.values()];
};

/** The member wants a line in a quantity, 0 for none. RangeError for what is no count of pieces. */
export const intend = (replica: MemberReplica, line: CartLine, quantity: number): MemberReplica => {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`An intent needs a whole quantity, got ${quantity}`);
  const [key, serial] = [lineKey(line), replica.serial + 1];
  return { ...replica, serial, pending: [...replica.pending.filter((intent) => intent.key !== key), { key, line, quantity, serial }] };
};

/** The call to make now: the one whose outcome is not known, or one of all that is not acknowledged yet; none when there is nothing to tell. */
export const send = (replica: MemberReplica): { readonly replica: MemberReplica; readonly write: MemberWrite | undefined } => {
  if (replica.sent) return { replica, write: replica.sent };
  const pending = openIntents(replica.pending, replica.acknowledged);
  if (pending.length === 0) return { replica: { ...replica, pending }, write: undefined };
  const entries = pending.map(({ line, quantity }) => entryOf(line, quantity));
  const write: MemberWrite = { id: replica.writes + 1, version: replica.acknowledged.version, entries, through: replica.serial };
  return { replica: { ...replica, pending, writes: write.id, sent: write }, write };
};

/** Takes what the server has, from an answer or an event. Snapshots may come late: an older one changes nothing. */
export const acknowledgeMember = (replica: MemberReplica, snapshot: MemberSnapshot): MemberReplica =>
  snapshot.version <= replica.acknowledged.version ? replica : { ...replica, acknowledged: snapshot, pending: openIntents(replica.pending, snapshot) };

/** The server took a write. */
export const accepted = (replica: MemberReplica, write: MemberWrite, snapshot: MemberSnapshot): MemberReplica => acknowledgeMember(answered(replica, write, true), snapshot);

/**
 * The server refused a write. After `version` the intents are kept and sent again upon what the server has; after any other
 * refusal they are given up, and the member is told why. `snapshot` is what the server sent along.
 */
export const refused = (replica: MemberReplica, write: MemberWrite, refusal: GroupRefusal, snapshot?: MemberSnapshot): MemberReplica => {
  const next = answered(replica, write, refusal.kind !== 'version');
  const told = snapshot ? acknowledgeMember(next, snapshot) : next;
  if (refusal.kind === 'not-member') return releaseMember(told, refusal.reason);
  return refusal.kind === 'ordered' ? releaseMember(told, 'ordered') : told;
};

/** GROUP-2e: the member has no part any more; nothing is left to send. */
export const releaseMember = (replica: MemberReplica, released: NonNullable<MemberReplica['released']>): MemberReplica => ({ ...replica, pending: [], sent: undefined, released });

/** An answer to another call than the one that waits is an echo. */
const answered = (replica: MemberReplica, write: MemberWrite, isFinal: boolean): MemberReplica => {
  if (replica.sent?.id !== write.id) return replica;
  return { ...replica, sent: undefined, pending: isFinal ? replica.pending.filter(({ serial }) => serial > write.through) : replica.pending };
};

/** What the server has already needs no telling. */
const openIntents = (pending: readonly MemberIntent[], { lines }: MemberSnapshot): readonly MemberIntent[] => {
  const held = new Map(lines.map((line) => [lineKey(line), line.quantity]));
  return pending.filter(({ key, quantity }) => (held.get(key) ?? 0) !== quantity);
};
