import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLatLng } from '@domain/addresses/index.ts';
import { readTheme } from '@domain/appearance/index.ts';
import { dateText, instantOfLocal, isDate, parseTime, parseWorkingTime } from '@domain/calendar/index.ts';
import {
  checkCode,
  checkEmail,
  checkLoginName,
  checkName,
  checkPassword,
  checkPhone,
  loginKindOf,
  trimmedUserAgent,
} from '@domain/identity/index.ts';
import { avatarSource, GROUNDS, groundOf, imageSource } from '@domain/images/index.ts';
import { isUuid, isUuidV4 } from '@domain/kernel/uuid.ts';
import { languageInUse } from '@domain/localization/index.ts';
import { parseDecimal } from '@domain/pricing/index.ts';
import { announces, homeVariantOf, layoutOf, settingsOf } from '@domain/settings/index.ts';
import { spoiltTextArb } from '@domain/testing/index.ts';
import { zoneTable } from '../calendar/zone-table.ts';
import { runs } from '../runs.ts';

/** What stood there when all was well. */
const GENUINE = [
  '52.3731,4.8826',
  '-1.5',
  '1e-3',
  '12:30',
  '09-30',
  '2025-03-10',
  'dark',
  'en',
  '3',
  'quote, events',
  'Europe/Amsterdam',
  'b1f7a6de-0000-4000-8000-000000000001',
  'a@b.co',
  '+31 6 1234 5678',
  '/images/salad~leaf.webp',
  '1',
];
const KEYS = [
  'ui_type',
  'password_min',
  'otp_expire_time',
  'reservation_time_durations',
  'min_reservation_time',
  'api_extensions',
  'timezone',
  'group_order',
  'location',
  '__proto__',
];

const isCount = (number: number): boolean => Number.isSafeInteger(number) && number >= 0;

describe('L12 stored, sent or linked text', () => {
  const blobArb = spoiltTextArb(GENUINE);

  it('is read or rejected, and never crashes', () => {
    fc.assert(
      fc.property(blobArb, (blob) => {
        const place = parseLatLng(blob);
        if (place.ok)
          expect([Math.abs(place.value.latitude) <= 90, Math.abs(place.value.longitude) <= 180]).toEqual([true, true]);
        const number = parseDecimal(blob);
        if (number.ok) expect(number.value).toMatch(/^(0|-?(0|[1-9]\d*)(\.\d*[1-9])?)$/);
        for (const minutes of [parseTime(blob), parseWorkingTime(blob)])
          expect(minutes === undefined || (isCount(minutes) && minutes <= 1440)).toBe(true);
        const at = instantOfLocal('2025-03-10', blob, 'Europe/Amsterdam', zoneTable);
        expect(at === undefined || isCount(at)).toBe(true);
        expect(instantOfLocal(blob, '12:00', 'Europe/Amsterdam', zoneTable) === undefined).toBe(!isDate(blob));
        expect(dateText(dateText(blob)).length).toBe(blob.length);
        expect([undefined, 'light', 'dark']).toContain(readTheme(blob));
        expect(['one', 'two']).toContain(layoutOf(blob));
        expect([1, 2, 3, 4]).toContain(homeVariantOf(blob, blob));
        expect(['email', 'phone', 'both']).toContain(loginKindOf(blob));
        expect(languageInUse([], blob)).toBe('en');
        expect(GROUNDS).toContain(groundOf(blob));
        expect(isUuid(blob) || !isUuidV4(blob)).toBe(true);
        expect(trimmedUserAgent(blob).length).toBeLessThanOrEqual(500);
      }),
      runs(30, 10_000),
    );
  });

  it('is checked the same way each time', () => {
    fc.assert(
      fc.property(blobArb, (blob) => {
        const checks = [
          checkCode,
          checkEmail,
          checkName,
          checkPassword,
          checkPhone,
          (text: string) => checkLoginName(text, 'both'),
        ];
        for (const check of checks) {
          const checked = check(blob);
          if (!checked.ok) expect(['required', 'too-short', 'too-long', 'invalid']).toContain(checked.error.kind);
          expect(check(blob)).toEqual(checked);
        }
        for (const source of [
          imageSource(blob, 'https://food.example'),
          avatarSource(imageSource(blob, '')),
          imageSource(blob, ''),
        ])
          expect(source ?? '/').toMatch(/^(\/(?![/\\])|https?:\/\/)/i);
      }),
      runs(25, 10_000),
    );
  });

  it('gives settings their defaults, whatever the rows contain', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            key: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...KEYS) }, { weight: 1, arbitrary: blobArb }),
            value: blobArb,
          }),
          { maxLength: 8 },
        ),
        (rows) => {
          const settings = settingsOf(rows);
          const { reservation, otpMinutes, passwordMin } = settings;
          expect([...Object.values(reservation), otpMinutes, passwordMin].every(isCount)).toBe(true);
          expect(Object.keys(settings)).toEqual(Object.keys(settingsOf([])));
          expect(typeof announces(settings, 'quote')).toBe('boolean');
          for (const value of Object.values(settings).filter((one) => typeof one === 'string'))
            expect(['', ...rows.map((row) => row.value)]).toContain(value);
        },
      ),
      runs(25, 10_000),
    );
  });
});
