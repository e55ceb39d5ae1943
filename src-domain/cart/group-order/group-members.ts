import type { Instant } from '../../kernel/clock.port.ts';
import type { Uuid } from '../../kernel/ids.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { GroupCommand, GroupRefusal } from './group-command.ts';
import { checkMemberName } from './group-name.ts';
import {
  isOwner,
  isPartOf,
  lockAt,
  memberOf,
  type GroupActor,
  type GroupMember,
  type GroupOrder,
  type ReleasedMember,
} from './group-order.ts';

type Outcome = Result<GroupOrder, GroupRefusal>;
type Kick = Extract<GroupCommand, { readonly kind: 'kick' }>;
type Join = Extract<GroupCommand, { readonly kind: 'join' }>;

/** How many people, the owner included, an order can hold. */
export const MEMBERS_MAX = 100;

/**
 * GROUP-1b: A person who has joined keeps their part. Throws RangeError for an id already used in the group: the server
 * assigns ids.
 */
export const joined = (
  group: GroupOrder,
  actor: GroupActor,
  { shopId, name, member: id, invitation }: Join,
  now: Instant,
): Outcome => {
  if (!group.isGroup || group.shopId !== shopId) return err({ kind: 'not-joinable' });
  if (memberOf(group, actor)) return ok(group);
  if (group.invitation !== undefined && group.invitation !== invitation) return err({ kind: 'not-joinable' });
  const closed = closedTo(group, actor, now);
  if (closed) return err(closed);
  if (group.members.length >= MEMBERS_MAX) return err({ kind: 'full' });
  const checked = checkMemberName(name);
  if (!checked.ok) return checked;
  if ([...group.members, ...group.released].some((known) => known.id === id))
    throw new RangeError(`Part ${id} already exists`);
  const member: GroupMember = {
    id,
    userId: actor.kind === 'user' ? actor.userId : undefined,
    name: checked.value,
    isChoosing: true,
    version: 1,
    lines: [],
  };
  return ok(
    changed({
      ...group,
      members: [...group.members, member],
      released: group.released.filter((known) => !isPartOf(known, actor)),
    }),
  );
};

/** GROUP-2d: Leaves at any time, even when locked. */
export const left = (group: GroupOrder, actor: GroupActor): Outcome => {
  const member = memberOf(group, actor);
  if (!member) return err(strangerTo(group, actor));
  return isOwner(group, actor)
    ? err({ kind: 'owner-stays' })
    : ok(changed({ ...group, members: group.members.filter((known) => known !== member) }));
};

/** Removes a member's part; they are informed (GROUP-2e), and a new link keeps them out (GROUP-6b). */
export const kicked = (group: GroupOrder, { member: id, invitation = group.invitation }: Kick): Outcome => {
  const member = group.members.find((known) => known.id === id);
  if (!member) return err({ kind: 'no-such-member' });
  if (member.userId === group.ownerId) return err({ kind: 'owner-stays' });
  return ok(
    changed({
      ...group,
      invitation,
      members: group.members.filter((known) => known !== member),
      released: [...group.released, releasedOf(member, 'kicked')],
    }),
  );
};

/** Turns the cart into one that others can join. */
export const started = (group: GroupOrder, invitation: Uuid | undefined): GroupOrder =>
  group.isGroup ? group : changed({ ...group, isGroup: true, invitation });

/** GROUP-1d: Keeps only the owner's part; lock, limits, link and name end with the group. */
export const stopped = (group: GroupOrder): GroupOrder => {
  if (!group.isGroup) return group;
  const orphans = group.members.filter(({ userId }) => userId !== group.ownerId);
  return changed({
    ...group,
    isGroup: false,
    isLocked: false,
    spendLimit: undefined,
    deadline: undefined,
    invitation: undefined,
    title: '',
    payer: 'owner',
    destination: '',
    members: group.members.filter((member) => !orphans.includes(member)),
    released: [...group.released, ...orphans.map((member) => releasedOf(member, 'group-ended'))],
  });
};

/** A lock blocks members, but not the owner. */
export const closedTo = (group: GroupOrder, actor: GroupActor, now: Instant): GroupRefusal | undefined => {
  const lock = lockAt(group, now);
  return lock && !isOwner(group, actor) ? { kind: lock, deadline: group.deadline } : undefined;
};

/** GROUP-2e: Informs kicked and orphaned members what happened. */
export const strangerTo = ({ released }: GroupOrder, actor: GroupActor): GroupRefusal => ({
  kind: 'not-member',
  reason: released.find((known) => isPartOf(known, actor))?.reason ?? 'unknown',
});

/** Increases the cart's version by one (contract 8.3). */
export const changed = (group: GroupOrder): GroupOrder => ({ ...group, version: group.version + 1 });

/** Increases both versions after a change of one part. */
export const memberChanged = (group: GroupOrder, before: GroupMember, after: GroupMember): GroupOrder =>
  changed({
    ...group,
    members: group.members.map((known) => (known === before ? { ...after, version: before.version + 1 } : known)),
  });

const releasedOf = ({ id, userId }: GroupMember, reason: ReleasedMember['reason']): ReleasedMember => ({
  id,
  userId,
  reason,
});
