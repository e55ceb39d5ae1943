import type { CartMember, CartRecord } from './cart-record.ts';

/** What storing a cart anew does to its parts, besides their lines. */
export type MemberChanges = {
  readonly joined: readonly Pick<CartMember, 'id' | 'uuid' | 'userId' | 'name'>[];
  readonly left: readonly number[];
  /** Those who said to be done, or to be still choosing. */
  readonly statuses: readonly Pick<CartMember, 'id' | 'isChoosing'>[];
};

export const memberChanges = (before: CartRecord, after: CartRecord): MemberChanges => {
  const known = new Map(before.members.map((member) => [member.id, member]));
  const kept = new Set(after.members.map(({ id }) => id));
  return {
    joined: after.members.filter(({ id }) => !known.has(id)),
    left: before.members.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
    statuses: after.members.filter(({ id, isChoosing }) => known.has(id) && known.get(id)?.isChoosing !== isChoosing),
  };
};

/** Whether the group's own settings are as before. */
export const isSameGroup = (left: CartRecord, right: CartRecord): boolean =>
  left.isGroup === right.isGroup && left.isLocked === right.isLocked && left.deadline === right.deadline &&
  left.spendLimit?.amount.minor === right.spendLimit?.amount.minor && left.spendLimit?.currencyId === right.spendLimit?.currencyId;
