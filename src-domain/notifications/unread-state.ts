import type { NotificationId } from '../kernel/ids.ts';
import type { AppNotification } from './notification.ts';
import { isInTab } from './notification-list.ts';
import { noUnread, type UnreadCounts } from './unread-counts.ts';

/** What is being read: one notification, or all there were. */
export type ReadingKey = NotificationId | 'all';

/** A reading the server has not answered yet, and how much it lowers the counts. */
export type Reading = {
  readonly key: ReadingKey;
  readonly lowers: UnreadCounts;
  /** Statistics came since: whether they know of the reading is not told, but they are the newer word. */
  readonly isTold: boolean;
};

/** Unread counts of a signed-in customer between two answers of the server. */
export type UnreadState = {
  readonly told: UnreadCounts;
  readonly heard: readonly NotificationId[];
  readonly readings: readonly Reading[];
};

/** Before the server has told anything. */
export const unknownUnread: UnreadState = { told: noUnread, heard: [], readings: [] };

/** NOTIFY-2d: what the badge shows: the server's counts less what is being read, never below zero. */
export const unreadNow = ({ told, readings }: UnreadState): UnreadCounts =>
  readings.reduce<UnreadCounts>((counts, { lowers }) => lowered(counts, lowers), told);

/** NOTIFY-4b: statistics, polled or pushed, replace what was told. */
export const takeStatistics = ({ heard, readings }: UnreadState, told: UnreadCounts): UnreadState => ({
  told,
  heard,
  readings: readings.map((reading) => ({ ...reading, isTold: true })),
});

/** NOTIFY-4c: a pushed notification counts once, however often it is told; a read one never. */
export const takePush = (
  state: UnreadState,
  notification: Pick<AppNotification, 'id' | 'type' | 'readAt'>,
): UnreadState => {
  if (notification.readAt !== undefined || state.heard.includes(notification.id)) return state;
  const { all, news, orders } = countsOf(notification);
  const { told } = state;
  return {
    ...state,
    told: { all: told.all + all, news: told.news + news, orders: told.orders + orders },
    heard: [...state.heard, notification.id],
  };
};

/**
 * NOTIFY-2d: a notification is opened; the counts follow at once. What is read already, or being read, changes nothing.
 */
export const beginReading = (
  state: UnreadState,
  notification: Pick<AppNotification, 'id' | 'type' | 'readAt'>,
): UnreadState =>
  notification.readAt === undefined ? withReading(state, notification.id, countsOf(notification)) : state;

/** NOTIFY-2d: all there are now are being read; what comes later counts. */
export const beginReadingAll = (state: UnreadState): UnreadState => withReading(state, 'all', unreadNow(state));

/** NOTIFY-2e: the server answered a reading. A refused one counts again, without what else has happened being lost. */
export const settleReading = (
  { told, heard, readings }: UnreadState,
  key: ReadingKey,
  isDone: boolean,
): UnreadState => {
  const reading = readings.find((one) => one.key === key);
  const isLatest = reading !== undefined && isDone && !reading.isTold;
  return {
    told: isLatest ? lowered(told, reading.lowers) : told,
    heard,
    readings: readings.filter((one) => one.key !== key),
  };
};

const withReading = (state: UnreadState, key: ReadingKey, lowers: UnreadCounts): UnreadState =>
  state.readings.some((reading) => reading.key === key)
    ? state
    : { ...state, readings: [...state.readings, { key, lowers, isTold: false }] };

const countsOf = (notification: Pick<AppNotification, 'type'>): UnreadCounts => ({
  all: 1,
  news: isInTab(notification, 'news') ? 1 : 0,
  orders: isInTab(notification, 'orders') ? 1 : 0,
});

const lowered = (counts: UnreadCounts, by: UnreadCounts): UnreadCounts => ({
  all: Math.max(0, counts.all - by.all),
  news: Math.max(0, counts.news - by.news),
  orders: Math.max(0, counts.orders - by.orders),
});
