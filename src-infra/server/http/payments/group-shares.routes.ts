import { readPaymentTag } from '@domain/payments/index.ts';
import type { TimeZones } from '@domain/calendar/index.ts';
import type { OrderMember, OrderRecord, OrderUseCases } from '../../features/orders/index.ts';
import type { PaymentUseCases, ShareRefusal } from '../../features/payments/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { catalogContext } from '../catalog/index.ts';
import type { Handlers } from '../handler.ts';
import { toGroupOrder } from '../orders/index.ts';
import { enveloped, fieldRefused, notFound, refused, type Refusal } from '../response/index.ts';
import { toPaymentProcess } from './process.shape.ts';

type Deps = {
  readonly reference: ReferenceSource;
  readonly zones: TimeZones;
  readonly orders: Pick<OrderUseCases, 'orders' | 'groupShares'>;
  readonly payments: Pick<PaymentUseCases, 'sharePayments'>;
};
type Ids =
  | 'showGroupOrder'
  | 'settleGroupShare'
  | 'tellGroupShare'
  | 'showSharePayment'
  | 'startSharePayment'
  | 'payShareFromWallet';

/** GROUP-6: who owes what of a group's order, and how it is paid. A part is known by its secret. */
export const groupSharesRoutes = ({
  reference,
  zones,
  orders: { orders, groupShares },
  payments: { sharePayments },
}: Deps): Handlers<Ids> => {
  const shaped = async (
    order: OrderRecord,
    isSelf: (member: OrderMember) => boolean,
    call: Parameters<typeof catalogContext>[2],
  ) => {
    const known = await reference();
    return toGroupOrder(order, isSelf, catalogContext(known, zones, call), known);
  };
  const by =
    (secret: string) =>
    ({ uuid }: OrderMember): boolean =>
      uuid === secret;

  return {
    showGroupOrder: async (call) => {
      const { id, user_cart_uuid: secret } = call.params;
      const order = await orders.findOfMember(id, secret);
      return order ? enveloped(await shaped(order, by(secret), call)) : notFound;
    },

    settleGroupShare: async (call) => {
      const { id: orderId, user_cart_id: part, settled } = call.params;
      const userId = call.user.id;
      // What is paid by then stays paid.
      if (settled && (await orders.find(orderId, userId))) await sharePayments.close({ orderId, part });
      const order = await groupShares.settle({ orderId, userId, part }, settled);
      if (!order) return notFound;
      const body = await shaped(order, (member) => member.user_id === userId, call);
      return enveloped(body, 'RECORD_WAS_SUCCESSFULLY_UPDATED');
    },

    tellGroupShare: async (call) => {
      const { id: cartId, user_cart_uuid: secret, given } = call.params;
      const order = await groupShares.tell({ cartId, secret }, given);
      return order ? enveloped(await shaped(order, by(secret), call), 'RECORD_WAS_SUCCESSFULLY_UPDATED') : notFound;
    },

    showSharePayment: async ({ params: { id: cartId, user_cart_uuid: secret } }) => {
      const known = await sharePayments.inquire({ cartId, secret });
      return known
        ? enveloped({ state: known.state, tag: known.tag, methods: known.methods.map(({ id, tag }) => ({ id, tag })) })
        : notFound;
    },

    startSharePayment: async ({ params, language, origin }) => {
      const { id: cartId, user_cart_uuid: secret, payment_type: text } = params;
      const way = readPaymentTag(text);
      if (way?.kind !== 'provider') return fieldRefused('payment_type', 'FIELD_UNKNOWN');
      const started = await sharePayments.start({ cartId, secret }, { tag: way.tag, locale: language });
      return started.ok ? enveloped(toPaymentProcess(started.value, origin)) : REFUSALS[started.error.kind];
    },

    payShareFromWallet: async (call) => {
      const { id: cartId, user_cart_uuid: secret } = call.params;
      const paid = await sharePayments.payFromWallet({ cartId, secret }, call.user.id);
      if (!paid.ok) return REFUSALS[paid.error.kind];
      return enveloped(await shaped(paid.value, by(secret), call), 'RECORD_WAS_SUCCESSFULLY_UPDATED');
    },
  };
};

const REFUSALS: Readonly<Record<ShareRefusal['kind'], Refusal>> = {
  'not-found': notFound,
  'not-owed': refused('ERROR_501'),
  'unknown-method': refused('ERROR_432'),
  'too-low': refused('ERROR_109'),
  'no-wallet': refused('ERROR_108'),
};
