import { createHttpTopUps } from '@infra/payments/http-top-ups.adapter.ts';
import { createHttpMoneyTransfers } from '@infra/wallet/http-money-transfers.adapter.ts';
import { createHttpOwnWallet } from '@infra/wallet/http-own-wallet.adapter.ts';
import { createStoredMoneyDrafts } from '@infra/wallet/stored-money-drafts.adapter.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import type { OwnWallet } from '@domain/wallet/index.ts';
import { defineToken, provide } from '../../di/index.ts';
import { CURRENCY_VIEW_MODEL } from '../../features/currency/index.ts';
import { NOW_VIEW_MODEL } from '../../features/now/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { EntryView } from '../../features/wallet/entry.view.tsx';
import { EntryViewModel } from '../../features/wallet/entry.view-model.ts';
import { SendView } from '../../features/wallet/send.view.tsx';
import { SendViewModel } from '../../features/wallet/send.view-model.ts';
import { TopUpView } from '../../features/wallet/top-up.view.tsx';
import { TopUpViewModel } from '../../features/wallet/top-up.view-model.ts';
import { createWalletQueries, type WalletQueries } from '../../features/wallet/wallet.queries.ts';
import { MONEY_DRAFTS, MONEY_TRANSFERS, OWN_WALLET, TOP_UPS } from '../../features/wallet/wallet.tokens.ts';
import { WalletView } from '../../features/wallet/wallet.view.tsx';
import { WalletViewModel } from '../../features/wallet/wallet.view-model.ts';
import { WithdrawView } from '../../features/wallet/withdraw.view.tsx';
import { WithdrawViewModel } from '../../features/wallet/withdraw.view-model.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { announcing } from '../modules/announcing.ts';
import { bindOnce, provideFromPlatform } from '../modules/bind.ts';
import { API, DATA_CACHE, SESSION_STORE, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const QUERIES = defineToken<WalletQueries>('WalletQueries');
const MAKE_UUID = defineToken<() => string>('MoneyKeys');
const ZONE = defineToken<() => string>('WalletZone');
const LEAVE = defineToken<(url: string) => void>('Leave');

const remote = { api: API, context: CONTEXT, reference: REFERENCE_VIEW_MODEL };

const bindWallet = bindOnce(OWN_WALLET, (options) => {
  provide(options, OWN_WALLET, announcing(createHttpOwnWallet), remote);
  provide(options, MONEY_TRANSFERS, announcing(createHttpMoneyTransfers), remote);
  provide(options, TOP_UPS, announcing(createHttpTopUps), { api: API, reference: REFERENCE_VIEW_MODEL });
  provide(
    options,
    MONEY_DRAFTS,
    ({ platform, sessions }: { readonly platform: Platform; readonly sessions: SessionStore }) =>
      createStoredMoneyDrafts({ storage: platform.sessionStorage, owner: () => sessions.read()?.user.id }),
    { platform: PLATFORM, sessions: SESSION_STORE },
  );
  provide(
    options,
    QUERIES,
    ({ wallet, context }: { readonly wallet: OwnWallet; readonly context: AppContext }) =>
      createWalletQueries({ wallet, scope: () => context.scope() }),
    { wallet: OWN_WALLET, context: CONTEXT },
  );
  provideFromPlatform(options, MAKE_UUID, (platform) => platform.makeUuid);
  provide(
    options,
    ZONE,
    ({ reference }: { readonly reference: ReferenceViewModel }) =>
      () =>
        reference.settings.timeZone ?? 'UTC',
    { reference: REFERENCE_VIEW_MODEL },
  );
  provideFromPlatform(options, LEAVE, () => (url: string) => globalThis.location.assign(url));
});

const shared = { cache: DATA_CACHE, queries: QUERIES };
const time = { translate: TRANSLATE, zones: TIME_ZONES, zone: ZONE };
const moving = { ...shared, drafts: MONEY_DRAFTS, currency: CURRENCY_VIEW_MODEL, makeUuid: MAKE_UUID };

/** The wallet and what is done with it, which share one module. */
export const pages = {
  wallet: definePage(
    WalletViewModel,
    WalletView,
    { ...shared, ...time, topUps: TOP_UPS, drafts: MONEY_DRAFTS, now: NOW_VIEW_MODEL },
    bindWallet,
  ),
  entry: definePage(
    EntryViewModel,
    EntryView,
    { ...shared, ...time, wallet: OWN_WALLET, toasts: TOASTS_VIEW_MODEL },
    bindWallet,
  ),
  'top-up': definePage(TopUpViewModel, TopUpView, { ...moving, topUps: TOP_UPS, leave: LEAVE }, bindWallet),
  withdraw: definePage(
    WithdrawViewModel,
    WithdrawView,
    { ...moving, wallet: OWN_WALLET, navigator: NAVIGATOR, toasts: TOASTS_VIEW_MODEL, translate: TRANSLATE },
    bindWallet,
  ),
  send: definePage(
    SendViewModel,
    SendView,
    { ...moving, transfers: MONEY_TRANSFERS, navigator: NAVIGATOR },
    bindWallet,
  ),
};
