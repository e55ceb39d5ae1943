import type { ChoicesStore } from '@domain/checkout/index.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredChoices } from '@infra/orders/stored-choices.adapter.ts';
import { defineToken } from '../../di/index.ts';
import { bindOnce, provideFromPlatform } from './bind.ts';

export const CHECKOUT_CHOICES = defineToken<ChoicesStore>('CheckoutChoices');

/** The choices at checkout, kept in the tab. */
export const bindCheckoutChoices = bindOnce(CHECKOUT_CHOICES, (options) =>
  provideFromPlatform(options, CHECKOUT_CHOICES, (platform) =>
    createStoredChoices({ store: textStoreOf(platform.sessionStorage, 'checkout') }),
  ),
);
