import { observable, runInAction } from 'mobx';
import type { DeliveryAddress } from '@domain/addresses/index.ts';
import type { TimeZones } from '@domain/calendar/index.ts';
import { lineKey, type CartLine, type UserCart } from '@domain/cart/index.ts';
import type { Shop, ZoneAnswer } from '@domain/catalog/index.ts';
import { noChoices, type CheckoutChoices, type ChoicesStore } from '@domain/checkout/index.ts';
import type { Profile } from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import {
  addressId,
  cartId,
  currencyId,
  orderId,
  paymentId,
  shopId,
  stockId,
  userCartId,
  userId,
  uuid,
  type ShopId,
} from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import type { Calculation, Coupon, CouponFailure, OrderDraft, PlaceOutcome } from '@domain/orders/index.ts';
import type { PaymentMethod, PaymentVisit } from '@domain/payments/index.ts';
import {
  addMoney,
  decimal,
  lineAmounts,
  money,
  noMoney,
  priceStock,
  sumMoney,
  type Currency,
  type Money,
} from '@domain/pricing/index.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { createDataCache } from '@app/data/index.ts';
import type { CheckoutCart } from '@app/features/checkout/checkout-cart.ts';
import { offeredShare } from '@app/features/paying/index.ts';
import { CheckoutViewModel } from '@app/features/checkout/checkout.view-model.ts';

export { unreachable } from '../remote-failures.ts';

export const utc: TimeZones = { offsetAt: () => 0 };
/** A Monday, noon. */
export const NOON = instant(Date.UTC(2025, 2, 10, 12));

export const home: DeliveryAddress = {
  text: '12 Harbor Street',
  location: { latitude: 41.49, longitude: -71.31 },
  floor: '3',
  house: '',
  entrance: '',
  comment: 'Ring twice',
};

export const shopOf = (change: Partial<Shop> = {}): Shop => ({
  id: shopId(1),
  uuid: uuid('shop-1'),
  kind: 'restaurant',
  title: 'Levant Kitchen',
  description: '',
  logo: undefined,
  cover: undefined,
  rating: undefined,
  deliveryTime: { from: 25, to: 35 },
  deliveryFee: { base: money(190, 2), perKm: noMoney(2) },
  minimum: money(500, 2),
  kinds: [],
  tags: [],
  offer: undefined,
  schedule: {
    timeZone: 'UTC',
    spans: WEEK.map((day) => ({ day, from: 9 * 60, to: 22 * 60 })),
    closedDates: [],
    isAccepting: true,
  },
  location: undefined,
  isVerified: false,
  address: '1 Quay',
  phone: undefined,
  taxPercent: decimal('7'),
  reviewsCount: 0,
  ...change,
});
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export const lineOf = (quantity: number, minor = 1000): CartLine => ({
  shopId: shopId(1),
  stockId: stockId(11),
  quantity,
  addons: [],
  item: {
    productUuid: uuid('falafel'),
    title: 'Falafel plate',
    options: 'Large',
    image: undefined,
    limits: { min: 1, max: 20, available: 20 },
    price: priceStock({
      base: decimal(String(minor / 100)),
      rate: decimal('1'),
      scale: 2,
      taxPercent: decimal('0'),
      discount: undefined,
    }),
  },
});

export const profileOf = (change: Partial<Profile> = {}): Profile => ({
  id: userId(7),
  firstName: 'Leila',
  lastName: 'Haddad',
  image: undefined,
  role: 'user',
  uuid: undefined,
  email: undefined,
  phone: '14015550101',
  isPhoneVerified: true,
  hasPassword: true,
  walletBalance: money(12_000, 2),
  ...change,
});

/** Items, a fee of 1.90 for a delivery, and the tip. */
export const calculationOf = (draft: OrderDraft, price: Money): Calculation => {
  const delivery = money(draft.deliveryType === 'delivery' ? 190 : 0, 2);
  const nothing = noMoney(2);
  return {
    totals: {
      price,
      discount: nothing,
      recipeDiscount: nothing,
      recipeCount: 0,
      shopTax: nothing,
      delivery,
      service: nothing,
      waiter: nothing,
      coupon: nothing,
      tips: draft.tips,
      deposit: noMoney(2),
      total: addMoney(addMoney(price, delivery), draft.tips),
    },
    quote: undefined,
  };
};

