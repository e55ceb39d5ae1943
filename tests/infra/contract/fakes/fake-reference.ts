import { ok } from '@domain/kernel/result.ts';
import type { Currencies, Language, Languages, Translations } from '@domain/localization/index.ts';
import type { Currency } from '@domain/pricing/index.ts';
import { settingsOf, type SettingRow, type SettingsSource } from '@domain/settings/index.ts';

type Reference = {
  readonly languages: readonly Language[];
  readonly currencies: readonly Currency[];
  readonly settings?: readonly SettingRow[];
  /** Texts that the operator has changed, by language. */
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** What every page needs to know of a marketplace, in memory. */
export const createFakeReference = ({ languages, currencies, settings = [], texts = {} }: Reference) => {
  const ports: {
    readonly languages: Languages;
    readonly currencies: Currencies;
    readonly translations: Translations;
    readonly settings: SettingsSource;
  } = {
    languages: { active: async () => ok(languages) },
    currencies: { active: async () => ok(currencies) },
    translations: { load: async (locale) => ok(texts[locale] ?? {}) },
    settings: { load: async () => ok(settingsOf(settings)) },
  };
  return ports;
};
