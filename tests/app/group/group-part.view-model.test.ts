import { describe, expect, it } from 'vitest';
import type { KnownGroup, KnownGroups } from '@domain/cart/index.ts';
import { orderId, shopId, userCartId, cartId, uuid } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { OrderedGroup } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { GroupMemory } from '@app/features/group/group-memory.ts';
import { GroupPartViewModel } from '@app/features/group/group-part.view-model.ts';
import { createFakeGroups } from '../../infra/contract/fakes/fake-groups.ts';

const known: KnownGroup = {
  cartId: cartId(1),
  shopId: shopId(1),
  member: userCartId(1),
  secret: uuid('00000000-0000-4000-8000-000000000001'),
  title: 'Lunch',
  payer: 'each',
  isOwner: true,
};
const orderOf = (isSettled: boolean): OrderedGroup => ({
  id: orderId(5),
  self: userCartId(1),
  status: 'delivered',
  expectedAt: undefined,
  ownerName: 'Nadia',
  currencyId: undefined,
  priceStyle: { symbol: '$', position: 'before' },
  total: money(500, 2),
  shares: [
    {
      id: userCartId(2),
      name: 'Ana',
      isOwner: false,
      standing: isSettled ? 'settled' : 'open',
      lines: money(500, 2),
      fixed: money(0, 2),
      proportional: money(0, 2),
      reduction: money(0, 2),
      total: money(500, 2),
      dishes: [],
    },
  ],
});

const stage = (remembered: readonly KnownGroup[] = []) => {
  const store = { groups: remembered };
  const memory: KnownGroups = { read: () => store.groups, write: (groups) => (store.groups = groups) };
  const failures: string[] = [];
  const server = { isDown: false };
  const waits: number[] = [];
  const vm = new GroupPartViewModel(
    {
      groups: createFakeGroups().joined,
      updates: { of: () => ({ subscribe: () => ({ unsubscribe: () => {} }) }) },
      makeUuid: () => 'key',
      delay: (ms) => {
        waits.push(ms);
        return new Promise(() => {});
      },
      ordered: {
        load: () => Promise.resolve(ok(orderOf(false))),
        tell: () => Promise.resolve(ok(orderOf(false))),
        settle: (_, __, isSettled) =>
          Promise.resolve(server.isDown ? err({ kind: 'unreachable' as const }) : ok(orderOf(isSettled))),
      },
      cart: { refresh: () => Promise.resolve() },
      reporter: { begin: () => {}, report: () => {}, refuse: () => {}, failed: ({ kind }) => failures.push(kind) },
    },
    new GroupMemory(memory),
  );
  return { vm, store, failures, server, waits };
};
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('GROUP-6d settling by hand', () => {
  it('shows the order once the cart is gone, and what the server says of a share', async () => {
    const { vm, failures, server, waits } = stage();
    vm.activate();
    vm.enter(known);
    vm.live?.release('ordered');
    await settled();
    // A delivered order is asked for less often, as long as a share is owed.
    expect([vm.state, waits.at(-1)]).toEqual(['ordered', 15_000]);
    await vm.settle(userCartId(2), true);
    expect(vm.order?.shares[0]?.standing).toBe('settled');
    server.isDown = true;
    await vm.settle(userCartId(2), false);
    expect([vm.order?.shares[0]?.standing, failures]).toEqual(['settled', ['unreachable']]);
  });
});

describe('GROUP-2e a lost part', () => {
  it('is forgotten by this device, and says why', () => {
    const { vm, store } = stage();
    vm.activate();
    vm.enter(known);
    expect(store.groups).toEqual([known]);
    vm.live?.release('kicked');
    expect([vm.state, vm.reason, store.groups]).toEqual(['released', 'kicked', []]);
  });
});
