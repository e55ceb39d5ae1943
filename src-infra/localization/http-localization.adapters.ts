import type { $Fetch } from 'ofetch';
import { currencyId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import type { Currencies, Language, Languages, Translations } from '@domain/localization/index.ts';
import { DEFAULT_SYMBOL, type Currency } from '@domain/pricing/index.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asBoolean, asDecimal, asInteger, asRecord, asText, dataOf, listOf } from '../drivers/http/wire.ts';
import { toScale } from './scale-wire.ts';

type Deps = { readonly api: $Fetch };

export const createHttpLanguages = ({ api }: Deps): Languages => ({
  active: () => readAnswer(api<unknown>('rest/languages/active'), (body) => ok(listOf(dataOf(body), toLanguage))),
});

export const createHttpCurrencies = ({ api }: Deps): Currencies => ({
  active: () => readAnswer(api<unknown>('rest/currencies/active'), (body) => ok(listOf(dataOf(body), toCurrency))),
});

export const createHttpTranslations = ({ api }: Deps): Translations => ({
  load: (locale) =>
    readAnswer(api<unknown>('rest/translations/paginate', { query: { lang: locale } }), (body) =>
      ok(
        Object.fromEntries(
          Object.entries(asRecord(dataOf(body))).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        ),
      ),
    ),
});

const toLanguage = (item: unknown): Language => {
  const dto = asRecord(item);
  return {
    locale: asText(dto['locale']),
    title: asText(dto['title']),
    direction: asBoolean(dto['backward']) ? 'rtl' : 'ltr',
    isDefault: asBoolean(dto['default']),
  };
};

const toCurrency = (item: unknown): Currency => {
  const dto = asRecord(item);
  return {
    id: currencyId(asInteger(dto['id'])),
    title: asText(dto['title']),
    symbol: asText(dto['symbol']) || DEFAULT_SYMBOL,
    position: dto['position'] === 'after' ? 'after' : 'before',
    rate: asDecimal(dto['rate'] ?? 1),
    scale: toScale(dto['decimals']),
    isDefault: asBoolean(dto['default']),
  };
};
