import {
  createPlaceOrder,
  type Coupons,
  type FindPlacedOrder,
  type Orders,
  type PlaceOrder,
  type PlacementStore,
} from '@domain/orders/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import { err } from '@domain/kernel/result.ts';
import { createReachabilityCheck } from '@infra/drivers/http/reachability.ts';
import { createStoredPlacement } from '@infra/orders/stored-placement.adapter.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { CART, type CartViewModel } from '../../features/cart/index.ts';
import { CATALOG_QUERIES } from '../../features/catalog/index.ts';
import { createCheckoutCart, type CheckoutCart } from '../../features/checkout/checkout-cart.ts';
import { COUPON_LIST } from '../../features/checkout/coupon-list.tokens.ts';
import { TABLE_PLACE } from '../../features/checkout/table-place.tokens.ts';
import { CheckoutView } from '../../features/checkout/checkout.view.tsx';
import { CheckoutViewModel } from '../../features/checkout/checkout.view-model.ts';
import type { KeepVisit } from '../../features/checkout/order-draft.ts';
import { NOW_VIEW_MODEL } from '../../features/now/index.ts';
import { CURRENCY_VIEW_MODEL } from '../../features/currency/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { LazyReplacements, REPLACEMENTS } from '../../features/substitution/index.ts';
import { defineToken, LAZY_BINDINGS, provide, type LazyBindings } from '../../di/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import {
  ADDRESSES,
  CHOSEN_ADDRESS,
  DATA_CACHE,
  DELAY,
  DELIVERY_ZONES,
  PROFILES,
  SESSION_STORE,
  TIME_ZONES,
} from '../tokens.ts';
import { bindAccount } from '../modules/account.module.ts';
import { bindOnce, provideFromPlatform } from '../modules/bind.ts';
import { bindCheckoutChoices, CHECKOUT_CHOICES, DEFAULT_TIP } from '../modules/checkout-choices.module.ts';
import { lazyBoundView, lazyService } from '../modules/lazy-service.ts';
import { definePage } from './define-page.ts';
import { bindOrders, ORDERS } from '../modules/orders.module.ts';
import { bindPaymentMethods, PAYMENT_METHODS } from '../modules/payment-methods.module.ts';

type FromPlatform = { readonly platform: Platform };
type PlaceOrderDeps = FromPlatform & {
  readonly orders: Orders;
  readonly pending: PlacementStore;
  readonly findPlaced: FindPlacedOrder;
  readonly reference: ReferenceViewModel;
};

const CHECKOUT_CART = defineToken<CheckoutCart>('CheckoutCart');
const COUPONS = defineToken<Coupons>('Coupons');
const DEVICE_ZONE = defineToken<string>('DeviceZone');
const FIND_PLACED = defineToken<FindPlacedOrder>('FindPlacedOrder');
const KEEP_VISIT = defineToken<KeepVisit>('KeepVisit');
const PENDING = defineToken<PlacementStore>('PlacementStore');
const PLACE_ORDER = defineToken<PlaceOrder>('PlaceOrder');
const REACH = defineToken<() => Promise<boolean>>('Reach');
const REPORT = defineToken<Platform['report']>('CheckoutReport');

const createKeepVisit = ({ late }: { readonly late: LazyBindings }): KeepVisit => {
  const open = lazyService(late, () => import('../modules/payment-visits.module.ts'));
  return async (visit, share) => {
    const fromWallet = share && (await import('../../features/paying/offered-share.ts')).offeredShare(share);
    (await open()).write({ ...visit, fromWallet });
  };
};

const loadCoupons = () => import('../modules/coupons.module.ts');
const createCoupons = ({ late }: { readonly late: LazyBindings }): Coupons => {
  const open = lazyService(late, loadCoupons);
  return {
    check: (code, shop) =>
      open().then(
        (coupons) => coupons.check(code, shop),
        () => err({ kind: 'unreachable' }),
      ),
  };
};

