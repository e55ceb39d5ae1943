import { areaOf } from '@domain/following/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import { isActiveStatus, type OrderStatus } from '@domain/orders/index.ts';
import type { ShopRecord } from '../../features/catalog/index.ts';
import { orderArrival, slotOf, type OrderRecord } from '../../features/orders/index.ts';
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
  const slot = slotOf(order);
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
    arrival: toFollowedArrival(orderArrival(order, shop, now)),
    slot: slot ?? null,
    timezone: shop?.schedule.timeZone ?? null,
    courier: toFollowedCourier(order, isActiveStatus(status), area ? [area] : []),
    area,
  };
};
