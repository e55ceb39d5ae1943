import { ContainerModule } from 'inversify';
import { construct, LAZY_BINDINGS, provide, type LazyBindings } from '../../di/index.ts';
import { CART } from '../../features/cart/index.ts';
import { CURRENCY_VIEW_MODEL, CurrencyViewModel } from '../../features/currency/index.ts';
import { LOCALE_VIEW_MODEL, LocaleViewModel } from '../../features/locale/index.ts';
import {
  createReferenceQueries,
  REFERENCE_QUERIES,
  REFERENCE_VIEW_MODEL,
  ReferenceViewModel,
} from '../../features/reference/index.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import {
  APPEARANCE,
  CHOSEN_CURRENCY,
  CHOSEN_LANGUAGE,
  CURRENCIES,
  DATA_CACHE,
  I18N,
  STORED_DIRECTION,
  STORED_SETTINGS,
  LANGUAGES,
  RECREATE_PAGE,
  SETTINGS_SOURCE,
  TRANSLATIONS,
} from '../tokens.ts';

type LocaleDeps = Omit<ConstructorParameters<typeof LocaleViewModel>[0], 'loadTexts'> & { readonly platform: Platform };

const createLocale = ({ platform, ...deps }: LocaleDeps): LocaleViewModel =>
  new LocaleViewModel({ ...deps, loadTexts: platform.loadTexts });

type CurrencyDeps = Omit<ConstructorParameters<typeof CurrencyViewModel>[0], 'recreatePage'> & {
  readonly late: LazyBindings;
  readonly recreate: (change: () => void) => Promise<void>;
};

/** LOCALE-5: the page, its currency and the amounts of the cart change in one moment. */
const createCurrency = ({ late, recreate, ...deps }: CurrencyDeps): CurrencyViewModel =>
  new CurrencyViewModel({
    ...deps,
    recreatePage: async (change) => {
      const show = await late.create(CART).reprice();
      if (!show) return false;
      await recreate(() => {
        change();
        show();
      });
      return true;
    },
  });

/** Settings, language and currency of the app instance. */
export const localizationModule = new ContainerModule((options) => {
  provide(options, REFERENCE_QUERIES, createReferenceQueries, {
    languages: LANGUAGES,
    currencies: CURRENCIES,
    settings: SETTINGS_SOURCE,
    translations: TRANSLATIONS,
  });
  provide(options, REFERENCE_VIEW_MODEL, construct(ReferenceViewModel), {
    cache: DATA_CACHE,
    queries: REFERENCE_QUERIES,
    kept: STORED_SETTINGS,
  });
  provide(options, LOCALE_VIEW_MODEL, createLocale, {
    i18n: I18N,
    chosen: CHOSEN_LANGUAGE,
    kept: STORED_DIRECTION,
    reference: REFERENCE_VIEW_MODEL,
    cache: DATA_CACHE,
    queries: REFERENCE_QUERIES,
    platform: PLATFORM,
    toasts: TOASTS_VIEW_MODEL,
    appearance: APPEARANCE,
    recreatePage: RECREATE_PAGE,
  });
  provide(options, CURRENCY_VIEW_MODEL, createCurrency, {
    chosen: CHOSEN_CURRENCY,
    reference: REFERENCE_VIEW_MODEL,
    late: LAZY_BINDINGS,
    recreate: RECREATE_PAGE,
    locale: LOCALE_VIEW_MODEL,
  });
});
