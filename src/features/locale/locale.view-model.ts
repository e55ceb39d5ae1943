import { makeAutoObservable, runInAction } from 'mobx';
import type { DocumentAppearance } from '@domain/appearance/index.ts';
import {
  directionOf,
  languageInUse,
  mergeTexts,
  type ChosenLanguage,
  type Direction,
  type StoredDirection,
  type Language,
} from '@domain/localization/index.ts';
import type { DataCache } from '../../data/index.ts';
import { FALLBACK_LANGUAGE, type Texts, type Translator } from '../../i18n/index.ts';
import type { ReferenceQueries, ReferenceViewModel } from '../reference/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';

type Deps = {
  readonly i18n: Translator;
  readonly chosen: ChosenLanguage;
  readonly kept: StoredDirection;
  readonly reference: Pick<ReferenceViewModel, 'languages'>;
  readonly cache: DataCache;
  readonly queries: Pick<ReferenceQueries, 'translations'>;
  readonly loadTexts: (language: string) => Promise<Texts | undefined>;
  readonly appearance: DocumentAppearance;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  /** Reloads the current page in the new language. */
  readonly recreatePage: () => Promise<void>;
};

/** Language and direction of the app instance, and switching between languages (LOCALE-1 … 3). */
export class LocaleViewModel {
  language: string;
  /** Whether a language is loading; a progress bar shows it. */
  isSwitching = false;
  /** The latest choice; an earlier one that finishes loading later is ignored. */
  #wanted: string | undefined;
  /** Languages whose own texts are loaded. */
  readonly #loadedTexts: Set<string>;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.language = deps.i18n.language;
    this.#loadedTexts = new Set(Object.keys(deps.i18n.services.resourceStore.data));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get options(): readonly Language[] {
    return this.#deps.reference.languages;
  }

  get direction(): Direction {
    const { chosen, kept } = this.#deps;
    return directionOf(this.options, this.language, this.language === chosen.read() ? kept.read() : undefined);
  }

  /** LOCALE-2: replaces a language that the server does not offer; merges the operator's texts over the app's own. */
  async prepare(): Promise<void> {
    const language = this.options.length > 0 ? languageInUse(this.options, this.language) : this.language;
    await this.#switchTo((await this.#fetch(language)) ? language : this.language);
  }

  /**
   * LOCALE-1: loads the texts, then stores the choice, then switches everything. Does not switch where loading fails.
   */
  async choose(locale: string): Promise<void> {
    this.#wanted = locale;
    if (locale === this.language) return;
    this.isSwitching = true;
    const isThere = await this.#fetch(locale);
    if (this.#wanted !== locale) return this.#endSwitching();
    if (!isThere) {
      this.#wanted = this.language;
      this.#deps.toasts.show('error', this.#deps.i18n.t('error.400'));
      return this.#endSwitching();
    }
    this.#deps.chosen.write(locale);
    await this.#switchTo(locale);
    await this.#deps.recreatePage();
    this.#endSwitching();
  }

  /** Loading ends once the latest choice is the one in use. */
  #endSwitching(): void {
    runInAction(() => (this.isSwitching = this.#wanted !== this.language));
  }

  /** Whether there are texts in the language: the app's own, or the operator's over the fallback. */
  async #fetch(locale: string): Promise<boolean> {
    const { i18n, cache, queries } = this.#deps;
    const own = this.#fetchLocal(locale);
    const operators = await cache.load(queries.translations(locale));
    const isOwn = await own;
    if (!operators.ok) return isOwn;
    i18n.addResourceBundle(locale, 'translation', mergeTexts({}, operators.value), true, true);
    return isOwn || (Object.keys(operators.value).length > 0 && this.#fetchLocal(FALLBACK_LANGUAGE));
  }

  async #fetchLocal(locale: string): Promise<boolean> {
    const { i18n, loadTexts } = this.#deps;
    if (this.#loadedTexts.has(locale)) return true;
    const texts = await loadTexts(locale);
    if (!texts) return false;
    this.#loadedTexts.add(locale);
    for (const [namespace, bundle] of Object.entries(texts)) i18n.addResourceBundle(locale, namespace, bundle);
    return true;
  }

  async #switchTo(locale: string): Promise<void> {
    await this.#deps.i18n.changeLanguage(locale);
    runInAction(() => (this.language = locale));
    const { appearance, chosen, kept } = this.#deps;
    appearance.showLanguage(locale, this.direction);
    if (locale === chosen.read() && kept.read() !== this.direction) kept.write(this.direction);
  }
}
