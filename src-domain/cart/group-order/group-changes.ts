import type { UserCartId } from '../../kernel/ids.ts';
import { lineKey } from '../cart-line.ts';
import type { CartMember } from '../user-cart.ts';

/** What the others see happen in a group. */
export type GroupChange =
  | { readonly kind: 'joined' | 'left' | 'done' | 'choosing'; readonly name: string }
  | { readonly kind: 'added' | 'removed'; readonly name: string; readonly dish: string }
  | { readonly kind: 'locked' | 'unlocked' | 'deadline' };

/** The part of a group that its changes are read from. */
export type SeenGroup = {
  readonly members: readonly CartMember[];
  readonly isLocked: boolean;
  readonly deadline: number | undefined;
};

/**
 * GROUP-4e: Returns what others changed between two states, whether they arrived by push or by polling, in the order in
 * which it is told: the lock last, because it matters most. The reader's own changes are not among them.
 */
export const groupChanges = (before: SeenGroup, after: SeenGroup, self: UserCartId): readonly GroupChange[] => {
  const known = new Map(before.members.map((member) => [member.id, member]));
  const remaining = new Set(after.members.map(({ id }) => id));
  const isOther = ({ id }: CartMember): boolean => id !== self;
  const left = before.members.filter((member) => isOther(member) && !remaining.has(member.id));
  return [
    ...left.map(({ name }): GroupChange => ({ kind: 'left', name })),
    ...after.members.filter(isOther).flatMap((member) => {
      const old = known.get(member.id);
      return old ? memberChanges(old, member) : [{ kind: 'joined' as const, name: member.name }];
    }),
    ...(before.isLocked !== after.isLocked
      ? [{ kind: after.isLocked ? ('locked' as const) : ('unlocked' as const) }]
      : before.deadline !== after.deadline
        ? [{ kind: 'deadline' as const }]
        : []),
  ];
};

const memberChanges = (before: CartMember, after: CartMember): readonly GroupChange[] => {
  const { name } = after;
  const quantities = ({ lines }: CartMember) => new Map(lines.map((line) => [lineKey(line), line.quantity]));
  const [held, holds] = [quantities(before), quantities(after)];
  const added = after.lines.filter((line) => !line.isBonus && line.quantity > (held.get(lineKey(line)) ?? 0));
  const removed = before.lines.filter((line) => !line.isBonus && !holds.has(lineKey(line)));
  return [
    ...removed.map(({ item }): GroupChange => ({ kind: 'removed', name, dish: item.title })),
    ...added.map(({ item }): GroupChange => ({ kind: 'added', name, dish: item.title })),
    ...(before.isChoosing === after.isChoosing
      ? []
      : [{ kind: after.isChoosing ? ('choosing' as const) : ('done' as const), name }]),
  ];
};
