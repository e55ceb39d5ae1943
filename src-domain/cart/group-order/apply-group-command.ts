import type { Instant } from '../../kernel/clock.port.ts';
import type { Uuid } from '../../kernel/ids.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Money } from '../../pricing/index.ts';
import type { GroupCommand, GroupRefusal } from './group-command.ts';
import { removed, written, type Sell } from './group-lines.ts';
import {
  changed,
  closedTo,
  joined,
  kicked,
  left,
  memberChanged,
  started,
  stopped,
  strangerTo,
} from './group-members.ts';
import { checkMemberName } from './group-name.ts';
import {
  isOwner,
  memberOf,
  type GroupActor,
  type GroupMember,
  type GroupOrder,
  type GroupPayer,
} from './group-order.ts';

/** The furthest deadline, in milliseconds from now: seven days (contract 8.3). */
export const DEADLINE_MAX: number = 7 * 24 * 60 * 60 * 1000;

type Outcome = Result<GroupOrder, GroupRefusal>;

/**
 * Applies a command to a group order (GROUP-1 to GROUP-4, contract 5.2 and 8.3). A refusal changes nothing. Returns the
 * same group, with the same versions, if there is nothing to change. Throws RangeError for a new part whose id exists.
 */
export const applyGroupCommand = (
  group: GroupOrder,
  actor: GroupActor,
  command: GroupCommand,
  now: Instant,
  sell: Sell,
): Result<GroupOrder, GroupRefusal> => {
  if (group.status === 'ordered') return err({ kind: 'ordered' });
  switch (command.kind) {
    case 'start':
      return byOwner(group, actor, () => ok(started(group, command.invitation)));
    case 'stop':
      return byOwner(group, actor, () => ok(stopped(group)));
    case 'join':
      return joined(group, actor, command, now);
    case 'leave':
      return left(group, actor);
    case 'kick':
      return byOwner(group, actor, () => kicked(group, command));
    case 'status':
      return byMember(group, actor, now, (member) =>
        ok(
          member.isChoosing === command.isChoosing
            ? group
            : memberChanged(group, member, { ...member, isChoosing: command.isChoosing }),
        ),
      );
    case 'write':
      return byMember(group, actor, now, (member) => written(group, member, command, sell));
    case 'remove':
      return byMember(group, actor, now, (member) => {
        const target = member.id === command.member ? member : group.members.find(({ id }) => id === command.member);
        if (member !== target && !isOwner(group, actor)) return err({ kind: 'not-owner' });
        return target ? removed(group, target, command) : err({ kind: 'no-such-member' });
      });
    case 'lock':
      return inGroup(group, actor, () => ok(group.isLocked ? group : changed({ ...group, isLocked: true })));
    case 'unlock':
      return inGroup(group, actor, () => ok(unlocked(group, now)));
    case 'limits':
      return inGroup(group, actor, () => limited(group, command.spendLimit, command.deadline, now));
    case 'renew':
      return inGroup(group, actor, () => renewed(group, command.invitation));
    case 'describe':
      return inGroup(group, actor, () => described(group, command.title, command.payer));
    case 'direct':
      return inGroup(group, actor, () => directed(group, command.destination.trim()));
    case 'order':
      return byOwner(group, actor, () =>
        group.members.every(({ lines }) => lines.length === 0)
          ? err({ kind: 'empty' })
          : ok(changed({ ...group, isLocked: true, status: 'ordered' })),
      );
  }
};

const byOwner = (group: GroupOrder, actor: GroupActor, change: () => Outcome): Outcome =>
  isOwner(group, actor) ? change() : err({ kind: 'not-owner' });

const inGroup = (group: GroupOrder, actor: GroupActor, change: () => Outcome): Outcome =>
  byOwner(group, actor, () => (group.isGroup ? change() : err({ kind: 'no-group' })));

const byMember = (
  group: GroupOrder,
  actor: GroupActor,
  now: Instant,
  change: (member: GroupMember) => Outcome,
): Outcome => {
  const member = memberOf(group, actor);
  if (!member) return err(strangerTo(group, actor));
  const closed = closedTo(group, actor, now);
  return closed ? err(closed) : change(member);
};

/** GROUP-6b: The link before stops working; who has joined stays. */
const renewed = (group: GroupOrder, invitation: Uuid): Outcome =>
  ok(invitation === group.invitation ? group : changed({ ...group, invitation }));

/** A title obeys the rule of names, but may be empty. */
const described = (group: GroupOrder, title: string, payer: GroupPayer): Outcome => {
  const checked = title.trim() === '' ? ok('') : checkMemberName(title);
  if (!checked.ok) return err({ kind: 'bad-title' });
  const isSame = checked.value === group.title && payer === group.payer;
  return ok(isSame ? group : changed({ ...group, title: checked.value, payer }));
};

const directed = (group: GroupOrder, destination: string): Outcome =>
  ok(destination === group.destination ? group : changed({ ...group, destination }));

/** Clears a deadline that has passed, because it would lock again at once. */
const unlocked = (group: GroupOrder, now: Instant): GroupOrder => {
  const hasPassed = group.deadline !== undefined && now >= group.deadline;
  return group.isLocked || hasPassed
    ? changed({ ...group, isLocked: false, deadline: hasPassed ? undefined : group.deadline })
    : group;
};

const limited = (
  group: GroupOrder,
  spendLimit: Money | undefined,
  deadline: Instant | undefined,
  now: Instant,
): Outcome => {
  if (spendLimit && (spendLimit.minor <= 0 || spendLimit.scale !== group.scale)) return err({ kind: 'bad-limit' });
  if (deadline !== undefined && (deadline <= now || deadline > now + DEADLINE_MAX))
    return err({ kind: 'bad-deadline' });
  const isSame = spendLimit?.minor === group.spendLimit?.minor && deadline === group.deadline;
  return ok(isSame ? group : changed({ ...group, spendLimit, deadline }));
};
