import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Users } from '../../features/identity/index.ts';
import { createNotifications, type Inbox } from '../../features/notifications/index.ts';
import { createNotificationRepository } from '../../features/notifications/notifications.repository.ts';
import type { PushDispatcher } from '../../features/push/index.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly users: Users;
  readonly events: EventLog;
  readonly push: PushDispatcher | undefined;
  readonly clock: Clock;
};

/** The notifications of users. */
export const wireNotifications = ({ store, users, events, push, clock }: Deps): Inbox =>
  createNotifications({
    notifications: createNotificationRepository(store),
    recipients: users,
    transactions: store.transactions,
    events,
    push: push?.enqueue,
    clock,
  });
