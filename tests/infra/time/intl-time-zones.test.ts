import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { createIntlTimeZones } from '@infra/drivers/browser/intl-time-zones.adapter.ts';
import { runs } from '../../domain/runs.ts';

/** The offset as the platform writes it: "GMT+05:45". */
const written = (zone: string, at: number): number => {
  const text =
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
};

describe('LOCALE-10 zone offsets from Intl', () => {
  it('match the local time that Intl formats, at every moment', () => {
    const zones = createIntlTimeZones();
    const zoneArb = fc.constantFrom(
      'UTC',
      'America/New_York',
      'Europe/Berlin',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Africa/Casablanca',
      'America/St_Johns',
    );
    fc.assert(
      fc.property(zoneArb, fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2040, 0) }), (zone, at) => {
        expect([zone, at, zones.offsetAt(zone, instant(at))]).toEqual([zone, at, written(zone, at)]);
      }),
      runs(300),
    );
  });

  it('are those of UTC for an unknown zone', () => {
    expect(createIntlTimeZones().offsetAt('Nowhere/Else', instant(0))).toBe(0);
  });
});
