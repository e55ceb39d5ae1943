import { expect } from 'vitest';
import { lineKey, memberOf, type GroupActor, type GroupMember, type GroupOrder } from '@domain/cart/index.ts';

/** What a part of a group is worth comparing by: its quantities. */
export const quantities = (member: Pick<GroupMember, 'lines'> | undefined): Readonly<Record<string, number>> =>
  Object.fromEntries((member?.lines ?? []).map((line) => [lineKey(line), line.quantity]));

/** Versions must reflect every change between two states, incremented by exactly one (contract 8.3). */
export const versionsTell = (before: GroupOrder, after: GroupOrder): void => {
  if (after === before) return;
  expect(after.version).toBe(before.version + 1);
  expect({ ...after, version: 0 }).not.toEqual({ ...before, version: 0 });
  for (const member of after.members) {
    const known = before.members.find(({ id }) => id === member.id);
    if (!known) expect([member.version, member.isChoosing, member.lines]).toEqual([1, true, []]);
    else if (known !== member) {
      expect(member.version).toBe(known.version + 1);
      expect([member.isChoosing, member.lines]).not.toEqual([known.isChoosing, known.lines]);
    }
  }
};

/** Everybody's lines and status but those of one person. */
export const others = (group: GroupOrder, actor: GroupActor): readonly GroupMember[] =>
  group.members.filter((member) => member !== memberOf(group, actor));
