import { ContainerModule } from 'inversify';
import type { Profiles } from '@domain/identity/index.ts';
import type { OrderedGroups } from '@domain/orders/index.ts';
import { createHttpSharePayments } from '@infra/cart/http-share-payments.adapter.ts';
import type { $Fetch } from 'ofetch';
import { provide } from '../../di/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { CURRENCY_VIEW_MODEL, type CurrencyViewModel } from '../../features/currency/index.ts';
import { ORDERED_GROUPS, OWN_SHARE_DEPS } from '../../features/group/group.tokens.ts';
import { OwnShare } from '../../features/group/own-share.view.tsx';
import { SESSION_VIEW_MODEL, type SessionViewModel } from '../../features/session/index.ts';
import { API, PROFILES, TRANSLATE } from '../tokens.ts';
import { bindAccount } from './account.module.ts';
import { bindOnce } from './bind.ts';

type Parts = {
  readonly api: $Fetch;
  readonly ordered: OrderedGroups;
  readonly profiles: Profiles;
  readonly session: SessionViewModel;
  readonly currency: CurrencyViewModel;
  readonly translate: Translate;
};

const bindOwnShare = bindOnce(OWN_SHARE_DEPS, (options) => {
  bindAccount(options);
  provide(
    options,
    OWN_SHARE_DEPS,
    ({ api, currency, ...deps }: Parts) => ({
      ...deps,
      payments: createHttpSharePayments({ api }),
      currency: () => currency.current?.id,
    }),
    {
      api: API,
      ordered: ORDERED_GROUPS,
      profiles: PROFILES,
      session: SESSION_VIEW_MODEL,
      currency: CURRENCY_VIEW_MODEL,
      translate: TRANSLATE,
    },
  );
});

/** Paying the own share of a group's order; loaded with that order. */
export const bindings = new ContainerModule(bindOwnShare);
export const View = OwnShare;