const createFindPlaced = ({ late }: { readonly late: LazyBindings }): FindPlacedOrder => {
  const open = lazyService(late, () => import('../modules/find-placed.module.ts'));
  // Without the code it stays unknown whether the order exists.
  return (placement) =>
    open().then(
      (find) => find(placement),
      () => err({ kind: 'unreachable' }),
    );
};

const bindCheckout = bindOnce(PLACE_ORDER, (options) => {
  bindAccount(options);
  bindOrders(options);
  provide(
    options,
    REPLACEMENTS,
    ({ late }: { readonly late: LazyBindings }) =>
      new LazyReplacements(lazyService(late, () => import('../modules/replacements.module.ts'))),
    { late: LAZY_BINDINGS },
  );
  bindPaymentMethods(options);
  provide(options, COUPONS, createCoupons, { late: LAZY_BINDINGS });
  provide(options, COUPON_LIST, ({ late }: { readonly late: LazyBindings }) => lazyBoundView(late, loadCoupons), {
    late: LAZY_BINDINGS,
  });
  provide(
    options,
    TABLE_PLACE,
    ({ late }: { readonly late: LazyBindings }) =>
      lazyBoundView(late, () => import('../modules/table-place.module.ts')),
    { late: LAZY_BINDINGS },
  );
  provide(options, KEEP_VISIT, createKeepVisit, { late: LAZY_BINDINGS });
  provide(options, CHECKOUT_CART, ({ cart }: { readonly cart: CartViewModel }) => createCheckoutCart(cart), {
    cart: CART,
  });
  bindCheckoutChoices(options);
  provideFromPlatform(options, DEVICE_ZONE, (platform) => platform.deviceZone);
  provideFromPlatform(options, REPORT, (platform) => platform.report);
  provideFromPlatform(options, REACH, (platform) =>
    createReachabilityCheck({ fetch: platform.fetch, host: platform.apiHost }),
  );
  provide(
    options,
    PENDING,
    ({ platform, sessions }: FromPlatform & { readonly sessions: SessionStore }) =>
      createStoredPlacement({
        store: textStoreOf(platform.sessionStorage, 'placement'),
        owner: () => sessions.read()?.user.id,
      }),
    { platform: PLATFORM, sessions: SESSION_STORE },
  );
  provide(options, FIND_PLACED, createFindPlaced, { late: LAZY_BINDINGS });
  provide(
    options,
    PLACE_ORDER,
    ({ platform, reference, ...deps }: PlaceOrderDeps) =>
      createPlaceOrder({
        ...deps,
        makeKey: platform.makeUuid,
        delay: platform.delay,
        announcesIdempotency: () => reference.settings.extensions.includes('idempotency'),
      }),
    {
      platform: PLATFORM,
      orders: ORDERS,
      pending: PENDING,
      findPlaced: FIND_PLACED,
      reference: REFERENCE_VIEW_MODEL,
    },
  );
});

export const page = definePage(
  CheckoutViewModel,
  CheckoutView,
  {
    cache: DATA_CACHE,
    queries: CATALOG_QUERIES,
    cart: CHECKOUT_CART,
    orders: ORDERS,
    placeOrder: PLACE_ORDER,
    coupons: COUPONS,
    payments: PAYMENT_METHODS,
    keepVisit: KEEP_VISIT,
    profiles: PROFILES,
    choices: CHECKOUT_CHOICES,
    defaultTip: DEFAULT_TIP,
    address: CHOSEN_ADDRESS,
    addresses: ADDRESSES,
    zones: DELIVERY_ZONES,
    timeZones: TIME_ZONES,
    deviceZone: DEVICE_ZONE,
    now: NOW_VIEW_MODEL,
    reference: REFERENCE_VIEW_MODEL,
    currencies: CURRENCY_VIEW_MODEL,
    navigator: NAVIGATOR,
    delay: DELAY,
    reach: REACH,
    report: REPORT,
    replacements: REPLACEMENTS,
  },
  bindCheckout,
);
