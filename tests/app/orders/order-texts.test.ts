import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { createIntlTimeZones } from '@infra/drivers/browser/intl-time-zones.adapter.ts';
import { dateTimeText, headline, stepText } from '@app/features/orders/order-texts.ts';
import { whenText } from '@app/features/notifications/notification-texts.ts';

const zones = createIntlTimeZones();
const translate = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as never;

describe('ORDER-6 what happens to an order now', () => {
  const order = { deliveryType: 'dine_in', courier: undefined } as const;
  const saidOf = (change: object): string =>
    headline({ ...order, ...change } as never, ((key: string) => key) as never);

  it('BOOKING-3 is said as at a table where it is served at one', () => {
    expect([saidOf({ status: 'ready' }), saidOf({ status: 'delivered' })]).toEqual([
      'order.now.ready_table',
      'order.now.served',
    ]);
    expect([saidOf({ status: 'ready', deliveryType: 'pickup' }), saidOf({ status: 'accepted' })]).toEqual([
      'order.now.ready_pickup',
      'order.now.accepted',
    ]);
    const stepOf = (deliveryType: 'dine_in' | 'pickup') =>
      stepText('delivered', { deliveryType }, ((key: string) => key) as never);
    expect([stepOf('dine_in'), stepOf('pickup')]).toEqual(['order.step.served', 'order.step.delivered']);
  });
});

describe('LOCALE-8 times on screen', () => {
  const at = instant(Date.UTC(2026, 2, 4, 4, 5));

  it('are DD.MM.YYYY, HH:mm on the shop’s clock', () => {
    expect([dateTimeText(at, 'America/New_York', zones), dateTimeText(at, 'Europe/Berlin', zones)]).toEqual([
      '03.03.2026, 23:05',
      '04.03.2026, 05:05',
    ]);
  });

  it('are the same in notifications from before today', () => {
    expect(whenText(at, { now: instant(at + 86_400_000), zone: 'America/New_York', zones, translate })).toBe(
      '03.03.2026, 23:05',
    );
  });
});
