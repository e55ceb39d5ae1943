import type { CurrencyId } from '@domain/kernel/ids.ts';
import { languageInUse, type Language } from '@domain/localization/index.ts';
import type { Currency } from '@domain/pricing/index.ts';
import type { Referral } from '@domain/rewards/index.ts';
import { settingsOf, type SettingRow, type Settings } from '@domain/settings/index.ts';

export type SettingRecord = SettingRow & {
  readonly id: number;
  readonly createdAt: number;
  readonly updatedAt: number;
};
export type LanguageRecord = Language & { readonly id: number; readonly image: string | null };
export type PaymentRecord = {
  readonly id: number;
  readonly tag: string;
  readonly input: number;
  readonly isSandbox: boolean;
};

/** Data that every call needs and that rarely changes. */
export type Reference = {
  /** The settings for customers, without computed ones. */
  readonly publicSettings: readonly SettingRecord[];
  readonly settings: Settings;
  /** Any setting, public or not. */
  readonly setting: (key: string) => string | undefined;
  readonly languages: readonly LanguageRecord[];
  readonly defaultLocale: string;
  /** LOCALE-2: returns the language, or the default one if unknown. */
  readonly resolveLanguage: (wanted: unknown) => { readonly locale: string };
  readonly currencies: readonly Currency[];
  readonly baseCurrency: Currency;
  readonly activeCurrency: (id: CurrencyId) => Currency | undefined;
  readonly payments: readonly PaymentRecord[];
  /** The newest referral program; `undefined` without one. */
  readonly referral: Pick<Referral, 'expiresOn'> | undefined;
};

export type ReferenceRows = {
  readonly settings: readonly (SettingRecord & { readonly isPublic: boolean })[];
  readonly languages: readonly LanguageRecord[];
  readonly currencies: readonly Currency[];
  readonly payments: readonly PaymentRecord[];
  readonly referral: Pick<Referral, 'expiresOn'> | undefined;
};

export const createReference = ({ settings, languages, currencies, payments, referral }: ReferenceRows): Reference => {
  const values = new Map(settings.map(({ key, value }) => [key, value]));
  const baseCurrency = currencies.find((currency) => currency.isDefault);
  if (!baseCurrency) throw new TypeError('The store has no default currency.');
  return {
    publicSettings: settings.filter(({ isPublic }) => isPublic),
    settings: settingsOf(settings),
    setting: (key) => values.get(key),
    languages,
    defaultLocale: languageInUse(languages, undefined),
    resolveLanguage: (wanted) => ({
      locale: languageInUse(languages, typeof wanted === 'string' ? wanted : undefined),
    }),
    currencies,
    baseCurrency,
    activeCurrency: (id) => currencies.find((currency) => currency.id === id),
    payments,
    referral,
  };
};
