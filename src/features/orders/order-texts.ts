import { dateText, localDateOf, localTimeOf, type TimeZones } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Order, OrderStatus } from '@domain/orders/index.ts';
import type { Translate } from '../../i18n/index.ts';

/** Returns one word for a status, for badges. */
export const statusText = (status: OrderStatus, translate: Translate): string => translate(`order.status.${status}`);

export const statusTone = (status: OrderStatus): 'positive' | 'negative' | 'soft' | 'neutral' =>
  status === 'delivered' ? 'positive' : status === 'canceled' ? 'negative' : status === 'new' ? 'neutral' : 'soft';

/** Returns a sentence for what is happening now. */
export const headline = (order: Order, translate: Translate): string => {
  const name = order.courier?.name.split(' ')[0] ?? '';
  if (order.status === 'on_a_way')
    return name === '' ? translate('order.now.on_a_way') : translate('order.now.on_a_way_by', { name });
  if (order.status === 'ready')
    return translate(order.deliveryType === 'delivery' ? 'order.now.ready' : 'order.now.ready_pickup');
  if (order.status === 'delivered')
    return translate(order.deliveryType === 'delivery' ? 'order.now.delivered' : 'order.now.fetched');
  return translate(`order.now.${order.status}`);
};

/** Formats a time on the shop's clock: "4 March, 12:30". */
export const dateTimeText = (at: Instant, zone: string, zones: TimeZones): string =>
  `${dateText(localDateOf(at, zone, zones))}, ${localTimeOf(at, zone, zones)}`;
