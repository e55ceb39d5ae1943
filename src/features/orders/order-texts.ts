import { dateText, localDateOf, localTimeOf, type TimeZones } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Order, OrderStatus, Step } from '@domain/orders/index.ts';
import type { TextKey, Translate } from '../../i18n/index.ts';

/** Returns one word for a status, for badges. */
export const statusText = (status: OrderStatus, translate: Translate): string => translate(`order.status.${status}`);

export const statusTone = (status: OrderStatus): 'positive' | 'negative' | 'soft' | 'neutral' =>
  status === 'delivered' ? 'positive' : status === 'canceled' ? 'negative' : status === 'new' ? 'neutral' : 'soft';

type TextByWay = Readonly<Partial<Record<Order['deliveryType'], TextKey>>>;
const READY: TextByWay = { delivery: 'order.now.ready', dine_in: 'order.now.ready_table' };
const DONE: TextByWay = { delivery: 'order.now.delivered', dine_in: 'order.now.served' };

/** Returns a sentence for what is happening now. */
export const headline = (order: Order, translate: Translate): string => {
  const name = order.courier?.name.split(' ')[0] ?? '';
  if (order.status === 'on_a_way')
    return name === '' ? translate('order.now.on_a_way') : translate('order.now.on_a_way_by', { name });
  if (order.status === 'ready') return translate(READY[order.deliveryType] ?? 'order.now.ready_pickup');
  if (order.status === 'delivered') return translate(DONE[order.deliveryType] ?? 'order.now.fetched');
  return translate(`order.now.${order.status}`);
};

/** Returns the name of a step; the last one is at the door, or at the table. */
export const stepText = (step: Step, { deliveryType }: Pick<Order, 'deliveryType'>, translate: Translate): string =>
  translate(step === 'delivered' && deliveryType === 'dine_in' ? 'order.step.served' : `order.step.${step}`);

/** Formats a time on the shop's clock: "4 March, 12:30". */
export const dateTimeText = (at: Instant, zone: string, zones: TimeZones): string =>
  `${dateText(localDateOf(at, zone, zones))}, ${localTimeOf(at, zone, zones)}`;
