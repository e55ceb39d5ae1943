import type { CartMember, CartRecord } from './cart-record.ts';

/** The changes of members between two states of a cart, apart from their lines. */
export type MemberChanges = {
  readonly joined: readonly Pick<CartMember, 'id' | 'uuid' | 'userId' | 'name'>[];
  readonly left: readonly number[];
  /** Members who changed between done and choosing, or were renamed. */
  readonly statuses: readonly Pick<CartMember, 'id' | 'isChoosing' | 'name'>[];
};

export const memberChanges = (before: CartRecord, after: CartRecord): MemberChanges => {
  const known = new Map(before.members.map((member) => [member.id, member]));
  const remaining = new Set(after.members.map(({ id }) => id));
  return {
    joined: after.members.filter(({ id }) => !known.has(id)),
    left: before.members.filter(({ id }) => !remaining.has(id)).map(({ id }) => id),
    statuses: after.members.filter(({ id, isChoosing, name }) => {
      const old = known.get(id);
      return old && (old.isChoosing !== isChoosing || old.name !== name);
    }),
  };
};

/** Returns whether the group's settings are unchanged. */
export const isSameGroup = (left: CartRecord, right: CartRecord): boolean =>
  left.isGroup === right.isGroup &&
  left.isLocked === right.isLocked &&
  left.deadline === right.deadline &&
  left.invitation === right.invitation &&
  left.title === right.title &&
  left.payer === right.payer &&
  left.destination === right.destination &&
  left.spendLimit?.amount.minor === right.spendLimit?.amount.minor &&
  left.spendLimit?.currencyId === right.spendLimit?.currencyId;
