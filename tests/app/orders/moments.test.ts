import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { createIntlTimeZones } from '@infra/drivers/browser/intl-time-zones.adapter.ts';
import { momentText } from '@app/features/orders/order-words.ts';
import { whenText } from '@app/features/notifications/notification-words.ts';

const zones = createIntlTimeZones();
const translate = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as never;

describe('LOCALE-8 moments on screens', () => {
  const at = instant(Date.UTC(2026, 2, 4, 4, 5));

  it('are DD.MM.YYYY, HH:mm of the shop’s clock', () => {
    expect([momentText(at, 'America/New_York', zones), momentText(at, 'Europe/Berlin', zones)]).toEqual(['03.03.2026, 23:05', '04.03.2026, 05:05']);
  });

  it('are the same under the bell, once they are no longer of today', () => {
    expect(whenText(at, { now: instant(at + 86_400_000), zone: 'America/New_York', zones, translate })).toBe('03.03.2026, 23:05');
  });
});
