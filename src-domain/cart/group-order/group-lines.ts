import { compareMoney } from '../../pricing/index.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { lineKey, withQuantity, type CartLine, type LineKey } from '../cart-line.ts';
import { withNote } from '../line-note.ts';
import { clampQuantity } from '../limits.ts';
import type { InsertEntry } from '../user-cart.ts';
import type { GroupCommand, GroupRefusal } from './group-command.ts';
import { memberChanged } from './group-members.ts';
import { netTotal, type GroupMember, type GroupOrder } from './group-order.ts';

/** Returns the line that the shop sells for an entry now, in any quantity; undefined if it does not. */
export type Sell = (entry: InsertEntry) => CartLine | undefined;

type Write = Extract<GroupCommand, { readonly kind: 'write' }>;
type Remove = Extract<GroupCommand, { readonly kind: 'remove' }>;

/**
 * GROUP-2a, contract 5.2: Applies the entries in order, all or nothing. A quantity replaces that of the line with the
 * same identity, reduced to what may be ordered; 0 removes the line. Applying the same entries again changes nothing.
 */
export const written = (
  group: GroupOrder,
  member: GroupMember,
  { entries, version }: Write,
  sell: Sell,
): Result<GroupOrder, GroupRefusal> => {
  const lines = new Map<LineKey, CartLine>(member.lines.map((line) => [lineKey(line), line]));
  for (const entry of entries) {
    const refusal = take(lines, entry, group, sell);
    if (refusal) return err(refusal);
  }
  return version !== undefined && version !== member.version
    ? err({ kind: 'version', current: member.version })
    : kept(group, member, [...lines.values()]);
};

/** GROUP-2b: Removes all of the lines or none. */
export const removed = (
  group: GroupOrder,
  member: GroupMember,
  { keys, version }: Remove,
): Result<GroupOrder, GroupRefusal> => {
  if (version !== undefined && version !== member.version) return err({ kind: 'version', current: member.version });
  const known = new Set(member.lines.map(lineKey));
  return keys.every((key) => known.has(key))
    ? kept(
        group,
        member,
        member.lines.filter((line) => !keys.includes(lineKey(line))),
      )
    : err({ kind: 'no-such-line' });
};

const take = (
  lines: Map<LineKey, CartLine>,
  entry: InsertEntry,
  { shopId }: GroupOrder,
  sell: Sell,
): GroupRefusal | undefined => {
  const isWhole = Number.isSafeInteger(entry.quantity) && entry.quantity >= 0;
  if (!isWhole || !entry.addons.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0))
    return { kind: 'bad-quantity' };
  // A line to be removed need not be sold any more.
  if (entry.quantity === 0) return void lines.delete(lineKey(entry));
  const sold = sell(entry);
  if (sold?.shopId !== shopId) return { kind: 'unknown-stock', stockId: entry.stockId };
  const line = withNote(sold, entry.note);
  const [key, { quantity }] = [lineKey(line), clampQuantity(entry.quantity, line.item.limits)];
  if (quantity === 0) return void lines.delete(key);
  lines.set(key, withQuantity(line, quantity));
  return undefined;
};

/** GROUP-4c: Blocks a member from raising their part above the spend limit; the owner may. */
const kept = (group: GroupOrder, member: GroupMember, lines: readonly CartLine[]): Result<GroupOrder, GroupRefusal> => {
  const before = new Map(member.lines.map((line) => [lineKey(line), line.quantity]));
  if (lines.length === before.size && lines.every((line) => before.get(lineKey(line)) === line.quantity))
    return ok(group);
  const { spendLimit: limit, scale, ownerId } = group;
  const total = netTotal(lines, scale);
  const isAbove =
    limit !== undefined && compareMoney(total, limit) > 0 && compareMoney(total, netTotal(member.lines, scale)) > 0;
  return isAbove && member.userId !== ownerId
    ? err({ kind: 'spend-limit', limit, total })
    : ok(memberChanged(group, member, { ...member, lines }));
};
