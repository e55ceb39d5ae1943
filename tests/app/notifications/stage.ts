import { observable, runInAction } from 'mobx';
import type { Session } from '@domain/identity/index.ts';
import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import { notificationId, orderId, userId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { StreamObserver } from '@domain/kernel/stream.ts';
import {
  isInTab,
  markedRead,
  NOTIFICATIONS_PER_PAGE,
  type AppNotification,
  type Destination,
  type NotificationNews,
  type Notifications,
  type UnreadCounts,
} from '@domain/notifications/index.ts';
import { NotificationsViewModel } from '@app/features/notifications/notifications.view-model.ts';

export const START = instant(Date.UTC(2026, 2, 4, 12));
export const refused: RemoteFailure = {
  kind: 'rejected',
  status: 500,
  code: 'ERROR_500',
  message: 'The kitchen is on fire',
  params: {},
  data: undefined,
};
export const leila: Session = {
  token: 'Bearer 1|x',
  user: { id: userId(1), firstName: 'Leila', lastName: 'Haddad', image: undefined, role: 'user' },
};
export const omar: Session = { token: 'Bearer 2|x', user: { ...leila.user, id: userId(2), firstName: 'Omar' } };

/** Every third is news, the others are of orders; unread. */
export const notificationOf = (id: number, change: Partial<AppNotification> = {}): AppNotification => ({
  id: notificationId(id),
  title: String(800 + id),
  body: `Number ${id}`,
  status: 'cooking',
  createdAt: instant(START - (100 - id) * 60_000),
  readAt: undefined,
  ...(id % 3 === 0
    ? { type: 'news_publish', subject: { kind: 'other' } }
    : { type: 'status_changed', subject: { kind: 'order', id: orderId(800 + id) } }),
  ...change,
});
/** The newest first. */
export const inbox = (count: number): readonly AppNotification[] =>
  Array.from({ length: count }, (_, index) => notificationOf(count - index));

const createNews = () => {
  const observers = new Set<StreamObserver<NotificationNews>>();
  return {
    observers,
    tell: (news: NotificationNews) => {
      for (const observer of [...observers]) observer.next(news);
    },
    news: {
      subscribe: (observer: StreamObserver<NotificationNews>) => {
        observers.add(observer);
        return { unsubscribe: () => void observers.delete(observer) };
      },
    },
  };
};

type Given = {
  readonly items?: readonly AppNotification[];
  readonly travel?: (name: string) => Promise<unknown>;
  readonly session?: Session | undefined;
  readonly paths?: (destination: Destination) => string | undefined;
};

/** The notifications of one customer over a server controlled by the test. */
export const stage = ({
  items = inbox(7),
  travel = () => Promise.resolve(),
  session = leila,
  paths = ({ page }) => (page === 'order' ? '/orders/1' : undefined),
}: Given = {}) => {
  const asked: string[] = [];
  const said: string[] = [];
  const toasts: string[] = [];
  const server: {
    items: readonly AppNotification[];
    failure: RemoteFailure | undefined;
    refuses: (name: string) => boolean;
  } = { items, failure: undefined, refuses: () => true };
  const clock = { now: START };
  const answered = async <Value>(name: string, work: () => Value): Promise<Result<Value, RemoteFailure>> => {
    asked.push(name);
    await travel(name);
    const answer = server.failure && server.refuses(name) ? err(server.failure) : ok(work());
    await travel(name);
    return answer;
  };
  const countIn = (tab: keyof UnreadCounts): number =>
    server.items.filter((item) => item.readAt === undefined && isInTab(item, tab)).length;
  const counts = (): UnreadCounts => ({ all: countIn('all'), news: countIn('news'), orders: countIn('orders') });
  const notifications: Notifications = {
    list: (tab, page) =>
      answered(`list ${tab} ${page}`, () => {
        const all = server.items.filter((item) => isInTab(item, tab));
        return {
          items: all.slice((page - 1) * NOTIFICATIONS_PER_PAGE, page * NOTIFICATIONS_PER_PAGE),
          page,
          lastPage: Math.max(1, Math.ceil(all.length / NOTIFICATIONS_PER_PAGE)),
          total: all.length,
        };
      }),
    load: (id) =>
      answered(`load ${id}`, () => ({ ...server.items.find((item) => item.id === id)!, body: `Translated ${id}` })),
    statistics: () => answered('statistics', counts),
    markRead: (id) =>
      answered(`read ${id}`, (): Instant | undefined => {
        server.items = server.items.map((item) => (item.id === id ? markedRead(item, clock.now) : item));
        return clock.now;
      }),
    markAllRead: () =>
      answered('read all', () => {
        server.items = server.items.map((item) => markedRead(item, clock.now));
        return undefined;
      }),
  };
  const updates = createNews();
  const sessions = createLiveValue<Session | undefined>(session);
  const locale = observable({ language: 'en' });
  const vm = new NotificationsViewModel({
    notifications,
    updates,
    sessions,
    locale,
    clock: { now: () => clock.now },
    toasts: { show: (kind, text) => void toasts.push(`${kind}: ${text}`) },
    announcer: { say: (text) => void said.push(text) },
    translate: ((key: string, values?: { readonly text?: string }) =>
      values?.text === undefined ? key : `${key} ${values.text}`) as never,
    pathOf: paths,
    zone: () => 'UTC',
  });
  const ids = (): readonly number[] => vm.list.items.map(({ id }) => id);
  return {
    vm,
    server,
    asked,
    said,
    toasts,
    clock,
    sessions,
    updates,
    counts,
    ids,
    speak: (language: string) => runInAction(() => void (locale.language = language)),
    /** Something happens on the server; `how` says where it is pushed. */
    arrive: (id: number, how: 'pushed' | 'unheard' = 'unheard') => {
      server.items = [notificationOf(id), ...server.items];
      if (how === 'pushed') updates.tell({ kind: 'pushed', notification: notificationOf(id) });
      if (how === 'pushed') updates.tell({ kind: 'statistics', counts: counts() });
    },
    find: (id: number): AppNotification => {
      const found = vm.list.items.find((item) => item.id === id);
      if (!found) throw new Error(`Number ${id} is not shown`);
      return found;
    },
    unreadIds: (): readonly number[] => vm.list.items.filter((item) => !vm.isRead(item)).map(({ id }) => id),
  };
};

export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve();
};

/** Signed in, the counts known, the panel open, its first page there. */
export const opened = async (given: Given = {}) => {
  const scene = stage(given);
  const stop = scene.vm.activate();
  scene.updates.tell({ kind: 'stale' });
  scene.vm.toggle(true);
  await settled();
  return { ...scene, stop };
};
