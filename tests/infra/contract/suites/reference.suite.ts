import type { ReverseGeocoder } from '@domain/addresses/index.ts';
import { currencyId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { decimal } from '@domain/pricing/index.ts';
import { createHttpReverseGeocoder } from '@infra/addresses/http-reverse-geocoder.adapter.ts';
import {
  createHttpCurrencies,
  createHttpLanguages,
  createHttpTranslations,
} from '@infra/localization/http-localization.adapters.ts';
import { createHttpSettings } from '@infra/settings/http-settings.adapter.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeReference } from '../fakes/fake-reference.ts';
import { known, mapLaws, nowhere, referenceLaws } from '../laws/reference.laws.ts';

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
