import { areaOf } from '@domain/following/index.ts';
import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import { arrivalOf, isActiveStatus, type OrderStatus } from '@domain/orders/index.ts';
import { minutesOf, type ShopRecord } from '../../features/catalog/index.ts';
import type { OrderRecord } from '../../features/orders/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import type { CatalogContext } from '../catalog/index.ts';
import { toFollowedArrival, toFollowedCourier } from './followed.shape.ts';

/** ORDER-6: Renders what everybody with the link sees of an order. Whatever is added here becomes public. */
export const toFollowedOrder = (
  order: OrderRecord,
  shop: ShopRecord | undefined,
  context: CatalogContext,
  now: Instant,
) => {
  const status = order.status as OrderStatus;
  const slot =
    order.delivery_at !== null && order.delivery_date !== null && order.delivery_time !== null
      ? { date: order.delivery_date, time: order.delivery_time }
      : undefined;
  const arrival = arrivalOf(
    {
      status,
      eta: order.eta === null ? undefined : instant(order.eta),
      createdAt: instant(order.created_at),
      slot,
      shop: { deliveryTime: shop && minutesOf(shop.deliveryTime) },
    },
    now,
  );
  const area =
    order.delivery_type === 'delivery' && order.latitude !== null && order.longitude !== null
      ? areaOf({ latitude: order.latitude, longitude: order.longitude })
      : null;
  return {
    kind: 'order' as const,
    shop: {
      title: shop ? (context.translation(shop.id, shop.texts).title ?? '') : '',
      img: context.picture(shop?.logo ?? null),
      location: shop ? { latitude: shop.location.latitude, longitude: shop.location.longitude } : null,
    },
    status,
    delivery_type: order.delivery_type,
    updated_at: wireTime(order.updated_at),
    arrival: toFollowedArrival(arrival),
    slot: slot ?? null,
    timezone: shop?.schedule.timeZone ?? null,
    courier: toFollowedCourier(order, isActiveStatus(status), area ? [area] : []),
    area,
  };
};
