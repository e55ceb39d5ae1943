import * as fc from 'fast-check';
import {
  applyGroupCommand,
  lineKey,
  newGroupOrder,
  type GroupActor,
  type GroupCommand,
  type GroupOrder,
  type InsertEntry,
  type LineKey,
} from '../cart/index.ts';
import { instant, type Instant } from '../kernel/clock.port.ts';
import { cartId, shopId, stockId, userCartId, userId, uuid, type UserCartId, type Uuid } from '../kernel/ids.ts';
import { money } from '../pricing/index.ts';
import { insertEntryArb, soldLine } from './cart.arb.ts';

/** A command of a caller at a moment. */
export type GroupStep = { readonly actor: GroupActor; readonly command: GroupCommand; readonly now: Instant };

const OPENED = 1_741_600_000_000;
const MINUTE = 60_000;

/** The owner's cart that `groupCommandsArb` starts with. */
export const freshGroup: GroupOrder = newGroupOrder(
  { id: cartId(310), shopId: shopId(1), ownerId: userId(7), scale: 2 },
  { id: userCartId(411), name: 'Nadia' },
);

/** The owner of `freshGroup`. */
export const groupOwner: GroupActor = { kind: 'user', userId: userId(7) };

/** The owner, two friends with an account, guests who have joined or not. */
export const groupActorArb: fc.Arbitrary<GroupActor> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(groupOwner) },
  { weight: 3, arbitrary: fc.constantFrom(8, 9).map((id): GroupActor => ({ kind: 'user', userId: userId(id) })) },
  {
    weight: 3,
    arbitrary: fc.integer({ min: 411, max: 415 }).map((id): GroupActor => ({ kind: 'guest', member: userCartId(id) })),
  },
  { weight: 1, arbitrary: fc.constant<GroupActor>({ kind: 'guest', member: undefined }) },
);

const memberArb: fc.Arbitrary<UserCartId> = fc.integer({ min: 411, max: 416 }).map(userCartId);
const keyArb: fc.Arbitrary<LineKey> = insertEntryArb.map(lineKey);
const entryArb: fc.Arbitrary<InsertEntry> = fc.oneof(
  { weight: 20, arbitrary: insertEntryArb },
  { weight: 1, arbitrary: fc.constant({ stockId: stockId(4), quantity: 2, addons: [] }) },
  {
    weight: 1,
    arbitrary: fc.record({
      stockId: fc.constant(stockId(1)),
      quantity: fc.constantFrom(-1, 0.5, Number.NaN),
      addons: fc.constant([]),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      stockId: fc.constant(stockId(1)),
      quantity: fc.constantFrom(0, 2),
      addons: fc.constantFrom(-1, 0, 1.5).map((quantity) => [{ stockId: stockId(11), quantity }]),
    }),
  },
);
const versionArb: fc.Arbitrary<number | undefined> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 4 }) },
);
const nameArb: fc.Arbitrary<string> = fc.constantFrom(
  'Omar',
  ' Zoë ',
  'عمر',
  '🍜',
  '',
  ' ',
  'x'.repeat(101),
  'a\u0000b',
);

/** Moments of one hour; deadlines are among them, or too far away. */
const minuteArb: fc.Arbitrary<Instant> = fc.nat({ max: 60 }).map((minutes) => instant(OPENED + minutes * MINUTE));
const deadlineArb: fc.Arbitrary<Instant> = fc.oneof(
  { weight: 5, arbitrary: minuteArb },
  { weight: 1, arbitrary: fc.constant(instant(OPENED + 8 * 24 * 60 * MINUTE)) },
);

const LINKS = ['c0ffee00-0001-4000-8000-000000000001', 'c0ffee00-0002-4000-8000-000000000002'].map(uuid);
/** Mostly one secret, so that many joins succeed. */
const invitationArb: fc.Arbitrary<Uuid | undefined> = fc.constantFrom(
  LINKS[0],
  LINKS[0],
  LINKS[0],
  LINKS[1],
  undefined,
);

/** Any command, valid or not. */
export const groupCommandArb: fc.Arbitrary<GroupCommand> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('start'), invitation: invitationArb }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'stop' }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('join'),
      shopId: fc.constantFrom(1, 1, 1, 1, 2).map(shopId),
      name: nameArb,
      member: fc.integer({ min: 412, max: 415 }).map(userCartId),
      invitation: invitationArb,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'leave' }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('kick'), member: memberArb, invitation: invitationArb }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('renew'), invitation: fc.constantFrom(...LINKS) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('describe'),
      title: nameArb,
      payer: fc.constantFrom('owner', 'each'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('direct'), destination: fc.constantFrom('', ' ', '12 Quay') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('status'), isChoosing: fc.boolean() }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('write'),
      entries: fc.array(entryArb, { maxLength: 3 }),
      version: versionArb,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('remove'),
      member: memberArb,
      keys: fc.array(keyArb, { maxLength: 2 }),
      version: versionArb,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'lock' }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'unlock' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('limits'),
      spendLimit: fc.option(fc.constantFrom(money(0, 2), money(500, 2), money(2000, 2), money(9, 0)), {
        nil: undefined,
      }),
      deadline: fc.option(deadlineArb, { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom<GroupCommand>({ kind: 'order' }, { kind: 'unlock' }, { kind: 'start' }) },
);

/** Up to a hundred steps, in chronological order. Skip those of `isTakenId`. */
export const groupCommandsArb: fc.Arbitrary<readonly GroupStep[]> = fc
  .array(fc.record({ actor: groupActorArb, command: groupCommandArb, now: minuteArb }), { maxLength: 100, size: 'max' })
  .map((steps) => {
    const moments = steps.map(({ now }) => now).sort((left, right) => left - right);
    return steps.map((step, index) => ({ ...step, now: moments[index] ?? step.now }));
  });

/** A join under an id already used in the group: a server never sends one. */
export const isTakenId = (group: GroupOrder, command: GroupCommand): boolean =>
  command.kind === 'join' && [...group.members, ...group.released].some(({ id }) => id === command.member);

/** The group after the steps; refused ones change nothing. */
export const groupAfter = (group: GroupOrder, steps: readonly GroupStep[]): GroupOrder =>
  steps.reduce((before, { actor, command, now }) => {
    const outcome = isTakenId(before, command) ? undefined : applyGroupCommand(before, actor, command, now, soldLine);
    return outcome?.ok ? outcome.value : before;
  }, group);

/** Group orders as the result of commands: alone, with guests and friends, locked, limited, ordered. */
export const groupOrderArb: fc.Arbitrary<GroupOrder> = fc
  .array(fc.record({ actor: groupActorArb, command: groupCommandArb, now: minuteArb }), { maxLength: 40 })
  .map((steps) => groupAfter(freshGroup, steps));
