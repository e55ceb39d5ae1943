import type { EventLog } from '../../foundation/events/index.ts';
import { DELIVERY_CANCELED, DELIVERY_READY, type Notify } from '../notifications/index.ts';
import type { CourierNotifier } from '../orders/index.ts';
import type { CourierDeliveries } from './courier-work.ports.ts';

type Deps = {
  readonly deliveries: Pick<CourierDeliveries, 'online'>;
  readonly events: EventLog;
  readonly notify: Notify;
};

/** What a courier is notified of: food is ready, or nobody wants it any more. */
const NOTICES: Readonly<Record<string, string>> = { ready: DELIVERY_READY, canceled: DELIVERY_CANCELED };

export const createCourierNotifier = ({ deliveries, events, notify }: Deps): CourierNotifier => ({
  changed: async ({ kind, id, status, courierId, actorId }) => {
    const online = await deliveries.online();
    const listeners = new Set(courierId === null ? online : [...online, courierId]);
    if (listeners.size === 0) return;
    await events.publishAll(
      [...listeners].map((userId) => ({ stream: `user ${userId}`, event: 'courier', data: { kind, id } }) as const),
    );
    const notice = NOTICES[status];
    // Simulated couriers read nothing.
    if (notice === undefined || courierId === null || courierId === actorId || !online.includes(courierId)) return;
    await notify({ userId: courierId, type: 'status_changed', subject: { kind, id }, args: { status: notice } });
  },
});
