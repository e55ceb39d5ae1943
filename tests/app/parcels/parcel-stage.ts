import { instant } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { StreamObserver } from '@domain/kernel/stream.ts';
import type { Parcel, ParcelNews } from '@domain/parcels/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { ParcelViewModel } from '@app/features/parcels/parcel.view-model.ts';
import { createParcelQueries } from '@app/features/parcels/parcels.queries.ts';
import { CASH, NOW, parcelOf, settled, STRIPE, WALLET } from './stage.ts';

/** The page of one parcel over a server that records what it is asked. */
export const opened = async (first: Partial<Parcel> = {}, extensions: readonly string[] = []) => {
  const server = { parcel: parcelOf(first), failure: undefined as RemoteFailure | undefined, loads: 0, links: 0 };
  const said: string[] = [];
  const toasts: string[] = [];
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
  };
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
    reference: { settings: { isParcelActive: true, timeZone: 'UTC', extensions } as never },
    clock: { now: () => NOW },
    links: {
      isShared: async () => ok(server.links > 0),
      share: async () => ok(`secret-${++server.links}`),
      stop: async () => {
        server.links = 0;
        return ok(undefined);
      },
    },
    toasts: { show: (_, text) => void toasts.push(text) },
    announcer: { say: (text) => void said.push(text) },
    translate: ((key: string) => key) as never,
  });
  vm.show({ path: '/parcels/61', params: { id: '61' }, query: {} });
  const outcome = await vm.prepare();
  vm.activate();
  await settled();
  const tell = (news: ParcelNews): void => {
    for (const observer of observers) observer.next(news);
  };
  return { vm, server, said, toasts, tell, outcome };
};
