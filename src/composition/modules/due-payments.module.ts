import type { DuePayments } from '@domain/payments/index.ts';
import { defineToken, provide } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { lazyPort } from '../adapters/lazy-port.ts';
import { API } from '../tokens.ts';
import { bindOnce } from './bind.ts';
import type { $Fetch } from 'ofetch';

export const DUE_PAYMENTS = defineToken<DuePayments>('DuePayments');

type Referring = { readonly api: $Fetch; readonly reference: ReferenceViewModel };

/** Payments of orders and parcels that exist. */
export const bindDuePayments = bindOnce(DUE_PAYMENTS, (options) =>
  provide(
    options,
    DUE_PAYMENTS,
    ({ api, reference }: Referring) =>
      lazyPort<DuePayments>(async () =>
        (await import('../adapters/paying.adapters.ts')).createHttpDuePayments({
          api,
          announces: (extension) => reference.settings.extensions.includes(extension),
        }),
      ),
    { api: API, reference: REFERENCE_VIEW_MODEL },
  ),
);
