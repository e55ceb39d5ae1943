import { expect, it } from 'vitest';
import type { ReverseGeocoder } from '@domain/addresses/index.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import type { Currencies, Languages, Translations } from '@domain/localization/index.ts';
import { compareDecimals, decimal } from '@domain/pricing/index.ts';
import type { SettingsSource } from '@domain/settings/index.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';

export type Reference = {
  readonly languages: Languages;
  readonly currencies: Currencies;
  readonly translations: Translations;
  readonly settings: SettingsSource;
};

export const referenceLaws: Laws<Reference> = (fresh) => {
  it('LOCALE-1 offers languages, one of them the default, and texts for each', async () => {
    const { languages, translations } = await fresh();
    const offered = taken(await languages.active());
    expect(new Set(offered.map(({ locale }) => locale)).size).toBe(offered.length);
    expect(offered.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(offered.find(({ locale }) => locale === 'ar')?.direction).toBe('rtl');
    for (const { locale } of offered)
      expect(Object.values(taken(await translations.load(locale))).every((text) => typeof text === 'string')).toBe(
        true,
      );
  });

  it('PRICE-1 offers currencies, one of them the default with a rate of one', async () => {
    const { currencies } = await fresh();
    const offered = taken(await currencies.active());
    expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length);
    expect(offered.filter(({ isDefault }) => isDefault).map(({ rate }) => compareDecimals(rate, decimal('1')))).toEqual(
      [0],
    );
    for (const { symbol, rate } of offered)
      expect([symbol === '', compareDecimals(rate, decimal('0'))]).toEqual([false, 1]);
  });

  it('STORE-1 returns the same settings each time, with the minimum password length', async () => {
    const { settings } = await fresh();
    const read = taken(await settings.load());
    expect(taken(await settings.load())).toEqual(read);
    expect(read.passwordMin).toBeGreaterThanOrEqual(6);
  });
};

export type MapSubject = { readonly geocoder: ReverseGeocoder; readonly known: GeoPoint; readonly nowhere: GeoPoint };

export const mapLaws: Laws<MapSubject> = (fresh) => {
  it('ADDRESS-2 names a known location and returns nothing for the open sea', async () => {
    const { geocoder, known, nowhere } = await fresh();
    const [place] = taken(await geocoder.find(known));
    expect(place?.formattedAddress).not.toBe('');
    expect(place).toBeDefined();
    expect(taken(await geocoder.find(nowhere))).toEqual([]);
  });
};

export const known = { latitude: 41.49, longitude: -71.312 };

export const nowhere = { latitude: 0, longitude: -30 };
