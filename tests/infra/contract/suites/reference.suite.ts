import { expect, it } from 'vitest';
import type { ReverseGeocoder } from '@domain/addresses/index.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import { currencyId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import type { Currencies, Languages, Translations } from '@domain/localization/index.ts';
import { compareDecimals, decimal } from '@domain/pricing/index.ts';
import type { SettingsSource } from '@domain/settings/index.ts';
import { createHttpReverseGeocoder } from '@infra/addresses/http-reverse-geocoder.adapter.ts';
import {
  createHttpCurrencies,
  createHttpLanguages,
  createHttpTranslations,
} from '@infra/localization/http-localization.adapters.ts';
import { createHttpSettings } from '@infra/settings/http-settings.adapter.ts';
import { describePort, type Laws } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeReference } from '../fakes/fake-reference.ts';
import { taken } from '../outcome.ts';

type Reference = {
  readonly languages: Languages;
  readonly currencies: Currencies;
  readonly translations: Translations;
  readonly settings: SettingsSource;
};

const referenceLaws: Laws<Reference> = (fresh) => {
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

type Map = { readonly geocoder: ReverseGeocoder; readonly known: GeoPoint; readonly nowhere: GeoPoint };

const mapLaws: Laws<Map> = (fresh) => {
  it('ADDRESS-2 names a known location and returns nothing for the open sea', async () => {
    const { geocoder, known, nowhere } = await fresh();
    const [place] = taken(await geocoder.find(known));
    expect(place?.formattedAddress).not.toBe('');
    expect(place).toBeDefined();
    expect(taken(await geocoder.find(nowhere))).toEqual([]);
  });
};

const known = { latitude: 41.49, longitude: -71.312 };
const nowhere = { latitude: 0, longitude: -30 };
const fakeMap: ReverseGeocoder = {
  find: async ({ latitude }) => ok(latitude === known.latitude ? [{ formattedAddress: '12 Harbor Street' }] : []),
};

export const referenceSuite = (market: Embedded): void => {
  describePort('Settings, Languages, Currencies, Translations', referenceLaws, {
    fake: () =>
      createFakeReference({
        languages: [
          { locale: 'en', title: 'English', direction: 'ltr', isDefault: true },
          { locale: 'ar', title: 'العربية', direction: 'rtl', isDefault: false },
        ],
        currencies: [
          {
            id: currencyId(1),
            title: 'USD',
            symbol: '$',
            position: 'before',
            rate: decimal('1'),
            scale: 2,
            isDefault: true,
          },
        ],
        texts: { en: { cart: 'Basket' } },
      }),
    embedded: () => {
      const client = market.guest();
      return {
        languages: createHttpLanguages(client),
        currencies: createHttpCurrencies(client),
        translations: createHttpTranslations(client),
        settings: createHttpSettings(client),
      };
    },
  });
  describePort('ReverseGeocoder', mapLaws, {
    fake: () => ({ geocoder: fakeMap, known, nowhere }),
    embedded: () => ({ geocoder: createHttpReverseGeocoder(market.guest()), known, nowhere }),
  });
};