type Given = {
  readonly lines?: readonly CartLine[];
  readonly shop?: Shop;
  readonly profile?: Profile;
  readonly methods?: readonly PaymentMethod[];
  readonly zone?: ZoneAnswer;
  readonly address?: DeliveryAddress | undefined;
  readonly choices?: ChoicesStore;
  readonly defaultTip?: number;
  readonly needsVerifiedPhone?: boolean;
  /** The account arrives only then. */
  readonly slowAccount?: Promise<void>;
  /** The payment methods arrive only then. */
  readonly slowMethods?: Promise<void>;
  /** No address is chosen, and the saved one arrives only then. */
  readonly slowAddress?: Promise<void>;
  readonly calculate?: (draft: OrderDraft, price: Money) => Promise<Result<Calculation, RemoteFailure>>;
  readonly place?: (draft: OrderDraft) => Promise<PlaceOutcome>;
  readonly resume?: () => Promise<PlaceOutcome | undefined>;
  readonly reach?: () => Promise<boolean>;
  readonly extensions?: readonly string[];
  readonly coupon?: (code: string) => Promise<Result<Coupon, RemoteFailure | CouponFailure>>;
};

const DOLLAR: Currency = {
  id: currencyId(1),
  title: 'USD',
  symbol: '$',
  position: 'before',
  rate: decimal('1'),
  scale: 2,
  isDefault: true,
};
export const STRIPE: PaymentMethod = { id: paymentId(3), tag: 'stripe' };
export const CASH: PaymentMethod = { id: paymentId(1), tag: 'cash' };
export const WALLET: PaymentMethod = { id: paymentId(2), tag: 'wallet' };

/** A checkout over ports that answer at once; what is asked of them is written down. */
export const stage = (given: Given = {}) => {
  const {
    lines = [lineOf(2)],
    shop = shopOf(),
    profile = profileOf(),
    methods = [CASH, WALLET],
    zone = 'inside',
  } = given;
  const calculated: OrderDraft[] = [];
  const placed: OrderDraft[] = [];
  const moves: string[] = [];
  const visits: PaymentVisit[] = [];
  const server = {
    profile: ok(profile) as Result<Profile, RemoteFailure>,
    methods: ok(methods) as Result<readonly PaymentMethod[], RemoteFailure>,
    shop: ok(shop) as Result<Shop, RemoteFailure>,
  };
  const cart = cartOf(lines);
  const choices = given.choices ?? createLiveValue<CheckoutChoices>(noChoices);
  const address = createLiveValue<DeliveryAddress | undefined>(
    given.slowAddress ? undefined : 'address' in given ? given.address : home,
  );
  const calculate =
    given.calculate ?? ((draft: OrderDraft, price: Money) => Promise.resolve(ok(calculationOf(draft, price))));
  const place = given.place ?? (() => Promise.resolve(ok(orderId(880))));
  const cache = createDataCache();
  const vm = new CheckoutViewModel({
    cache,
    queries: { shop: (id) => ({ key: ['shop', id], load: () => Promise.resolve(server.shop) }) },
    cart,
    orders: {
      calculate: (draft) => {
        calculated.push(draft);
        return calculate(draft, cart.total ?? noMoney(2));
      },
    },
    placeOrder: {
      place: (draft) => {
        placed.push(draft);
        return place(draft);
      },
      resume: given.resume ?? (() => Promise.resolve(undefined)),
    },
    reach: given.reach ?? (() => Promise.resolve(true)),
    coupons: { check: (code) => (given.coupon ?? (() => Promise.resolve(ok({ code: code.toUpperCase() }))))(code) },
    keepVisit: (visit, share) => {
      visits.push({ ...visit, fromWallet: share && offeredShare(share) });
      return Promise.resolve();
    },
    payments: { list: async () => (await given.slowMethods, server.methods) },
    profiles: { load: async () => (await given.slowAccount, server.profile) },
    choices,
    defaultTip: () => given.defaultTip,
    address,
    addresses: {
      list: async () => {
        await given.slowAddress;
        return ok(given.slowAddress ? [{ ...home, id: addressId(1), title: 'Home', isActive: true }] : []);
      },
    },
    zones: {
      anyShop: () => Promise.resolve(ok(zone)),
      away: () => Promise.resolve(ok(undefined)),
      shop: () => Promise.resolve(ok(zone)),
    },
    timeZones: utc,
    deviceZone: 'UTC',
    now: { now: NOON },
    reference: {
      settings: settingsOf([
        { key: 'before_order_phone_required', value: '1' },
        { key: 'before_order_phone_verified', value: given.needsVerifiedPhone ? '1' : '0' },
        { key: 'api_extensions', value: (given.extensions ?? ['handover']).join(',') },
      ]),
    },
    currencies: { current: DOLLAR, options: [DOLLAR] },
    navigator: { go: (path) => void moves.push(path) },
    delay: () => Promise.resolve(),
    report: () => {},
    replacements: { orderedFor: () => ({}), ready: () => Promise.resolve() },
  });
  return { vm, cache, cart, choices, address, server, calculated, placed, moves, visits };
};

