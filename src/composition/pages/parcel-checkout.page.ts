import type { AddressSuggester } from '@domain/addresses/index.ts';
import { createPlaceParcel, type Parcels, type PlaceParcel } from '@domain/parcels/index.ts';
import type { PaymentVisit, PaymentVisits } from '@domain/payments/index.ts';
import { createReachabilityCheck } from '@infra/drivers/http/reachability.ts';
import { createStoredParcelForm, createStoredParcelIntents } from '@infra/parcels/stored-parcels.adapters.ts';
import { defineToken, provide } from '../../di/index.ts';
import { ANNOUNCER } from '../../features/announcer/index.ts';
import { CURRENCY_VIEW_MODEL } from '../../features/currency/index.ts';
import { LOCALE_VIEW_MODEL, type LocaleViewModel } from '../../features/locale/index.ts';
import type { ParcelFormStore } from '../../features/parcels/parcel-fields.view-model.ts';
import { ParcelFormView } from '../../features/parcels/parcel-form.view.tsx';
import { ParcelFormViewModel } from '../../features/parcels/parcel-form.view-model.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { bindAccount } from '../modules/account.module.ts';
import { bindOnce, provideFromPlatform } from '../modules/bind.ts';
import { bindDuePayments, DUE_PAYMENTS } from '../modules/due-payments.module.ts';
import { bindPaymentVisits, service as PAYMENT_VISITS } from '../modules/payment-visits.module.ts';
import { bindTiles } from '../modules/map.module.ts';
import { ownText, OWN_TAB, type OwnTab } from '../modules/own-text.ts';
import { bindParcels, PARCEL_KEYS, PARCEL_QUERIES, PARCELS } from '../modules/parcels.module.ts';
import { ADDRESSES, CHOSEN_ADDRESS, CLOCK, DATA_CACHE, DELAY, PROFILES, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import { provideSuggester } from '../modules/suggester.module.ts';
import { definePage } from './define-page.ts';

const DEVICE_ZONE = defineToken<string>('ParcelDeviceZone');
const KEEP_VISIT = defineToken<(visit: PaymentVisit) => void>('KeepParcelVisit');
const FORM = defineToken<ParcelFormStore>('ParcelForm');
const LANGUAGE = defineToken<() => string>('ParcelLanguage');
const PLACE_PARCEL = defineToken<PlaceParcel>('PlaceParcel');
const REACH = defineToken<() => Promise<boolean>>('ParcelReach');
const SUGGESTER = defineToken<AddressSuggester>('ParcelSuggester');

const bindParcelForm = bindOnce(PLACE_PARCEL, (options) => {
  bindParcels(options);
  bindAccount(options);
  bindDuePayments(options);
  bindPaymentVisits(options);
  bindTiles(options);
  provideFromPlatform(options, DEVICE_ZONE, (platform) => platform.deviceZone);
  provideFromPlatform(options, REACH, (platform) =>
    createReachabilityCheck({ fetch: platform.fetch, host: platform.apiHost }),
  );
  provide(options, KEEP_VISIT, ({ visits }: { readonly visits: PaymentVisits }) => visits.write, {
    visits: PAYMENT_VISITS,
  });
  provide(options, FORM, (tab: OwnTab) => createStoredParcelForm(ownText(tab, 'parcel-form')), OWN_TAB);
  provide(
    options,
    LANGUAGE,
    ({ locale }: { readonly locale: LocaleViewModel }) =>
      () =>
        locale.language,
    { locale: LOCALE_VIEW_MODEL },
  );
  provideSuggester(options, SUGGESTER);
  provide(
    options,
    PLACE_PARCEL,
    ({ parcels, reference, ...tab }: OwnTab & { readonly parcels: Parcels; readonly reference: ReferenceViewModel }) =>
      createPlaceParcel({
        parcels,
        intents: createStoredParcelIntents(ownText(tab, 'parcel-intent')),
        makeKey: tab.platform.makeUuid,
        announcesIdempotency: () => reference.settings.extensions.includes('idempotency'),
      }),
    { ...OWN_TAB, parcels: PARCELS, reference: REFERENCE_VIEW_MODEL },
  );
});

export const page = definePage(
  ParcelFormViewModel,
  ParcelFormView,
  {
    cache: DATA_CACHE,
    queries: PARCEL_QUERIES,
    parcels: PARCELS,
    payments: DUE_PAYMENTS,
    keepVisit: KEEP_VISIT,
    placeParcel: PLACE_PARCEL,
    form: FORM,
    reach: REACH,
    profiles: PROFILES,
    address: CHOSEN_ADDRESS,
    addresses: ADDRESSES,
    suggester: SUGGESTER,
    currencies: CURRENCY_VIEW_MODEL,
    reference: REFERENCE_VIEW_MODEL,
    zones: TIME_ZONES,
    deviceZone: DEVICE_ZONE,
    clock: CLOCK,
    delay: DELAY,
    makeUuid: PARCEL_KEYS,
    navigator: NAVIGATOR,
    toasts: TOASTS_VIEW_MODEL,
    announcer: ANNOUNCER,
    language: LANGUAGE,
    translate: TRANSLATE,
  },
  bindParcelForm,
);
