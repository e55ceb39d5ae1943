import type { NotificationId } from '../kernel/ids.ts';
import type { AppNotification } from './notification.ts';
import { isInTab } from './notification-list.ts';
import { noUnread, type UnreadCounts } from './unread-counts.ts';

/** What is being marked read: one notification, or all that existed. */
export type ReadingKey = NotificationId | 'all';

/** A mark that the server has not answered yet, and by how much it lowers the counts. */
export type Reading = {
  readonly key: ReadingKey;
  readonly lowers: UnreadCounts;
  /** Newer statistics arrived since; whether they include the mark is unknown, but they take precedence. */
  readonly isSuperseded: boolean;
};

/** Unread counts of a signed-in customer between two answers of the server. */
export type UnreadState = {
  readonly reported: UnreadCounts;
  readonly heard: readonly NotificationId[];
  readonly readings: readonly Reading[];
};

/** The state before the first answer. */
export const unknownUnread: UnreadState = { reported: noUnread, heard: [], readings: [] };

/** NOTIFY-2d: The count on the badge: the server's counts minus pending marks, never negative. */
export const unreadNow = ({ reported, readings }: UnreadState): UnreadCounts =>
  readings.reduce<UnreadCounts>((counts, { lowers }) => lowered(counts, lowers), reported);

/** NOTIFY-4b: Replaces the counts with statistics, polled or pushed. */
export const takeStatistics = ({ heard, readings }: UnreadState, reported: UnreadCounts): UnreadState => ({
  reported,
  heard,
  readings: readings.map((reading) => ({ ...reading, isSuperseded: true })),
});

/** NOTIFY-4c: Counts a pushed notification once, however often it is received; a read one never. */
export const takePush = (
  state: UnreadState,
  notification: Pick<AppNotification, 'id' | 'type' | 'readAt'>,
): UnreadState => {
  if (notification.readAt !== undefined || state.heard.includes(notification.id)) return state;
  const { all, news, orders } = countsOf(notification);
  const { reported } = state;
  return {
    ...state,
    reported: { all: reported.all + all, news: reported.news + news, orders: reported.orders + orders },
    heard: [...state.heard, notification.id],
  };
};

/**
 * NOTIFY-2d: Marks a notification as being read; the counts follow at once. One that is read or being read changes
 * nothing.
 */
export const beginReading = (
  state: UnreadState,
  notification: Pick<AppNotification, 'id' | 'type' | 'readAt'>,
): UnreadState =>
  notification.readAt === undefined ? withReading(state, notification.id, countsOf(notification)) : state;

/** NOTIFY-2d: Marks all that exist now as being read; later ones count. */
export const beginReadingAll = (state: UnreadState): UnreadState => withReading(state, 'all', unreadNow(state));

/**
 * NOTIFY-2e: Takes in the answer to a mark. A refused one restores the count and keeps everything that happened since.
 */
export const settleReading = (
  { reported, heard, readings }: UnreadState,
  key: ReadingKey,
  isDone: boolean,
): UnreadState => {
  const reading = readings.find((one) => one.key === key);
  const isLatest = reading !== undefined && isDone && !reading.isSuperseded;
  return {
    reported: isLatest ? lowered(reported, reading.lowers) : reported,
    heard,
    readings: readings.filter((one) => one.key !== key),
  };
};

const withReading = (state: UnreadState, key: ReadingKey, lowers: UnreadCounts): UnreadState =>
  state.readings.some((reading) => reading.key === key)
    ? state
    : { ...state, readings: [...state.readings, { key, lowers, isSuperseded: false }] };

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
