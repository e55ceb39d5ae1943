import type { LikedShops } from '@domain/catalog/index.ts';
import type { EndSession, SessionStore } from '@domain/identity/index.ts';
import type { RecentSearches } from '@domain/search/index.ts';
import { saveFile } from '@infra/drivers/browser/save-file.ts';
import { createHttpOwnData } from '@infra/identity/http-own-data.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { OWN_DATA } from '../../features/own-data/own-data.tokens.ts';
import { OwnDataView } from '../../features/own-data/own-data.view.tsx';
import { OwnDataViewModel } from '../../features/own-data/own-data.view-model.ts';
import { OWN_ACCOUNT, OWNER_CODES } from '../../features/profile/profile.tokens.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { TOASTS_VIEW_MODEL, type ToastsViewModel } from '../../features/toasts/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { NAVIGATOR, type Navigator } from '../../routes/index.ts';
import { START_COOKIE } from '../../routes/start-path.ts';
import { bindOnce } from '../modules/bind.ts';
import { bindDeviceToday, DEVICE_TODAY } from '../modules/device-today.module.ts';
import { ACCOUNT_QUERIES, bindOwnAccount } from '../modules/own-account.module.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { API, DATA_CACHE, END_SESSION, LIKED_SHOPS, RECENT_SEARCHES, SESSION_STORE, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const ON_DEVICE = defineToken<() => Readonly<Record<string, unknown>>>('OnDevice');
const LEAVE = defineToken<() => Promise<void>>('LeaveForGood');
const SAVE = defineToken<(name: string, text: string) => void>('SaveFile');

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
  bindOwnAccount(options);
  bindDeviceToday(options);
  provide(options, OWN_DATA, createHttpOwnData, { api: API });
  provide(
    options,
    ON_DEVICE,
    ({ liked, recents, platform }: DeviceDeps) =>
      () => ({
        liked_shops: liked.read(),
        recent_searches: recents.read(),
        diet: platform.localStorage.get('diet') ?? null,
        tells_kitchens: platform.localStorage.get('tell-kitchens') ?? null,
        comfort: platform.cookies.get('comfort') ?? null,
        start_page: platform.cookies.get(START_COOKIE) ?? null,
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

export const page = definePage(
  OwnDataViewModel,
  OwnDataView,
  {
    cache: DATA_CACHE,
    queries: ACCOUNT_QUERIES,
    account: OWN_ACCOUNT,
    toasts: TOASTS_VIEW_MODEL,
    translate: TRANSLATE,
    data: OWN_DATA,
    ownerCodes: OWNER_CODES,
    reference: REFERENCE_VIEW_MODEL,
    today: DEVICE_TODAY,
    onDevice: ON_DEVICE,
    save: SAVE,
    leave: LEAVE,
  },
  bindOwnData,
);
