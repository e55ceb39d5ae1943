import { readDefaultTip, type ChoicesStore } from '@domain/checkout/index.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredChoices } from '@infra/orders/stored-choices.adapter.ts';
import { defineToken } from '../../di/index.ts';
import { bindOnce, provideFromPlatform } from './bind.ts';

/** The percentage that new orders start with; `undefined` for no tip. */
export const DEFAULT_TIP = defineToken<() => number | undefined>('DefaultTip');
export const CHECKOUT_CHOICES = defineToken<ChoicesStore>('CheckoutChoices');

/** The choices at checkout, kept in the tab, and what a new order starts with. */
export const bindCheckoutChoices = bindOnce(CHECKOUT_CHOICES, (options) => {
  provideFromPlatform(options, CHECKOUT_CHOICES, (platform) =>
    createStoredChoices({ store: textStoreOf(platform.sessionStorage, 'checkout') }),
  );
  provideFromPlatform(
    options,
    DEFAULT_TIP,
    ({ cookies }) =>
      () =>
        readDefaultTip(cookies.get('tip')),
  );
});
