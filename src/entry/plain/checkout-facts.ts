import { deliveryAddressOf, isPlaced, type DeliveryAddress } from '@domain/addresses/index.ts';
import { isEmptyCart, cartOf, ownLines, type UserCart } from '@domain/cart/index.ts';
import type { Shop } from '@domain/catalog/index.ts';
import { checkDraft, type DraftFault } from '@domain/checkout/index.ts';
import type { Profile } from '@domain/identity/index.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Calculation, OrderDraft } from '@domain/orders/index.ts';
import type { PaymentMethod } from '@domain/payments/index.ts';
import { leadOf } from '../../features/checkout/time-options.ts';
import type { PlainPorts } from './plain-page.ts';

/** What a checkout is about. */
export type CheckoutFacts = {
  readonly cart: UserCart;
  readonly shop: Shop;
  readonly profile: Profile;
  readonly address: DeliveryAddress | undefined;
  /** Cash at the door or at the counter; `undefined` where the shop does not take it. */
  readonly cash: PaymentMethod | undefined;
};

/** Loads it; `undefined` where there is nothing to check out. */
export const loadCheckout = async (ports: PlainPorts): Promise<Result<CheckoutFacts | undefined, RemoteFailure>> => {
  const loaded = await ports.carts.load();
  if (!loaded.ok) return loaded;
  const cart = loaded.value;
  if (!cart || isEmptyCart(cartOf(ownLines(cart)))) return ok(undefined);
  const [shop, profile, methods, address] = await Promise.all([
    ports.shops.load(cart.shopId),
    ports.profiles.load(),
    ports.payments.list(cart.shopId),
    addressOf(ports),
  ]);
  if (!shop.ok) return shop;
  if (!profile.ok) return profile;
  if (!methods.ok) return methods;
  const cash = methods.value.find(({ tag }) => tag === 'cash');
  return ok({ cart, shop: shop.value, profile: profile.value, address, cash });
};

/** The address this device orders for, else the customer's active one, which then becomes it. */
const addressOf = async ({ address, addresses }: PlainPorts): Promise<DeliveryAddress | undefined> => {
  const chosen = address.read();
  if (chosen) return chosen;
  const saved = await addresses.list();
  const active = saved.ok ? saved.value.filter(isPlaced).find(({ isActive }) => isActive) : undefined;
  if (active) address.write(deliveryAddressOf(active));
  return active && deliveryAddressOf(active);
};

/** ORDER-2: what keeps a draft from being ordered at the calculated price. */
export const faultsOf = async (
  { zones, timeZones, now, settings }: PlainPorts,
  { shop, profile, cash }: CheckoutFacts,
  draft: OrderDraft,
  { totals }: Calculation,
): Promise<readonly DraftFault[]> => {
  const place = draft.address?.location;
  const zone = place && (await zones.shop(shop.id, place));
  const lead = leadOf(shop);
  return checkDraft(draft, {
    schedule: shop.schedule,
    now: now(),
    leadMinutes: lead.to,
    leadFromMinutes: lead.from,
    zones: timeZones,
    hasDetails: profile.firstName !== '',
    isPhoneRequired: settings().isPhoneRequired,
    phoneOwner: settings().isVerifiedPhoneRequired ? profile : undefined,
    isInsideZone: zone?.ok ? zone.value === 'inside' : undefined,
    price: totals.price,
    minimum: shop.minimum,
    total: totals.total,
    paymentTag: cash?.tag,
    walletBalance: profile.walletBalance,
  });
};
