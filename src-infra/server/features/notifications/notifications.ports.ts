import type { Row } from '../../store/tables/index.ts';

export type NotificationRow = Row<'notifications'>;

export type NewNotification = {
  readonly userId: number;
  readonly type: string;
  readonly subjectKind: string;
  readonly subjectId: number;
  readonly args: Readonly<Record<string, string>>;
  readonly at: number;
};

export type NotificationFilter = {
  readonly type: string | undefined;
  readonly sort: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
};

/** Who receives a notification, and in which language. */
export type Recipient = Pick<Row<'users'>, 'id' | 'uuid' | 'firstname' | 'lastname' | 'active' | 'img' | 'lang'>;

/** The people that notifications are for. */
export interface Recipients {
  /** Returns those of these people who have an account, in any order. */
  byIds(ids: readonly number[]): Promise<readonly Recipient[]>;
}

/** Notifications, always those of one user. */
export interface Notifications {
  /** Adds notifications and returns them with their ids. */
  insert(notifications: readonly NewNotification[]): Promise<NotificationRow[]>;
  /** Returns one of the user's notifications. */
  one(userId: number, id: number): Promise<NotificationRow | undefined>;
  /** Returns a slice of the user's notifications and how many match. */
  list(
    userId: number,
    notificationFilter: NotificationFilter,
  ): Promise<{
    total: number;
    items: {
      user_id: number;
      id: number;
      type: string;
      subject_kind: string;
      subject_id: number;
      args: Readonly<Record<string, string>>;
      read_at: number | null;
      created_at: number;
      updated_at: number;
    }[];
  }>;
  /** Marks one notification as read; one already read keeps its time. */
  markRead(userId: number, id: number, at: number): Promise<void>;
  /** Marks every unread notification of the user as read. */
  markAllRead(userId: number, at: number): Promise<void>;
  /** Counts unread notifications by type. */
  unreadByType(userId: number): Promise<{ type: string; count: number }[]>;
  /** Counts the user's payments in progress. */
  runningTransactions(userId: number): Promise<number>;
}
