import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Order } from '@domain/orders/index.ts';
import type { Numbers, Translate } from '../../i18n/index.ts';
import type { OrderViewModel } from './order.view-model.ts';

type Words = {
  readonly translate: Translate;
  readonly numbers: Numbers;
  readonly timeText: (at: Instant) => string;
};

/** Meters are rounded: a position is no more exact than that. */
const METRES_STEP = 50;

/** The map as text: how far the courier is from the door, and from when the position is. */
export const whereText = (
  { courier: { distance: kilometres, route } }: Pick<OrderViewModel, 'courier'>,
  order: Order,
  { translate, numbers, timeText }: Words,
): string => {
  if (kilometres === undefined)
    return order.status === 'on_a_way'
      ? translate('order.now.on_a_way')
      : translate('order.where.shop', { shop: order.shop.title, address: order.shop.address });
  const distance = distanceText(kilometres, translate, numbers);
  const seenAt = order.courier?.seenAt;
  return [
    route?.street
      ? translate('order.where.street', { street: route.street, distance, address: order.address })
      : translate('order.where.courier', { distance, address: order.address }),
    seenAt === undefined ? '' : translate('order.where.seen', { time: timeText(seenAt) }),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Below a kilometer in meters: "600 m", "1.2 km". */
const distanceText = (kilometres: number, translate: Translate, numbers: Numbers): string => {
  const metres = Math.max(METRES_STEP, Math.round((kilometres * 1000) / METRES_STEP) * METRES_STEP);
  return metres < 1000
    ? translate('order.metres', { m: numbers.count(metres) })
    : translate('order.km', { km: numbers.tenths(kilometres) });
};
