import { ContainerModule, type Container } from 'inversify';
import { createHttpUserCarts } from '@infra/cart/http-user-carts.adapter.ts';
import { withKey } from '@infra/drivers/http/with-key.ts';
import { createHttpPaymentMethods } from '@infra/orders/http-payment-methods.adapter.ts';
import { lazyPort } from '../../composition/adapters/lazy-port.ts';
import { CONTEXT } from '../../composition/app-context.ts';
import { bindAccount } from '../../composition/modules/account.module.ts';
import { bindOrders, ORDERS } from '../../composition/modules/orders.module.ts';
import { PLATFORM } from '../../composition/platform.ts';
import * as tokens from '../../composition/tokens.ts';
import type { AddressSuggester } from '@domain/addresses/index.ts';
import { resolve } from '../../di/index.ts';
import { CURRENCY_VIEW_MODEL } from '../../features/currency/index.ts';
import { LOCALE_VIEW_MODEL } from '../../features/locale/index.ts';
import { NOW_VIEW_MODEL } from '../../features/now/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { providerReachOf } from '../../features/sign-in/offered-methods.ts';
import type { PlainPorts } from './plain-page.ts';

/** Takes the ports of a started app instance. */
export const plainPortsOf = (container: Container): PlainPorts => {
  container.load(
    new ContainerModule((options) => {
      bindAccount(options);
      bindOrders(options);
    }),
  );
  const api = resolve(container, tokens.API);
  const platform = resolve(container, PLATFORM);
  const reference = resolve(container, REFERENCE_VIEW_MODEL);
  const currency = resolve(container, CURRENCY_VIEW_MODEL);
  const announces = (extension: string): boolean => reference.settings.extensions.includes(extension);
  return {
    accounts: resolve(container, tokens.ACCOUNTS),
    sessions: resolve(container, tokens.SESSION_STORE),
    endSession: resolve(container, tokens.END_SESSION),
    products: resolve(container, tokens.PRODUCT_CATALOG),
    shops: resolve(container, tokens.SHOP_DIRECTORY),
    carts: resolve(container, tokens.USER_CARTS),
    cartsOf: (key) =>
      createHttpUserCarts({
        // Servers that take add-ons one by one get several calls for one change.
        api: key !== '' && announces('idempotency') && announces('line_addons') ? withKey(api, key) : api,
        context: resolve(container, CONTEXT),
        takesNestedAddons: () => announces('line_addons'),
      }),
    orders: resolve(container, ORDERS),
    payments: createHttpPaymentMethods({ api, paymentType: () => reference.settings.paymentType }),
    profiles: resolve(container, tokens.PROFILES),
    address: resolve(container, tokens.CHOSEN_ADDRESS),
    addresses: resolve(container, tokens.ADDRESSES),
    suggester: lazyPort<AddressSuggester>(async () =>
      (await import('../../composition/adapters/address-suggester.adapter.ts')).createAddressSuggester({
        api,
        platform,
        language: () => resolve(container, LOCALE_VIEW_MODEL).language,
        settings: () => reference.settings,
      }),
    ),
    zones: resolve(container, tokens.DELIVERY_ZONES),
    timeZones: resolve(container, tokens.TIME_ZONES),
    now: () => resolve(container, NOW_VIEW_MODEL).now,
    settings: () => reference.settings,
    providerReach: providerReachOf(platform),
    currency: () => currency.current,
    price: (amount) => currency.text(amount),
    translate: resolve(container, tokens.TRANSLATE),
    makeUuid: () => crypto.randomUUID(),
    delay: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  };
};
