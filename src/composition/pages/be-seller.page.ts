import type { $Fetch } from 'ofetch';
import type { AddressSuggester, ReverseGeocoder } from '@domain/addresses/index.ts';
import type { ShopDirectory, ShopFacets } from '@domain/catalog/index.ts';
import type { Profiles, SessionStore } from '@domain/identity/index.ts';
import type { ShopApplications } from '@domain/partners/index.ts';
import { createHttpShopFacets } from '@infra/catalog/http-shop-facets.adapter.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createHttpShopApplications } from '@infra/partners/http-shop-applications.adapter.ts';
import { createStoredShopForm } from '@infra/partners/stored-shop-form.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { ANNOUNCER } from '../../features/announcer/index.ts';
import { LOCALE_VIEW_MODEL, type LocaleViewModel } from '../../features/locale/index.ts';
import { PICTURE_UPLOADS } from '../../features/pictures/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { createSellerQueries, type SellerQueries } from '../../features/seller/seller.queries.ts';
import type { ShopFormStore } from '../../features/seller/seller.tokens.ts';
import { SellerView } from '../../features/seller/seller.view.tsx';
import { SellerViewModel } from '../../features/seller/seller.view-model.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { ADMIN_ADDRESS } from '../../shell/shell.tokens.ts';
import { lazyPort } from '../adapters/lazy-port.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { bindAccount } from '../modules/account.module.ts';
import { bindOnce, provideFromPlatform } from '../modules/bind.ts';
import { bindTiles } from '../modules/map.module.ts';
import { bindPictures } from '../modules/pictures.module.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import {
  API,
  CHOSEN_ADDRESS,
  DATA_CACHE,
  DELAY,
  PROFILES,
  SESSION_STORE,
  SHOP_DIRECTORY,
  TRANSLATE,
} from '../tokens.ts';
import { provideSuggester } from '../modules/suggester.module.ts';
import { definePage } from './define-page.ts';

const APPLICATIONS = defineToken<ShopApplications>('ShopApplications');
const QUERIES = defineToken<SellerQueries>('SellerQueries');
const FACETS = defineToken<ShopFacets>('SellerFacets');
const FORM = defineToken<ShopFormStore>('ShopForm');
const SUGGESTER = defineToken<AddressSuggester>('SellerSuggester');
const GEOCODER = defineToken<ReverseGeocoder>('SellerGeocoder');
const MAKE_UUID = defineToken<Platform['makeUuid']>('SellerKeys');
const LANGUAGE = defineToken<() => string>('SellerLanguage');

type Remote = { readonly api: $Fetch; readonly context: AppContext; readonly reference: ReferenceViewModel };
type GeocoderDeps = {
  readonly api: $Fetch;
  readonly platform: Platform;
  readonly reference: ReferenceViewModel;
};
type QueriesDeps = {
  readonly applications: ShopApplications;
  readonly profiles: Profiles;
  readonly shops: ShopDirectory;
  readonly facets: ShopFacets;
  readonly context: AppContext;
};

/** Amounts of an application are in the marketplace's own currency, whatever the person reads prices in. */
const createApplications = ({ api, context, reference }: Remote): ShopApplications => {
  const own = () => reference.currencies.find(({ isDefault }) => isDefault) ?? reference.currencies[0];
  return createHttpShopApplications({
    api,
    context: { ...context, currencyId: () => own()?.id, scale: () => own()?.scale ?? context.scale() },
    announces: (extension) => reference.settings.extensions.includes(extension),
  });
};

const bindSeller = bindOnce(APPLICATIONS, (options) => {
  bindAccount(options);
  bindPictures(options);
  bindTiles(options);
  provide(options, APPLICATIONS, createApplications, { api: API, context: CONTEXT, reference: REFERENCE_VIEW_MODEL });
  provide(options, FACETS, createHttpShopFacets, { api: API, context: CONTEXT });
  provide(
    options,
    QUERIES,
    ({ context, ...ports }: QueriesDeps) => createSellerQueries({ ...ports, scope: () => context.scope() }),
    { applications: APPLICATIONS, profiles: PROFILES, shops: SHOP_DIRECTORY, facets: FACETS, context: CONTEXT },
  );
  provide(
    options,
    FORM,
    ({ platform, sessions }: { readonly platform: Platform; readonly sessions: SessionStore }) =>
      createStoredShopForm({
        store: textStoreOf(platform.localStorage, 'be-seller'),
        owner: () => sessions.read()?.user.id,
      }),
    { platform: PLATFORM, sessions: SESSION_STORE },
  );
  provideSuggester(options, SUGGESTER);
  provide(
    options,
    GEOCODER,
    ({ api, platform, reference }: GeocoderDeps) =>
      lazyPort<ReverseGeocoder>(async () =>
        (await import('../adapters/reverse-geocoder.adapter.ts')).createReverseGeocoder({
          api,
          platform,
          settings: () => reference.settings,
        }),
      ),
    { api: API, platform: PLATFORM, reference: REFERENCE_VIEW_MODEL },
  );
  provide(
    options,
    LANGUAGE,
    ({ locale }: { readonly locale: LocaleViewModel }) =>
      () =>
        locale.language,
    { locale: LOCALE_VIEW_MODEL },
  );
  provideFromPlatform(options, MAKE_UUID, (platform) => platform.makeUuid);
});

export const page = definePage(
  SellerViewModel,
  SellerView,
  {
    cache: DATA_CACHE,
    queries: QUERIES,
    applications: APPLICATIONS,
    sessions: SESSION_STORE,
    store: FORM,
    uploads: PICTURE_UPLOADS,
    suggester: SUGGESTER,
    geocoder: GEOCODER,
    address: CHOSEN_ADDRESS,
    reference: REFERENCE_VIEW_MODEL,
    desk: ADMIN_ADDRESS,
    navigator: NAVIGATOR,
    toasts: TOASTS_VIEW_MODEL,
    announcer: ANNOUNCER,
    delay: DELAY,
    makeUuid: MAKE_UUID,
    language: LANGUAGE,
    translate: TRANSLATE,
  },
  bindSeller,
);