/** Lets everything that was asked be answered. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
};

/** A checkout on screen, with everything known. */
export const opened = async (given: Given = {}) => {
  const staged = stage(given);
  const stop = staged.vm.activate();
  await settled();
  return { ...staged, stop };
};

type StageCart = CheckoutCart & {
  readonly become: (lines: readonly CartLine[]) => void;
  readonly fail: (failure: RemoteFailure | undefined) => void;
  /** Lets the server confirm nothing until the returned function is called. */
  readonly hold: () => () => void;
};

const cartOf = (first: readonly CartLine[]): StageCart => {
  const state = observable.object<{ lines: readonly CartLine[]; failure: RemoteFailure | undefined }>(
    { lines: first, failure: undefined },
    {},
    { deep: false },
  );
  let held: Promise<void> | undefined;
  const hold = (): (() => void) => {
    let release = (): void => {};
    held = new Promise((resolve) => (release = resolve));
    return () => {
      held = undefined;
      release();
    };
  };
  const become = (lines: readonly CartLine[]): void =>
    runInAction(() => {
      state.lines = lines;
    });
  const total = (): Money =>
    sumMoney(
      state.lines.map((line) => lineAmounts(line.item.price, line.quantity, line.addons).net),
      2,
    );
  return {
    get lines() {
      return state.lines;
    },
    get count() {
      return state.lines.reduce((sum, line) => sum + line.quantity, 0);
    },
    get total() {
      return total();
    },
    get itemsPrice() {
      return sumMoney(
        state.lines.map((line) => lineAmounts(line.item.price, line.quantity, line.addons).gross),
        2,
      );
    },
    get shop(): ShopId | undefined {
      return state.lines[0]?.shopId;
    },
    get userCart() {
      return state.failure || state.lines.length === 0 ? undefined : userCartOf(total());
    },
    get failure() {
      return state.failure;
    },
    others: [],
    isReady: true,
    get isEmpty() {
      return state.lines.length === 0;
    },
    get isSettled() {
      return held === undefined;
    },
    setQuantity: (key, quantity) =>
      become(
        state.lines.flatMap((line) => (lineKey(line) !== key ? [line] : quantity > 0 ? [{ ...line, quantity }] : [])),
      ),
    refresh: () => Promise.resolve(),
    settled: () => held ?? Promise.resolve(),
    placed: () => become([]),
    become,
    hold,
    fail: (failure) =>
      runInAction(() => {
        state.failure = failure;
      }),
  };
};

export const userCartOf = (total: Money): UserCart => ({
  id: cartId(310),
  shopId: shopId(1),
  ownerId: userId(7),
  currencyId: currencyId(2),
  isGroup: false,
  recipeDiscount: noMoney(2),
  total,
  members: [
    { id: userCartId(411), userId: userId(7), uuid: undefined, name: 'Leila', isChoosing: true, version: 1, lines: [] },
  ],
});
