import { localDateOf, type TimeZones } from '@domain/calendar/index.ts';
import type { OwnAccount, SessionStore } from '@domain/identity/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { pictureCrops } from '@infra/drivers/browser/crop-picture.ts';
import { createHttpOwnPassword } from '@infra/identity/http-accounts.adapter.ts';
import { createHttpOwnAccount } from '@infra/identity/http-own-account.adapter.ts';
import { createStoredContactStep, createStoredProfileForm } from '@infra/identity/stored-profile-forms.adapters.ts';
import type { DataCache } from '../../data/index.ts';
import { defineToken, provide } from '../../di/index.ts';
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
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { bindOnce } from '../modules/bind.ts';
import { ownText, OWN_TAB, type OwnTab } from '../modules/own-text.ts';
import { bindPictures } from '../modules/pictures.module.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { API, CLOCK, DATA_CACHE, SESSION_STORE, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const QUERIES = defineToken<AccountQueries>('AccountQueries');
const FORM = defineToken<TabValue<TypedProfile>>('ProfileForm');
const STEPS = defineToken<Readonly<Record<'email' | 'phone', TabValue<ContactStep>>>>('ContactSteps');
const TODAY = defineToken<() => string>('DeviceToday');

type QueriesDeps = {
  readonly cache: DataCache;
  readonly account: OwnAccount;
  readonly sessions: SessionStore;
  readonly context: AppContext;
};
type TodayDeps = { readonly platform: Platform; readonly clock: Clock; readonly zones: TimeZones };

const bindProfile = bindOnce(OWN_ACCOUNT, (options) => {
  bindPictures(options);
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
      reference: REFERENCE_VIEW_MODEL,
      clock: CLOCK,
      navigator: NAVIGATOR,
    },
    bindProfile,
  ),
};
