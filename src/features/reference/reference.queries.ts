import type { Currencies, Language, Languages, Translations } from '@domain/localization/index.ts';
import type { Currency } from '@domain/pricing/index.ts';
import type { Settings, SettingsSource } from '@domain/settings/index.ts';
import type { Query } from '../../data/index.ts';

type Deps = {
  readonly languages: Languages;
  readonly currencies: Currencies;
  readonly settings: SettingsSource;
  readonly translations: Translations;
};

/** The queries of the reference data: languages, currencies, settings and the operator's texts. */
export type ReferenceQueries = {
  readonly languages: Query<readonly Language[]>;
  readonly currencies: Query<readonly Currency[]>;
  readonly settings: Query<Settings>;
  translations(locale: string): Query<Readonly<Record<string, string>>>;
};

export const createReferenceQueries = ({ languages, currencies, settings, translations }: Deps): ReferenceQueries => ({
  languages: { key: ['languages'], load: () => languages.active() },
  currencies: { key: ['currencies'], load: () => currencies.active() },
  settings: { key: ['settings'], load: () => settings.load() },
  translations: (locale) => ({ key: ['translations', locale], load: () => translations.load(locale) }),
});
