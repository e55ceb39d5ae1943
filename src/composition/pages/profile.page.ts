import { localDateOf, type TimeZones } from '@domain/calendar/index.ts';
import type { LikedShops } from '@domain/catalog/index.ts';
import type { ChoicesStore } from '@domain/checkout/index.ts';
import type { EndSession, OwnAccount, SessionStore } from '@domain/identity/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { RecentSearches } from '@domain/search/index.ts';
import { pictureCrops } from '@infra/drivers/browser/crop-picture.ts';
import { saveFile } from '@infra/drivers/browser/save-file.ts';
import { createHttpOwnPassword } from '@infra/identity/http-accounts.adapter.ts';
import { createHttpOwnAccount } from '@infra/identity/http-own-account.adapter.ts';
import { createHttpOwnData } from '@infra/identity/http-own-data.adapter.ts';
import { createStoredContactStep, createStoredProfileForm } from '@infra/identity/stored-profile-forms.adapters.ts';
import type { DataCache } from '../../data/index.ts';
import { defineToken, provide } from '../../di/index.ts';
import { OWN_DATA } from '../../features/own-data/own-data.tokens.ts';
import { OwnDataView } from '../../features/own-data/own-data.view.tsx';
import { OwnDataViewModel } from '../../features/own-data/own-data.view-model.ts';
import { PICTURE_UPLOADS } from '../../features/pictures/index.ts';
import { createAccountQueries, type AccountQueries } from '../../features/profile/account.queries.ts';
import { ContactView } from '../../features/profile/contact.view.tsx';
import { ContactViewModel } from '../../features/profile/contact.view-model.ts';
import {
  OWN_ACCOUNT,
  OWNER_CODES,
  PICTURE_CROPS,
  type ContactStep,
  type TabValue,
  type TypedProfile,
} from '../../features/profile/profile.tokens.ts';
import { ProfileView } from '../../features/profile/profile.view.tsx';
import { ProfileViewModel } from '../../features/profile/profile.view-model.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { TOASTS_VIEW_MODEL, type ToastsViewModel } from '../../features/toasts/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { NAVIGATOR, type Navigator } from '../../routes/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { bindOnce } from '../modules/bind.ts';
import { bindCheckoutChoices, CHECKOUT_CHOICES } from '../modules/checkout-choices.module.ts';
import { ownText, OWN_TAB, type OwnTab } from '../modules/own-text.ts';
import { bindPictures } from '../modules/pictures.module.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import {
  API,
  CLOCK,
  DATA_CACHE,
  END_SESSION,
  LIKED_SHOPS,
  RECENT_SEARCHES,
  SESSION_STORE,
  TIME_ZONES,
  TRANSLATE,
} from '../tokens.ts';
import { definePage } from './define-page.ts';

const QUERIES = defineToken<AccountQueries>('AccountQueries');
const FORM = defineToken<TabValue<TypedProfile>>('ProfileForm');
const STEPS = defineToken<Readonly<Record<'email' | 'phone', TabValue<ContactStep>>>>('ContactSteps');
const ORDERED_PHONE = defineToken<() => string>('OrderedPhone');
const TODAY = defineToken<() => string>('DeviceToday');
const ON_DEVICE = defineToken<() => Readonly<Record<string, unknown>>>('OnDevice');
const LEAVE = defineToken<() => Promise<void>>('LeaveForGood');
const SAVE = defineToken<(name: string, text: string) => void>('SaveFile');

type QueriesDeps = {
  readonly cache: DataCache;
  readonly account: OwnAccount;
  readonly sessions: SessionStore;
  readonly context: AppContext;
};
type TodayDeps = { readonly platform: Platform; readonly clock: Clock; readonly zones: TimeZones };

