import type { Profiles } from '@domain/identity/index.ts';
import type { DuePayments, PaymentMethods, PaymentVisits } from '@domain/payments/index.ts';
import { ContainerModule } from 'inversify';
import { provide } from '../../di/index.ts';
import type { DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { CURRENCY_VIEW_MODEL, type CurrencyViewModel } from '../../features/currency/index.ts';
import { PAYING_DEPS } from '../../features/paying/paying.tokens.ts';
import { PayingView } from '../../features/paying/paying.view.tsx';
import { PLATFORM, type Platform } from '../platform.ts';
import { DATA_CACHE, PROFILES, TRANSLATE } from '../tokens.ts';
import { bindAccount } from './account.module.ts';
import { bindOnce } from './bind.ts';
import { bindDuePayments, DUE_PAYMENTS } from './due-payments.module.ts';
import { bindPaymentMethods, PAYMENT_METHODS } from './payment-methods.module.ts';
import { bindPaymentVisits, service as PAYMENT_VISITS } from './payment-visits.module.ts';

type PayingParts = {
  readonly payments: DuePayments;
  readonly platform: Platform;
  readonly methods: PaymentMethods;
  readonly profiles: Profiles;
  readonly visits: PaymentVisits;
  readonly cache: DataCache;
  readonly currency: CurrencyViewModel;
  readonly translate: Translate;
};

const bindPaying = bindOnce(PAYING_DEPS, (options) => {
  bindAccount(options);
  bindDuePayments(options);
  bindPaymentMethods(options);
  bindPaymentVisits(options);
  provide(
    options,
    PAYING_DEPS,
    ({ platform, currency, ...deps }: PayingParts) => ({
      ...deps,
      currency: () => currency.current?.id,
      makeUuid: platform.makeUuid,
    }),
    {
      payments: DUE_PAYMENTS,
      platform: PLATFORM,
      methods: PAYMENT_METHODS,
      profiles: PROFILES,
      visits: PAYMENT_VISITS,
      cache: DATA_CACHE,
      currency: CURRENCY_VIEW_MODEL,
      translate: TRANSLATE,
    },
  );
});

/** Paying for an order or a parcel that exists; loaded only where there is something to say about it. */
export const bindings = new ContainerModule(bindPaying);
export const View = PayingView;
