import { readPaymentTag } from '@domain/payments/index.ts';
import type { ShopDirectory } from '../../features/catalog/index.ts';
import { phoneOwnerOf, type CurrentUser, type Users } from '../../features/identity/index.ts';
import {
  paymentsOf,
  type PaymentUseCases,
  type PaymentRequest,
  type StartRefusal,
} from '../../features/payments/index.ts';
import type { PaymentRecord, Reference, ReferenceSource } from '../../features/reference/index.ts';
import { enveloped, fieldRefused, notFound, notSignedIn, refused, type Refusal } from '../response/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { major, placementRefused } from '../orders/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { sentAmount } from '../shapes/index.ts';
import { toPaymentProcess } from './process.shape.ts';
import { readPaymentRequest } from './read-payment-request.ts';

type Deps = {
  readonly users: Pick<Users, 'byId'>;
  readonly reference: ReferenceSource;
  readonly shops: ShopDirectory;
  readonly payments: PaymentUseCases;
};
type Ids =
  | 'showOrderPayment'
  | 'showParcelPayment'
  | 'showPaymentProcess'
  | 'startPayment'
  | 'startPaymentByLink'
  | 'topUpWallet';
type CallContext = { readonly user: CurrentUser } & Pick<ApiCall<'startPayment'>, 'currency' | 'language' | 'origin'>;

/** Contract 3.11: payment processes; another customer's cart, order, parcel or wallet is not found. */
export const paymentsRoutes = ({
  users,
  reference,
  shops,
  payments: { startPayment, inquire, ownProcess, providers },
}: Deps): Handlers<Ids> => {
  const begin = async (
    { user, currency, language, origin }: CallContext,
    payment: PaymentRecord,
    request: PaymentRequest,
  ) => {
    const customer = await users.byId(user.id);
    const provider = providers.forTag(payment.tag);
    if (!customer || !provider) return customer ? notFound : notSignedIn;
    const started = await startPayment({
      customer: { id: user.id, uuid: user.uuid, ...phoneOwnerOf(customer) },
      request,
      locale: language,
      payment,
      provider: provider.name,
    });
    return started.ok
      ? enveloped(toPaymentProcess(started.value, origin))
      : startRefused(started.error, request, currency.scale);
  };

  const start = async (call: ApiCall<'startPayment'> | ApiCall<'startPaymentByLink'>) => {
    const known = await reference();
    const payment = providerPayment(call.params.tag, known.payments);
    if (!payment) return notFound;
    const directory = await shops();
    const request = readPaymentRequest(call, directory, known);
    if (!request.ok) return request.error;
    const shop = request.value.kind === 'cart' ? directory.find(request.value.draft.shopId) : undefined;
    if (shop && !paymentsOf(shop, known).some(({ id }) => id === payment.id)) return refused('ERROR_432');
    return begin(call, payment, request.value);
  };

  const show = async (kind: 'order' | 'parcel', id: number, user: CurrentUser) => {
    const known = await inquire({ kind, id }, user.id);
    return known
      ? enveloped({
          state: known.state,
          tag: known.tag,
          kept_until: wireTime(known.keptUntil),
          wallet_share: known.walletShare ? major(known.walletShare.minor, known.walletShare.scale) : null,
        })
      : notFound;
  };

  return {
    showOrderPayment: ({ params, user }) => show('order', params.id, user),
    showParcelPayment: ({ params, user }) => show('parcel', params.id, user),

    startPayment: start,
    startPaymentByLink: start,

    showPaymentProcess: async ({ user, params }) => {
      const process = await ownProcess(params.process, user.id);
      return process ? enveloped({ id: process.id, state: process.state }) : notFound;
    },

    topUpWallet: async (call) => {
      const { params, currency } = call;
      const payment = providerPayment(params.payment_type, (await reference()).payments);
      if (!payment) return fieldRefused('payment_type', 'FIELD_UNKNOWN');
      const amount = sentAmount(params.price, currency.scale);
      return amount
        ? begin(call, payment, { kind: 'top-up', walletId: undefined, amount, currency })
        : fieldRefused('price', 'FIELD_INVALID');
    },
  };
};

/** Returns the active payment method of a provider's tag, in any spelling. */
const providerPayment = (text: string, payments: Reference['payments']): PaymentRecord | undefined => {
  const way = readPaymentTag(text);
  return way?.kind === 'provider' ? payments.find(({ tag }) => tag === way.tag) : undefined;
};

const AMOUNT_FIELDS = {
  cart: 'cart_id',
  order: 'order_id',
  tip: 'tips',
  parcel: 'parcel_id',
  'top-up': 'total_price',
} as const;

const startRefused = (
  refusal: StartRefusal,
  request: PaymentRequest,
  scale: Parameters<typeof placementRefused>[1],
): Refusal => {
  if (refusal.kind === 'not-found') return notFound;
  if (refusal.kind === 'canceled' || refusal.kind === 'paid-already') return refused('ERROR_501');
  return refusal.kind === 'not-an-amount'
    ? fieldRefused(AMOUNT_FIELDS[request.kind], 'FIELD_INVALID')
    : placementRefused(refusal, scale);
};
