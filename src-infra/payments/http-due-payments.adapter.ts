import type { $Fetch } from 'ofetch';
import { err, ok } from '@domain/kernel/result.ts';
import {
  isUnpaid,
  type DuePayments,
  type DuePaymentState,
  type PaymentStatus,
  type PaymentSubject,
} from '@domain/payments/index.ts';
import { decimal, majorOf } from '@domain/pricing/index.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import { asInteger, asRecord, asText, dataOf, optionalText } from '../drivers/http/wire.ts';
import { toPayment } from '../orders/order-parts-wire.ts';

type Deps = {
  readonly api: $Fetch;
  /** Whether the server announces an extension (contract 8). */
  readonly announces: (extension: 'idempotency' | 'order_hold' | 'parcel_hold') => boolean;
};

const STATES = ['unpaid', 'open', 'waiting', 'canceled', 'rejected', 'returned', 'progress', 'paid'] as const;
const MALFORMED = { kind: 'malformed' } as const;
const WIRE = {
  order: { path: 'dashboard/user/orders', hold: 'order_hold', field: 'order_id', payment: 'order' },
  parcel: { path: 'dashboard/user/parcel-orders', hold: 'parcel_hold', field: 'parcel_id', payment: 'parcel-order' },
} as const satisfies Record<PaymentSubject['kind'], unknown>;

/** Contract 3.11; a server that holds nothing is asked for the payment of the order or parcel. */
export const createHttpDuePayments = ({ api, announces }: Deps): DuePayments => {
  const keyed = (key: string) => (announces('idempotency') ? { headers: { 'Idempotency-Key': key } } : {});
  return {
    inquire: ({ kind, id }) => {
      const { path, hold } = WIRE[kind];
      return announces(hold)
        ? readAnswer(api<unknown>(`${path}/${id}/payment`), (body) => toState(dataOf(body)))
        : readAnswer(api<unknown>(`${path}/${id}`), (body) => {
            const payment = toPayment(asRecord(dataOf(body)), 2);
            return ok({ state: stateOf(payment?.status), tag: payment?.tag, keptUntil: undefined });
          });
    },

    open: ({ kind, id }, tag, key, fromWallet) =>
      readAnswer(
        api<unknown>(`dashboard/user/order-${tag}-process`, {
          method: 'POST',
          ...keyed(key),
          body: { [WIRE[kind].field]: id, ...(fromWallet && { from_wallet: Number(majorOf(fromWallet)) }) },
        }),
        (body) => {
          const url = asText(asRecord(asRecord(dataOf(body))['data'])['url']);
          // Never a script: the browser goes there.
          return /^https?:\/\//i.test(url) ? ok(url) : err(MALFORMED);
        },
      ),

    pay: ({ kind, id }, payment, key) =>
      readAnswer(
        api<unknown>(`payments/${WIRE[kind].payment}/${id}/transactions`, {
          method: 'POST',
          ...keyed(key),
          body: { payment_sys_id: payment },
        }),
        (body) => (asInteger(asRecord(dataOf(body))['id']) > 0 ? ok(undefined) : err(MALFORMED)),
      ),
  };
};

const toState = (data: unknown) => {
  const dto = asRecord(data);
  const state = STATES.find((known) => known === dto['state']);
  return state
    ? ok({
        state,
        tag: optionalText(dto['tag']),
        keptUntil: optionalInstant(dto['kept_until']),
        walletShare: typeof dto['wallet_share'] === 'number' ? decimal(dto['wallet_share']) : undefined,
      })
    : err(MALFORMED);
};

const stateOf = (status: PaymentStatus | undefined): DuePaymentState['state'] => {
  if (status === undefined) return 'unpaid';
  if (!isUnpaid(status)) return 'paid';
  return status === 'canceled' || status === 'rejected' ? status : 'progress';
};
