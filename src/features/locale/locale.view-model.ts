import type { i18n } from 'i18next';
import { makeAutoObservable, runInAction } from 'mobx';
import type { DocumentAppearance } from '@domain/appearance/index.ts';
import { directionOf, languageInUse, mergeTexts, type ChosenLanguage, type Direction, type Language } from '@domain/localization/index.ts';
import type { DataCache } from '../../data/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { ReferenceQueries, ReferenceViewModel } from '../reference/index.ts';

type Deps = {
  readonly i18n: i18n;
  readonly chosen: ChosenLanguage;
  readonly reference: Pick<ReferenceViewModel, 'languages'>;
  readonly cache: DataCache;
  readonly queries: Pick<ReferenceQueries, 'translations'>;
  readonly loadTexts: (language: string) => Promise<Texts | undefined>;
  readonly appearance: DocumentAppearance;
  /** Makes the page on screen speak the new language. */
  readonly renewPage: () => Promise<void>;
};

/** Language and direction of the app instance, and the way from one language to another (LOCALE-1 … 3). */
export class LocaleViewModel {
  language: string;
  /** A language is on its way; a progress bar shows it. */
  isSwitching = false;
  /** The latest choice; an earlier one that comes later is not followed. */
  #wanted: string | undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.language = deps.i18n.language;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get options(): readonly Language[] {
    return this.#deps.reference.languages;
  }

  get direction(): Direction {
    return directionOf(this.options, this.language);
  }

  /** LOCALE-2: leaves a language that the server does not offer; lays the operator's texts over the app's own. */
  async prepare(): Promise<void> {
    const language = this.options.length > 0 ? languageInUse(this.options, this.language) : this.language;
    await this.#fetch(language);
    await this.#switchTo(language);
  }

  /** LOCALE-1: texts are fetched and added, then the choice is kept, then everything switches. */
  async choose(locale: string): Promise<void> {
    this.#wanted = locale;
    if (locale === this.language) return;
    this.isSwitching = true;
    await this.#fetch(locale);
    if (this.#wanted !== locale) return this.#rest();
    this.#deps.chosen.write(locale);
    await this.#switchTo(locale);
    await this.#deps.renewPage();
    this.#rest();
  }

  /** Nothing is on its way once the latest choice is the one in use. */
  #rest(): void {
    runInAction(() => (this.isSwitching = this.#wanted !== this.language));
  }

  async #fetch(locale: string): Promise<void> {
    const { i18n, cache, queries, loadTexts } = this.#deps;
    const own = i18n.hasResourceBundle(locale, 'translation') ? undefined : loadTexts(locale);
    const operators = await cache.load(queries.translations(locale));
    for (const [namespace, texts] of Object.entries((await own) ?? {})) i18n.addResourceBundle(locale, namespace, texts);
    if (operators.ok) i18n.addResourceBundle(locale, 'translation', mergeTexts({}, operators.value), true, true);
  }

  async #switchTo(locale: string): Promise<void> {
    await this.#deps.i18n.changeLanguage(locale);
    runInAction(() => (this.language = locale));
    this.#deps.appearance.showLanguage(locale, this.direction);
  }
}
