import { readPaymentTag } from '@domain/payments/index.ts';
import type { ShopDirectory } from '../../catalog/index.ts';
import type { CurrentUser } from '../../identity/index.ts';
import { paymentsOf, type Payments, type PaymentWish, type StartRefusal } from '../../payments/index.ts';
import type { PaymentRecord, Reference, ReferenceSource } from '../../reference/index.ts';
import { createUserRepository, type Store } from '../../store/index.ts';
import { enveloped, fieldRefused, notFound, notSignedIn, refused, type Refusal } from '../answer/index.ts';
import type { Call, Handlers } from '../call.ts';
import { placementRefused } from '../orders/index.ts';
import { sentAmount } from '../shapes/index.ts';
import { toPaymentProcess } from './process.shape.ts';
import { readPaymentWish } from './read-payment-wish.ts';

export type PaymentRouteDeps = { readonly store: Store; readonly reference: ReferenceSource; readonly shops: ShopDirectory; readonly payments: Payments };
type Ids = 'startPayment' | 'startPaymentByLink' | 'topUpWallet';
type Asked = { readonly user: CurrentUser } & Pick<Call<'startPayment'>, 'currency' | 'language' | 'origin'>;

/** Contract 3.11: processes with providers; somebody else's cart, order, parcel or wallet is not found. */
export const paymentsRoutes = ({ store, reference, shops, payments: { startPayment, providers } }: PaymentRouteDeps): Handlers<Ids> => {
  const users = createUserRepository(store);

  const begin = async ({ user, currency, language, origin }: Asked, payment: PaymentRecord, wish: PaymentWish) => {
    const customer = await users.byId(user.id);
    const provider = providers.forTag(payment.tag);
    if (!customer || !provider) return customer ? notFound : notSignedIn;
    const started = await startPayment({ customer: { id: user.id, uuid: user.uuid, phone: customer.phone }, wish, locale: language, payment, provider: provider.name });
    return started.ok ? enveloped(toPaymentProcess(started.value, origin)) : startRefused(started.error, wish, currency.scale);
  };

  const start = async (call: Call<'startPayment'> | Call<'startPaymentByLink'>) => {
    const known = await reference();
    const payment = providerPayment(call.params.tag, known.payments);
    if (!payment) return notFound;
    const directory = await shops();
    const wish = readPaymentWish(call, directory, known);
    if (!wish.ok) return wish.error;
    const shop = wish.value.kind === 'cart' ? directory.find(wish.value.draft.shopId) : undefined;
    if (shop && !paymentsOf(shop, known).some(({ id }) => id === payment.id)) return refused('ERROR_432');
    return begin(call, payment, wish.value);
  };

  return {
    startPayment: start,
    startPaymentByLink: start,

    topUpWallet: async (call) => {
      const { params, currency } = call;
      const payment = providerPayment(params.payment_type, (await reference()).payments);
      if (!payment) return fieldRefused('payment_type', 'FIELD_UNKNOWN');
      const amount = sentAmount(params.price, currency.scale);
      return amount ? begin(call, payment, { kind: 'top-up', walletId: undefined, amount, currency }) : fieldRefused('price', 'FIELD_INVALID');
    },
  };
};

/** The active way to pay of a provider's tag, whichever way it is spelt. */
const providerPayment = (text: string, payments: Reference['payments']): PaymentRecord | undefined => {
  const way = readPaymentTag(text);
  return way?.kind === 'provider' ? payments.find(({ tag }) => tag === way.tag) : undefined;
};

const AMOUNT_FIELDS = { cart: 'cart_id', order: 'order_id', tip: 'tips', parcel: 'parcel_id', 'top-up': 'total_price' } as const;

const startRefused = (refusal: StartRefusal, wish: PaymentWish, scale: Parameters<typeof placementRefused>[1]): Refusal => {
  if (refusal.kind === 'not-found') return notFound;
  if (refusal.kind === 'canceled' || refusal.kind === 'paid-already') return refused('ERROR_501');
  return refusal.kind === 'not-an-amount' ? fieldRefused(AMOUNT_FIELDS[wish.kind], 'FIELD_INVALID') : placementRefused(refusal, scale);
};
