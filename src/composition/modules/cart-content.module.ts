import { ContainerModule } from 'inversify';
import type { $Fetch } from 'ofetch';
import { createHttpCartPrices } from '@infra/cart/http-cart-prices.adapter.ts';
import { ADDRESS_CHOICE } from '../../features/addresses/index.ts';
import { CART, CART_SUMS } from '../../features/cart/index.ts';
import { CartSumsViewModel } from '../../features/cart/cart-sums.view-model.ts';
import { CATALOG_QUERIES } from '../../features/catalog/index.ts';
import { CURRENCY_VIEW_MODEL, type CurrencyViewModel } from '../../features/currency/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { provide } from '../../di/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { API, DATA_CACHE } from '../tokens.ts';
import { bindAside } from './cart-aside.module.ts';

export { CartContent as View } from '../../features/cart/cart-content.view.tsx';

type SumsDeps = Omit<
  ConstructorParameters<typeof CartSumsViewModel>[0],
  'prices' | 'scope' | 'delay' | 'serviceFee' | 'currency'
> & {
  readonly api: $Fetch;
  readonly context: AppContext;
  readonly platform: Platform;
  readonly reference: ReferenceViewModel;
  readonly currencies: CurrencyViewModel;
};

const createCartSums = ({ api, context, platform, reference, currencies, ...deps }: SumsDeps): CartSumsViewModel =>
  new CartSumsViewModel({
    ...deps,
    prices: createHttpCartPrices({
      api,
      context,
      keepsNotes: () => reference.settings.extensions.includes('line_notes'),
    }),
    serviceFee: () => reference.settings.serviceFee,
    currency: () => currencies.current,
    // The currency in use changes with the amounts of the cart; the chosen one is ahead of it.
    scope: () => [...context.scope(), currencies.current?.id],
    delay: platform.delay,
  });

/** What the open cart needs, imported when it is first shown. */
export const bindings = new ContainerModule((options) => {
  bindAside(options);
  provide(options, CART_SUMS, createCartSums, {
    cart: CART,
    api: API,
    context: CONTEXT,
    platform: PLATFORM,
    reference: REFERENCE_VIEW_MODEL,
    currencies: CURRENCY_VIEW_MODEL,
    address: ADDRESS_CHOICE,
    cache: DATA_CACHE,
    queries: CATALOG_QUERIES,
  });
});