const bindProfile = bindOnce(OWN_ACCOUNT, (options) => {
  bindPictures(options);
  bindCheckoutChoices(options);
  provide(
    options,
    ORDERED_PHONE,
    ({ choices }: { readonly choices: ChoicesStore }) =>
      () =>
        choices.read().phone ?? '',
    { choices: CHECKOUT_CHOICES },
  );
  provide(options, OWN_ACCOUNT, createHttpOwnAccount, { api: API, context: CONTEXT });
  provide(options, OWNER_CODES, createHttpOwnPassword, { api: API });
  provide(options, PICTURE_CROPS, () => pictureCrops, {});
  provide(
    options,
    QUERIES,
    ({ context, ...deps }: QueriesDeps) => createAccountQueries({ ...deps, scope: () => context.scope() }),
    { cache: DATA_CACHE, account: OWN_ACCOUNT, sessions: SESSION_STORE, context: CONTEXT },
  );
  provide(options, FORM, (tab: OwnTab) => createStoredProfileForm(ownText(tab, 'profile-form')), OWN_TAB);
  provide(
    options,
    STEPS,
    (tab: OwnTab) => ({
      email: createStoredContactStep(ownText(tab, 'contact-email')),
      phone: createStoredContactStep(ownText(tab, 'contact-phone')),
    }),
    OWN_TAB,
  );
  provide(
    options,
    TODAY,
    ({ platform, clock, zones }: TodayDeps) =>
      () =>
        localDateOf(clock.now(), platform.deviceZone, zones),
    { platform: PLATFORM, clock: CLOCK, zones: TIME_ZONES },
  );
});

/** What this device keeps of a customer by itself. */
type DeviceDeps = { readonly liked: LikedShops; readonly recents: RecentSearches; readonly platform: Platform };
type LeaveDeps = {
  readonly session: EndSession;
  readonly sessions: SessionStore;
  readonly platform: Platform;
  readonly navigator: Navigator;
  readonly toasts: ToastsViewModel;
  readonly translate: Translate;
};
/** Unsent forms of this tab, beside those that every sign-out forgets. */
const FORMS = ['profile-form', 'contact-email', 'contact-phone', 'table-intent', 'parcel-intent'];

const bindOwnData = bindOnce(OWN_DATA, (options) => {
  bindProfile(options);
  provide(options, OWN_DATA, createHttpOwnData, { api: API });
  provide(
    options,
    ON_DEVICE,
    ({ liked, recents, platform }: DeviceDeps) =>
      () => ({
        liked_shops: liked.read(),
        recent_searches: recents.read(),
        diet: platform.localStorage.get('diet') ?? null,
        comfort: platform.cookies.get('comfort') ?? null,
        default_tip: platform.cookies.get('tip') ?? null,
      }),
    { liked: LIKED_SHOPS, recents: RECENT_SEARCHES, platform: PLATFORM },
  );
  provide(options, SAVE, () => (name: string, text: string) => saveFile(name, 'application/json', text), {});
  provide(
    options,
    LEAVE,
    ({ session, sessions, platform, navigator, toasts, translate }: LeaveDeps) =>
      async () => {
        // First: the server does not know the token any more, and its answer would ask to sign in again.
        sessions.write(undefined);
        await session.signOut();
        for (const name of FORMS) platform.sessionStorage.remove(name);
        navigator.go('/', { replace: true });
        toasts.show('success', translate('own_data.deleted'));
      },
    {
      session: END_SESSION,
      sessions: SESSION_STORE,
      platform: PLATFORM,
      navigator: NAVIGATOR,
      toasts: TOASTS_VIEW_MODEL,
      translate: TRANSLATE,
    },
  );
});

const shared = {
  cache: DATA_CACHE,
  queries: QUERIES,
  account: OWN_ACCOUNT,
  toasts: TOASTS_VIEW_MODEL,
  translate: TRANSLATE,
};

/** The account and the steps that change its contacts, which share one module. */
export const pages = {
  profile: definePage(
    ProfileViewModel,
    ProfileView,
    { ...shared, form: FORM, today: TODAY, crops: PICTURE_CROPS, uploads: PICTURE_UPLOADS },
    bindProfile,
  ),
  contact: definePage(
    ContactViewModel,
    ContactView,
    {
      ...shared,
      ownerCodes: OWNER_CODES,
      steps: STEPS,
      orderedPhone: ORDERED_PHONE,
      reference: REFERENCE_VIEW_MODEL,
      clock: CLOCK,
      navigator: NAVIGATOR,
    },
    bindProfile,
  ),
  data: definePage(
    OwnDataViewModel,
    OwnDataView,
    {
      ...shared,
      data: OWN_DATA,
      ownerCodes: OWNER_CODES,
      reference: REFERENCE_VIEW_MODEL,
      today: TODAY,
      onDevice: ON_DEVICE,
      save: SAVE,
      leave: LEAVE,
    },
    bindOwnData,
  ),
};
