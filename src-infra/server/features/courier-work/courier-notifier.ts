import { isInReach } from '@domain/couriers/index.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import { DELIVERY_CANCELED, DELIVERY_READY, type Notify } from '../notifications/index.ts';
import type { CourierNotifier } from '../orders/index.ts';
import type { CourierDeliveries, Subject } from './courier-work.ports.ts';

type Deps = {
  readonly deliveries: Pick<CourierDeliveries, 'online' | 'placesOf' | 'startOf'>;
  readonly events: EventLog;
  readonly notify: Notify;
};

/** What a courier is notified of: food is ready, or nobody wants it any more. */
const NOTICES: Readonly<Record<string, string>> = { ready: DELIVERY_READY, canceled: DELIVERY_CANCELED };

/** COURIER-1h: Informs those who may be offered what has changed, and whoever has it. */
export const createCourierNotifier = ({ deliveries, events, notify }: Deps): CourierNotifier => {
  const near = async (online: readonly number[], subject: Subject): Promise<readonly number[]> => {
    const start = online.length === 0 ? undefined : await deliveries.startOf(subject);
    if (!start) return [];
    return (await deliveries.placesOf(online)).flatMap(({ id, place }) => (isInReach(place, start) ? [id] : []));
  };
  return {
    changed: async ({ kind, id, status, courierId, actorId }) => {
      const online = await deliveries.online();
      const listeners = new Set(await near(online, { kind, id }));
      if (courierId !== null) listeners.add(courierId);
      if (listeners.size === 0) return;
      await events.publishAll(
        [...listeners].map((userId) => ({ stream: `user ${userId}`, event: 'courier', data: { kind, id } }) as const),
      );
      const notice = NOTICES[status];
      // Simulated couriers read nothing.
      if (notice === undefined || courierId === null || courierId === actorId || !online.includes(courierId)) return;
      await notify({ userId: courierId, type: 'status_changed', subject: { kind, id }, args: { status: notice } });
    },
  };
};
