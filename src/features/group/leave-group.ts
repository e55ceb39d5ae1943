import type { CartLine, JoinedGroups, KnownGroup } from '@domain/cart/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { GroupMemory } from './group-memory.ts';

type Deps = { readonly groups: Pick<JoinedGroups, 'load' | 'leave'>; readonly memory: GroupMemory };

/**
 * GROUP-2d: Leaves a group and forgets it on this device; returns the lines that were chosen there. Succeeds for a
 * group that the customer is no longer part of.
 */
export const leaveGroup = async (
  group: KnownGroup,
  { groups, memory }: Deps,
): Promise<Result<readonly CartLine[], RemoteFailure>> => {
  const loaded = await groups.load(group);
  const own = loaded.ok ? loaded.value.members.find(({ id }) => id === group.member) : undefined;
  const answer = await groups.leave(group);
  if (!answer.ok && answer.error.kind !== 'refused') return err(answer.error);
  memory.forget(group.cartId);
  return ok(own?.lines.filter(({ isBonus }) => !isBonus) ?? []);
};
