import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyGroupCommand,
  MEMBERS_MAX,
  type GroupActor,
  type GroupCommand,
  type GroupOrder,
  type GroupRefusal,
} from '@domain/cart/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { shopId, userCartId, uuid, type Uuid } from '@domain/kernel/ids.ts';
import { err, type Result } from '@domain/kernel/result.ts';
import { freshGroup, groupOrderArb, groupOwner, soldLine } from '@domain/testing/index.ts';
import { runs } from '../../runs.ts';
import { valueOf } from '../cart-model.ts';

const noon = instant(1_741_600_000_000);
const stranger: GroupActor = { kind: 'guest', member: undefined };
const [LINK, NEXT] = [uuid('c0ffee00-0001-4000-8000-000000000001'), uuid('c0ffee00-0002-4000-8000-000000000002')];
const ask = (group: GroupOrder, actor: GroupActor, command: GroupCommand): Result<GroupOrder, GroupRefusal> =>
  applyGroupCommand(group, actor, command, noon, soldLine);
const join = (id: number, invitation: Uuid | undefined): GroupCommand => ({
  kind: 'join',
  shopId: shopId(1),
  name: 'Omar',
  member: userCartId(id),
  invitation,
});
const opened = valueOf(ask(freshGroup, groupOwner, { kind: 'start', invitation: LINK }));
const notJoinable = err({ kind: 'not-joinable' });

describe('GROUP-6a the link of a group', () => {
  it('admits nobody without the secret of the current link', () => {
    fc.assert(
      fc.property(groupOrderArb, fc.constantFrom(LINK, NEXT, undefined), (group, secret) => {
        const outcome = ask(group, stranger, join(900, secret));
        if (!outcome.ok) return;
        expect([undefined, secret]).toContain(group.invitation);
      }),
      runs(200),
    );
    expect(ask(opened, stranger, join(412, undefined))).toEqual(notJoinable);
    expect(ask(opened, stranger, join(412, NEXT))).toEqual(notJoinable);
    expect(ask(opened, stranger, join(412, LINK)).ok).toBe(true);
  });

  it('is full with a hundred members', () => {
    let group = opened;
    for (let id = 1; id < MEMBERS_MAX; id++) group = valueOf(ask(group, stranger, join(1000 + id, LINK)));
    expect(group.members).toHaveLength(MEMBERS_MAX);
    expect(ask(group, stranger, join(5000, LINK))).toEqual(err({ kind: 'full' }));
    expect(ask(group, groupOwner, join(5000, LINK)).ok).toBe(true);
  });
});

describe('GROUP-6b renewing the link', () => {
  it('keeps the members and ends the old link', () => {
    const joined = valueOf(ask(opened, stranger, join(412, LINK)));
    const renewed = valueOf(ask(joined, groupOwner, { kind: 'renew', invitation: NEXT }));
    expect(renewed.members).toBe(joined.members);
    expect(ask(renewed, stranger, join(413, LINK))).toEqual(notJoinable);
    expect(ask(renewed, stranger, join(413, NEXT)).ok).toBe(true);
    expect(ask(renewed, { kind: 'guest', member: userCartId(412) }, { kind: 'renew', invitation: LINK })).toEqual(
      err({ kind: 'not-owner' }),
    );
  });

  it('keeps a removed member out', () => {
    const joined = valueOf(ask(opened, stranger, join(412, LINK)));
    const kicked = valueOf(ask(joined, groupOwner, { kind: 'kick', member: userCartId(412), invitation: NEXT }));
    expect(ask(kicked, stranger, join(413, LINK))).toEqual(notJoinable);
  });
});
