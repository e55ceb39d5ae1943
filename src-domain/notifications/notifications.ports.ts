import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { NotificationId } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type { Stream } from '../kernel/stream.ts';
import type { AppNotification } from './notification.ts';
import type { UnreadCounts } from './unread-counts.ts';

/** The customer's notifications at the server. */
export interface Notifications {
  /** One page of a tab, newest first, NOTIFY-1a many; pages count from 1. */
  list(tab: keyof UnreadCounts, page: number): Answer<Page<AppNotification>>;
  /** One of the customer's own, in the customer's language. */
  load(id: NotificationId): Answer<AppNotification>;
  /** How many of each tab are unread now. */
  statistics(): Answer<UnreadCounts>;
  /** NOTIFY-2: marks one read; the moment of it, where the server tells it. */
  markRead(id: NotificationId): Answer<Instant | undefined>;
  /** NOTIFY-2: marks all read that there are when the server hears of it. */
  markAllRead(): Answer<undefined>;
}

/** What is heard of notifications while somebody listens. */
export type NotificationNews =
  | { readonly kind: 'pushed'; readonly notification: AppNotification }
  | { readonly kind: 'statistics'; readonly counts: UnreadCounts }
  /** Something may have happened unheard: counts and lists are to be asked for again. */
  | { readonly kind: 'stale' };

/** NOTIFY-4: what is new; never completes, survives lost connections by itself. */
export interface NotificationUpdates {
  /**
   * Told from subscribing to unsubscribing. Begins with `stale` where somebody looks, and says it whenever news may
   * have been missed.
   */
  readonly news: Stream<NotificationNews>;
}
