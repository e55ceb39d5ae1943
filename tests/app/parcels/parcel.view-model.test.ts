import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { parcelId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { StreamObserver } from '@domain/kernel/stream.ts';
import type { Parcel, ParcelNews } from '@domain/parcels/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { ParcelViewModel } from '@app/features/parcels/parcel.view-model.ts';
import { createParcelQueries } from '@app/features/parcels/parcels.queries.ts';
import { CASH, NOW, parcelOf, settled, STRIPE, unreachable, WALLET } from './stage.ts';

const opened = async (first: Partial<Parcel> = {}) => {
  const server = { parcel: parcelOf(first), failure: undefined as RemoteFailure | undefined, loads: 0 };
  const said: string[] = [];
  const toasts: string[] = [];
  const keys: string[] = [];
  const went: string[] = [];
  const observers = new Set<StreamObserver<ParcelNews>>();
  const answer = async (change: Partial<Parcel> = {}): Promise<Result<Parcel, RemoteFailure>> =>
    server.failure ? err(server.failure) : ok((server.parcel = { ...server.parcel, ...change }));
  const parcels = {
    load: () => {
      server.loads += 1;
      return answer();
    },
    methods: async () => ok([CASH, WALLET, STRIPE]),
    cancel: () => answer({ status: 'canceled' as const, updatedAt: instant(NOW + 1000) }),
    review: (_: unknown, stars: number) => answer({ stars }),
    pay: async (_: unknown, { tag }: { tag: string }, key: string) => {
      keys.push(key);
      if (tag === 'stripe') return ok({ kind: 'elsewhere' as const, url: 'https://pay.test/2' });
      const paid = await answer({ payment: { tag, status: 'paid' } });
      return paid.ok ? ok({ kind: 'settled' as const, parcel: paid.value }) : paid;
    },
  };
  let made = 0;
  const vm = new ParcelViewModel({
    cache: createDataCache(),
    queries: createParcelQueries({
      parcels: parcels as never,
      history: { times: async () => ok([]) },
      scope: () => [],
    }),
    parcels,
    updates: {
      news: {
        subscribe: (observer) => {
          observers.add(observer);
          return { unsubscribe: () => void observers.delete(observer) };
        },
      },
    },
    profiles: { load: async () => err(unreachable) },
    reference: { settings: { isParcelActive: true, timeZone: 'UTC' } as never },
    toasts: { show: (_, text) => void toasts.push(text) },
    announcer: { say: (text) => void said.push(text) },
    makeUuid: () => `key ${++made}`,
    leave: (url) => void went.push(url),
    translate: ((key: string) => key) as never,
  });
  vm.show({ path: '/parcels/61', params: { id: '61' }, query: {} });
  const outcome = await vm.prepare();
  vm.activate();
  await settled();
  const tell = (news: ParcelNews): void => {
    for (const observer of observers) observer.next(news);
  };
  return { vm, server, said, toasts, keys, went, tell, outcome };
};

describe('PARCEL-1 one parcel', () => {
  it('PARCEL-1j shows live changes once, and never goes back', async () => {
    const { vm, server, said, tell } = await opened();
    const later = { id: parcelId(61), status: 'accepted', updatedAt: instant(NOW + 2000) } as const;
    server.parcel = { ...server.parcel, status: 'accepted', updatedAt: later.updatedAt };
    tell({ kind: 'update', update: later });
    tell({ kind: 'update', update: { ...later, status: 'new', updatedAt: NOW } });
    tell({ kind: 'update', update: { ...later, id: parcelId(62), status: 'delivered' } });
    await settled();
    expect([vm.parcel?.status, said]).toEqual(['accepted', ['parcel.now.accepted']]);
  });

  it('PARCEL-1m follows the courier without reading the parcel again', async () => {
    const courier = { name: 'Jonas Weber', phone: undefined, image: undefined, position: undefined, seenAt: undefined };
    const { vm, server, tell } = await opened({ status: 'on_a_way', courier });
    const loads = server.loads;
    const seen = { position: { latitude: 52.361, longitude: 4.88 }, at: NOW };
    tell({ kind: 'update', update: { id: parcelId(61), status: 'on_a_way', updatedAt: NOW, courier: seen } });
    await settled();
    expect([vm.courierAt, server.loads]).toEqual([seen.position, loads]);
    expect(vm.distance).toBeCloseTo(0.11, 2);
  });

  it('PARCEL-1h is canceled while it is new, and says so', async () => {
    const { vm, said } = await opened();
    vm.askCancel();
    await Promise.all([vm.cancel(), vm.cancel()]);
    expect([vm.parcel?.status, vm.canCancel, vm.isAsking, said]).toEqual([
      'canceled',
      false,
      false,
      ['parcel.now.canceled'],
    ]);
  });

  it('offers to pay what is due, under one key until there is an answer', async () => {
    const { vm, server, keys, toasts } = await opened();
    expect(vm.offers.map(({ method, isEnough }) => [method.tag, isEnough])).toEqual([
      ['cash', true],
      ['wallet', false],
      ['stripe', true],
    ]);
    vm.choose(CASH);
    server.failure = unreachable;
    await vm.pay();
    server.failure = undefined;
    await vm.pay();
    expect([keys, toasts, vm.offers]).toEqual([['key 1', 'key 1'], ['failure.unreachable'], []]);
  });

  it('leads to a provider', async () => {
    const { vm, went } = await opened({ payment: { tag: 'stripe', status: 'canceled' } });
    vm.choose(STRIPE);
    await vm.pay();
    expect(went).toEqual(['https://pay.test/2']);
  });

  it('asks for no money where cash is agreed or the parcel has ended', async () => {
    for (const change of [
      { payment: { tag: 'cash', status: 'progress' } },
      { status: 'canceled' },
      { status: 'delivered', payment: { tag: 'cash', status: 'paid' } },
    ] as const)
      expect((await opened(change)).vm.offers).toEqual([]);
  });

  it('takes one review of the courier after delivery', async () => {
    const courier = { name: 'Jonas', phone: undefined, image: undefined, position: undefined, seenAt: undefined };
    const { vm } = await opened({ status: 'delivered', courier });
    expect(vm.canReview).toBe(true);
    await vm.review();
    expect(vm.parcel?.stars).toBeUndefined();
    vm.rate(4);
    await vm.review();
    expect([vm.parcel?.stars, vm.canReview]).toEqual([4, false]);
    expect((await opened({ status: 'delivered' })).vm.canReview).toBe(false);
  });
});
