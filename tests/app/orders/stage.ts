import * as fc from 'fast-check';
import { emptyProfile, type DietaryProfile } from '@domain/dietary/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { orderId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { StreamObserver } from '@domain/kernel/stream.ts';
import type { Order, OrderNews, OrderSummary, OrderUpdates, Orders, StatusTime } from '@domain/orders/index.ts';
import { orderArb } from '@domain/testing/index.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { OrderViewModel } from '@app/features/orders/order.view-model.ts';
import { createOrderQueries } from '@app/features/orders/orders.queries.ts';
import { SubstitutionViewModel } from '@app/features/substitution/substitution.view-model.ts';
import { OrdersViewModel } from '@app/features/orders/orders.view-model.ts';

export { gone, unreachable } from '../remote-failures.ts';

export const START = 1_741_600_000_000;

const [sample] = fc.sample(orderArb, { numRuns: 1, seed: 1 });
if (!sample) throw new Error('No order');

/** Order 880, delivered to the door. */
export const orderOf = (change: Partial<Order> = {}): Order => ({
  ...sample,
  deliveryType: 'delivery',
  status: 'new',
  updatedAt: instant(START),
  ...change,
});

/** Live updates emitted by a test. */
const createNews = (): OrderUpdates & {
  readonly tell: (news: OrderNews) => void;
  readonly observers: Set<StreamObserver<OrderNews>>;
} => {
  const observers = new Set<StreamObserver<OrderNews>>();
  return {
    observers,
    tell: (news) => {
      for (const observer of observers) observer.next(news);
    },
    news: {
      subscribe: (observer) => {
        observers.add(observer);
        return { unsubscribe: () => void observers.delete(observer) };
      },
    },
  };
};

type Given = {
  readonly order?: Order;
  readonly travel?: () => Promise<unknown>;
  readonly profile?: DietaryProfile;
  /** What the server announces. */
  readonly extensions?: string;
  /** The pages of the lists, by group and search. */
  readonly pages?: Readonly<Record<string, readonly (readonly number[])[]>>;
};

/** One order and the lists, over a server that returns its current state when a call reaches it. */
export const stage = ({
  order = orderOf(),
  travel = () => Promise.resolve(),
  pages = { all: [[880]] },
  profile = emptyProfile,
  extensions = 'order_note, repeat_plan, refund_filter',
}: Given = {}) => {
  const asked: string[] = [];
  const said: string[] = [];
  const toasts: string[] = [];
  const answers: string[] = [];
  const server: {
    order: Order;
    failure: RemoteFailure | undefined;
    times: readonly StatusTime[];
    pages: NonNullable<Given['pages']>;
  } = { order, failure: undefined, times: [], pages };
  const answered = async <Value>(name: string, value: () => Value): Promise<Result<Value, RemoteFailure>> => {
    asked.push(name);
    await travel();
    const answer = server.failure ? err(server.failure) : ok(value());
    await travel();
    return answer;
  };
  const summaryOf = (id: number): OrderSummary => ({ ...server.order, id: orderId(id) });
  const orders: Pick<Orders, 'list' | 'load' | 'cancel'> = {
    list: ({ group, search }, page) =>
      answered(`list ${group}${search && ` ${search}`} ${page}`, () => {
        const all = server.pages[`${group}${search && ` ${search}`}`] ?? [[]];
        return { items: (all[page - 1] ?? []).map(summaryOf), page, lastPage: all.length, total: all.flat().length };
      }),
    load: () => answered('load', () => server.order),
    cancel: () =>
      answered(
        'cancel',
        () =>
          (server.order = { ...server.order, status: 'canceled', updatedAt: instant(server.order.updatedAt + 1000) }),
      ),
  };
  const news = createNews();
  const cache = createDataCache();
  const queries = createOrderQueries({
    orders: orders as Orders,
    history: { times: () => answered('times', () => server.times) },
    scope: () => ['en'],
  });
  const clock = { now: instant(START) };
  const reference = {
    settings: settingsOf([{ key: 'api_extensions', value: extensions }]),
  };
  const vm = new OrderViewModel({
    cache,
    queries,
    orders,
    updates: news,
    toasts: { show: (kind, text) => void toasts.push(`${kind}: ${text}`) },
    announcer: { say: (text) => void said.push(text) },
    clock: { now: () => clock.now },
    zones: { offsetAt: () => 0 },
    translate: ((key: string) => key) as never,
    loadSubstitution: () =>
      Promise.resolve(
        (page) =>
          new SubstitutionViewModel({
            ...page,
            substitutions: {
              answer: (_order, _id, word) => {
                answers.push(word);
                return answered('answer', () => undefined);
              },
            },
            profile: { read: () => profile },
            clock: { now: () => clock.now },
            announcer: { say: (text) => void said.push(text) },
            toasts: { show: (kind, text) => void toasts.push(`${kind}: ${text}`) },
            translate: ((key: string) => key) as never,
            language: () => 'en',
          }),
      ),
    links: {
      isShared: () => Promise.resolve(ok(false)),
      share: () => Promise.resolve(ok('secret')),
      stop: () => Promise.resolve(ok(undefined)),
    },
    notes: {
      change: (_id, note) => answered('note', () => (server.order = { ...server.order, note })),
    },
    reference,
  });
  const pauses: (() => void)[] = [];
  const moves: (readonly [path: string, isReplaced: boolean])[] = [];
  const list: OrdersViewModel = new OrdersViewModel({
    cache,
    queries,
    updates: news,
    reference,
    zones: { offsetAt: () => 0 },
    navigator: {
      go: (path, options) => {
        moves.push([path, options?.replace ?? false]);
        const query = Object.fromEntries(new URLSearchParams(path.split('?')[1]));
        // The router shows a new address later.
        void Promise.resolve().then(() => list.show({ path: '/orders', params: {}, query }));
      },
    },
    announcer: { say: (text) => void said.push(text) },
    translate: ((key: string, values?: object) => `${key} ${JSON.stringify(values)}`) as never,
    delay: () => new Promise<void>((resolve) => void pauses.push(resolve)),
  });
  return { vm, list, pauses, moves, server, news, answers, asked, said, toasts, clock };
};

export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve();
};

/** The page of the order, read and followed. */
export const opened = async (given: Given = {}) => {
  const scene = stage(given);
  scene.vm.show({ path: '/orders/880', params: { id: '880' }, query: {} });
  const outcome = scene.vm.prepare();
  await settled();
  const stop = scene.vm.activate();
  return { ...scene, outcome, stop };
};
