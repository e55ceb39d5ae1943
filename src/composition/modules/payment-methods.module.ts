import type { PaymentMethods } from '@domain/payments/index.ts';
import type { $Fetch } from 'ofetch';
import { defineToken, provide } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { lazyPort } from '../adapters/lazy-port.ts';
import { API } from '../tokens.ts';
import { bindOnce } from './bind.ts';

export const PAYMENT_METHODS = defineToken<PaymentMethods>('PaymentMethods');

type Referring = { readonly api: $Fetch; readonly reference: ReferenceViewModel };

/** Ways to pay, for checkout and orders. */
export const bindPaymentMethods = bindOnce(PAYMENT_METHODS, (options) => {
  provide(
    options,
    PAYMENT_METHODS,
    ({ api, reference }: Referring) =>
      lazyPort<PaymentMethods>(async () =>
        (await import('../adapters/paying.adapters.ts')).createHttpPaymentMethods({
          api,
          paymentType: () => reference.settings.paymentType,
        }),
      ),
    { api: API, reference: REFERENCE_VIEW_MODEL },
  );
});
