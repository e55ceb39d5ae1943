import type { Profiles } from '@domain/identity/index.ts';
import type { OrderPayments, PaymentMethods, PaymentVisits } from '@domain/payments/index.ts';
import { ContainerModule } from 'inversify';
import type { $Fetch } from 'ofetch';
import { provide } from '../../di/index.ts';
import type { DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { CURRENCY_VIEW_MODEL, type CurrencyViewModel } from '../../features/currency/index.ts';
import { PAYING_DEPS } from '../../features/paying/paying.tokens.ts';
import { PayingView } from '../../features/paying/paying.view.tsx';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { lazyPort } from '../adapters/lazy-port.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { API, DATA_CACHE, PROFILES, TRANSLATE } from '../tokens.ts';
import { bindAccount } from './account.module.ts';
import { bindOnce } from './bind.ts';
import { bindPaymentMethods, PAYMENT_METHODS } from './payment-methods.module.ts';
import { bindPaymentVisits, service as PAYMENT_VISITS } from './payment-visits.module.ts';

type PayingParts = {
  readonly api: $Fetch;
  readonly reference: ReferenceViewModel;
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
  bindPaymentMethods(options);
  bindPaymentVisits(options);
  provide(
    options,
    PAYING_DEPS,
    ({ api, reference, platform, currency, ...deps }: PayingParts) => ({
      ...deps,
      payments: lazyPort<OrderPayments>(async () =>
        (await import('../adapters/paying.adapters.ts')).createHttpOrderPayments({
          api,
          announces: (extension) => reference.settings.extensions.includes(extension),
        }),
      ),
      currency: () => currency.current?.id,
      makeUuid: platform.makeUuid,
    }),
    {
      api: API,
      reference: REFERENCE_VIEW_MODEL,
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

/** Paying for an order that exists; loaded only where there is something to say about it. */
export const bindings = new ContainerModule(bindPaying);
export const View = PayingView;
