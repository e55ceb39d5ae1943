import { describe, expect, it } from 'vitest';
import type { CartMember, GroupCart, GroupTerms, KnownGroup, OwnGroups } from '@domain/cart/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { cartId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { GroupOwnerViewModel } from '@app/features/group/group-owner.view-model.ts';
import { ana, groupCart } from './page-stage.ts';

const MINUTE = 60_000;
const NOON = instant(Date.UTC(2025, 2, 10, 12));

const stage = ({
  cart = groupCart(),
  isKnown = true,
}: { readonly cart?: GroupCart; readonly isKnown?: boolean } = {}) => {
  const asked: string[] = [];
  const told: string[] = [];
  const shown: GroupCart[] = [];
  const waiting: (() => void)[] = [];
  const server = { answer: ok(cart) as unknown };
  const ask =
    (what: string) =>
    (_cart: unknown, value?: unknown): Promise<never> => {
      asked.push(`${what} ${JSON.stringify(value) ?? ''}`.trim());
      return Promise.resolve(server.answer as never);
    };
  const vm = new GroupOwnerViewModel({
    own: {
      arrange: ask('arrange'),
      lock: ask('lock'),
      renewLink: ask('renew'),
      kick: ask('kick'),
      share: ask('share'),
    } as unknown as OwnGroups,
    known: () => (isKnown ? ({ cartId: cartId(1) } as KnownGroup) : undefined),
    live: () =>
      ({ cart, show: (next: GroupCart) => shown.push(next), load: async () => void asked.push('load') }) as never,
    reporter: {
      refuse: ({ kind }) => void told.push(`refused ${kind}`),
      failed: ({ kind }) => void told.push(`failed ${kind}`),
    },
    delay: () => new Promise((resolve) => waiting.push(resolve)),
  });
  const later = async (): Promise<void> => {
    waiting.splice(0).forEach((resolve) => resolve());
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const arranged = (): Partial<GroupTerms> => JSON.parse(asked.at(-1)?.slice('arrange '.length) ?? '{}');
  return { vm, asked, told, shown, server, later, arranged };
};

describe('GROUP-1a what the owner of a group does', () => {
  it('is shown as the server answers, or told as it refuses', async () => {
    const { vm, shown, told, server } = stage();
    expect([await vm.lock(true), await vm.renewLink(), shown.length, told]).toEqual([true, true, 2, []]);
    server.answer = err({ kind: 'refused', why: { kind: 'ordered' } });
    expect(await vm.lock(false)).toBe(false);
    server.answer = err({ kind: 'unreachable' });
    expect([await vm.lock(false), await vm.end()]).toEqual([false, false]);
    expect(told).toEqual(['refused ordered', 'failed unreachable', 'failed unreachable']);
    expect(shown).toHaveLength(2);
  });

  it('is nothing without a group', async () => {
    const { vm, asked } = stage({ isKnown: false });
    expect([await vm.lock(true), await vm.end(), asked]).toEqual([false, false, []]);
  });

  it('ends the group by no longer sharing its cart', async () => {
    const { vm, asked } = stage();
    expect([await vm.end(), asked]).toEqual([true, ['share false']]);
  });

  it.each([
    ['a deadline ahead', 5, 15],
    ['a deadline that has passed', -5, 10],
  ])('gives ten minutes more after %s', async (_name, deadline, expected) => {
    const { vm, arranged } = stage({ cart: groupCart({ deadline: instant(NOON + deadline * MINUTE) }) });
    expect(await vm.postpone(NOON)).toBe(true);
    expect(arranged()).toEqual({ deadline: NOON + expected * MINUTE });
  });

  it('gives no time where there is no deadline', async () => {
    const { vm, asked } = stage();
    expect([await vm.postpone(NOON), asked]).toEqual([false, []]);
  });
});

describe('GROUP-1a removing a member', () => {
  const ben: CartMember = { ...ana, id: 413 as never, uuid: 'ben' as never, name: 'Ben' };

  it('happens after a while, and the group is read again', async () => {
    const { vm, asked, later } = stage();
    void vm.kick(ana);
    expect([vm.leaving?.name, asked]).toEqual(['Ana', []]);
    await later();
    expect([vm.leaving, asked]).toEqual([undefined, [`kick "${ana.uuid}"`, 'load']]);
  });

  it('does not happen when it is undone', async () => {
    const { vm, asked, later } = stage();
    void vm.kick(ana);
    vm.undoKick();
    await later();
    expect([vm.leaving, asked]).toEqual([undefined, []]);
  });

  it('is undone by removing another one', async () => {
    const { vm, asked, later } = stage();
    void vm.kick(ana);
    void vm.kick(ben);
    await later();
    expect(asked).toEqual(['kick "ben"', 'load']);
  });

  it('is told as the server refuses it', async () => {
    const { vm, asked, told, server, later } = stage();
    server.answer = err({ kind: 'refused', why: { kind: 'no-such-member' } });
    void vm.kick(ana);
    await later();
    expect([asked, told]).toEqual([[`kick "${ana.uuid}"`], ['refused no-such-member']]);
  });
});
