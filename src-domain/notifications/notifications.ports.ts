import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { NotificationId } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type { Stream } from '../kernel/stream.ts';
import type { AppNotification } from './notification.ts';
import type { UnreadCounts } from './unread-counts.ts';

/** The customer's notifications on the server. */
export interface Notifications {
  /** One page of a tab, newest first, with as many items as NOTIFY-1a says; pages count from 1. */
  list(tab: keyof UnreadCounts, page: number): Answer<Page<AppNotification>>;
  /** One notification of the customer, in the customer's language. */
  load(id: NotificationId): Answer<AppNotification>;
  /** The unread count of each tab. */
  statistics(): Answer<UnreadCounts>;
  /** NOTIFY-2: Marks one read; returns the time if the server sends it. */
  markRead(id: NotificationId): Answer<Instant | undefined>;
  /** NOTIFY-2: Marks all read that exist when the server handles the call. */
  markAllRead(): Answer<undefined>;
}

/** Updates about notifications. */
export type NotificationNews =
  | { readonly kind: 'pushed'; readonly notification: AppNotification }
  | { readonly kind: 'statistics'; readonly counts: UnreadCounts }
  /** Updates may have been missed: reload counts and lists. */
  | { readonly kind: 'stale' };

/** NOTIFY-4: New notifications; never completes, and reconnects by itself. */
export interface NotificationUpdates {
  /**
   * Emits from subscribing to unsubscribing. Starts with `stale` on a visible page, and emits it whenever updates may
   * have been missed.
   */
  readonly news: Stream<NotificationNews>;
}
