import { ContainerModule } from 'inversify';
import type { PaymentVisits } from '@domain/payments/index.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredPaymentVisits } from '@infra/payments/stored-payment-visits.adapter.ts';
import { defineToken } from '../../di/index.ts';
import { bindOnce, provideFromPlatform } from './bind.ts';

/** The payment under way in this tab. */
export const service = defineToken<PaymentVisits>('PaymentVisits');

/** The payment under way, which checkout begins and the page of the order goes on with. */
export const bindPaymentVisits = bindOnce(service, (options) =>
  provideFromPlatform(options, service, (platform) =>
    createStoredPaymentVisits({ store: textStoreOf(platform.sessionStorage, 'payment-visit') }),
  ),
);

/** For checkout, which needs it only once an order is placed. */
export const bindings = new ContainerModule(bindPaymentVisits);
