import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { createIntlTimeZones } from '@infra/drivers/browser/intl-time-zones.adapter.ts';
import { dateTimeText } from '@app/features/orders/order-texts.ts';
import { whenText } from '@app/features/notifications/notification-texts.ts';

const zones = createIntlTimeZones();
const translate = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as never;

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
