import { describe, expect, it } from 'vitest';
import { cartId, currencyId, paymentId, userCartId, uuid } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { OrderedGroup, SharePayment, ShareStanding } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { BY_HAND, OwnShareViewModel, type OwnShareDeps } from '@app/features/group/own-share.view-model.ts';
import { unreachable } from '../remote-failures.ts';

const none = money(0, 2);
const orderOf = (standing: ShareStanding): OrderedGroup => ({
  id: undefined,
  self: userCartId(2),
  status: 'accepted',
  expectedAt: undefined,
  ownerName: 'Lina',
  currencyId: currencyId(1),
  priceStyle: { symbol: '$', position: 'before' },
  total: money(1480, 2),
  shares: [
    {
      id: userCartId(2),
      name: 'Omar',
      isOwner: false,
      standing,
      lines: money(1480, 2),
      fixed: none,
      proportional: none,
      reduction: none,
      total: money(1480, 2),
      dishes: [],
    },
  ],
});
const part = { cartId: cartId(9), secret: uuid('00000000-0000-4000-8000-000000000009') };

const scene = (more: { readonly isSignedIn?: boolean; readonly balance?: number; readonly currency?: number } = {}) => {
  const server = { standing: 'open' as ShareStanding, state: 'unpaid' as SharePayment['state'], isDown: false };
  const calls: string[] = [];
  const told: ShareStanding[] = [];
  const answer = <Value>(call: string, value: () => Value) => {
    calls.push(call);
    return Promise.resolve(server.isDown ? err(unreachable) : ok(value()));
  };
  const moved = (to: ShareStanding) => () => orderOf((server.standing = to));
  const methods = [
    { id: paymentId(3), tag: 'stripe' },
    { id: paymentId(2), tag: 'wallet' },
  ];
  const deps: OwnShareDeps = {
    payments: {
      load: () =>
        answer('load', () => ({
          state: server.state,
          tag: server.state === 'unpaid' ? undefined : 'stripe',
          methods: server.standing === 'open' || server.standing === 'told' ? methods : [],
        })),
      start: (_, tag) => answer(`start ${tag}`, () => ({ id: 'pp_1', url: `https://pay.test/${tag}` })),
      payFromWallet: () => answer('wallet', moved('paid')),
    },
    ordered: {
      load: () => answer('order', () => orderOf(server.standing)),
      tell: (_, isGiven) => answer(`tell ${isGiven}`, moved(isGiven ? 'told' : 'open')),
    },
    profiles: { load: () => answer('profile', () => ({ walletBalance: money(more.balance ?? 5000, 2) }) as never) },
    session: { isSignedIn: more.isSignedIn ?? false },
    currency: () => currencyId(more.currency ?? 1),
    translate: ((key: string) => key) as never,
  };
  const vm = new OwnShareViewModel(deps, part, orderOf('open'), ({ shares }) =>
    told.push(...shares.map(({ standing }) => standing)),
  );
  return { vm, server, calls, told };
};

describe('GROUP-6f paying the own share', () => {
  it('opens the page of the chosen provider, and nothing without a choice', async () => {
    const { vm, calls } = scene();
    await vm.begin();
    await vm.pay();
    expect([vm.fault, vm.page, vm.isPayable]).toEqual(['checkout.fault.payment', undefined, true]);
    vm.choose('stripe');
    expect(vm.fault).toBeUndefined();
    await Promise.all([vm.pay(), vm.pay()]);
    expect([vm.page, vm.isBusy]).toEqual(['https://pay.test/stripe', true]);
    expect(calls).toEqual(['load', 'start stripe']);
  });

  it('can be tried again when a browser comes back to the page as it was left', async () => {
    const { vm, server } = scene();
    await vm.begin();
    vm.choose('stripe');
    await vm.pay();
    server.state = 'canceled';
    await vm.comeBack();
    expect([vm.page, vm.isBusy, vm.isPayable, vm.known?.state]).toEqual([undefined, false, true, 'canceled']);
  });

  it('offers no second payment while the provider decides, then shows the order as it is', async () => {
    const { vm, server, told } = scene();
    server.state = 'waiting';
    await vm.begin();
    expect([vm.isWaiting, vm.isPayable, told]).toEqual([true, false, []]);
    [server.state, server.standing] = ['paid', 'paid'];
    await vm.ask();
    expect([vm.isWaiting, vm.isPayable, told, vm.share?.standing]).toEqual([false, false, ['paid'], 'paid']);
    await vm.ask();
    expect(told).toEqual(['paid']);
  });

  it('pays from a wallet that covers it, of a signed-in member in the currency of the order', async () => {
    const rich = scene({ isSignedIn: true });
    await rich.vm.begin();
    rich.vm.choose('wallet');
    await rich.vm.pay();
    expect([rich.told, rich.vm.isBusy]).toEqual([['paid'], false]);

    const poor = scene({ isSignedIn: true, balance: 100 });
    await poor.vm.begin();
    poor.vm.choose('wallet');
    await poor.vm.pay();
    expect([poor.vm.fault, poor.calls.includes('wallet')]).toEqual(['checkout.fault.wallet', false]);

    for (const more of [{ isSignedIn: false }, { isSignedIn: true, currency: 2 }]) {
      const { vm } = scene(more);
      await vm.begin();
      expect(vm.balance).toBeUndefined();
    }
  });

  it('says what failed, and keeps the choice', async () => {
    const { vm, server } = scene();
    await vm.begin();
    vm.choose('stripe');
    server.isDown = true;
    await vm.pay();
    expect([vm.fault, vm.page, vm.isBusy, vm.chosen]).toEqual(['failure.unreachable', undefined, false, 'stripe']);
    server.isDown = false;
    await vm.pay();
    expect(vm.page).toBe('https://pay.test/stripe');
  });
});

describe('GROUP-6e saying that the own share was given', () => {
  it('is told by the same button, and taken back', async () => {
    const { vm, told } = scene();
    await vm.begin();
    vm.choose(BY_HAND);
    await vm.pay();
    expect([told, vm.isPayable]).toEqual([['told'], false]);
    await vm.takeBack();
    expect([told, vm.isPayable]).toEqual([['told', 'open'], true]);
  });
});
