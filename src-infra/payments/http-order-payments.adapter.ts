import type { $Fetch } from 'ofetch';
import { err, ok } from '@domain/kernel/result.ts';
import { isUnpaid, type OrderPayments, type OrderPaymentState, type PaymentStatus } from '@domain/payments/index.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import { asInteger, asRecord, asText, dataOf, optionalText } from '../drivers/http/wire.ts';
import { toPayment } from '../orders/order-parts-wire.ts';

type Deps = {
  readonly api: $Fetch;
  /** Whether the server announces an extension (contract 8). */
  readonly announces: (extension: 'idempotency' | 'order_hold') => boolean;
};

const STATES = ['unpaid', 'open', 'waiting', 'canceled', 'rejected', 'progress', 'paid'] as const;
const MALFORMED = { kind: 'malformed' } as const;

/** Contract 3.11; a server without held orders is asked for the order's own payment. */
export const createHttpOrderPayments = ({ api, announces }: Deps): OrderPayments => {
  const keyed = (key: string) => (announces('idempotency') ? { headers: { 'Idempotency-Key': key } } : {});
  return {
    inquire: (id) =>
      announces('order_hold')
        ? readAnswer(api<unknown>(`dashboard/user/orders/${id}/payment`), (body) => toState(dataOf(body)))
        : readAnswer(api<unknown>(`dashboard/user/orders/${id}`), (body) => {
            const payment = toPayment(asRecord(dataOf(body)));
            return ok({ state: stateOf(payment?.status), tag: payment?.tag, keptUntil: undefined });
          }),

    open: (id, tag, key) =>
      readAnswer(
        api<unknown>(`dashboard/user/order-${tag}-process`, {
          method: 'POST',
          ...keyed(key),
          body: { order_id: id },
        }),
        (body) => {
          const url = asText(asRecord(asRecord(dataOf(body))['data'])['url']);
          // Never a script: the browser goes there.
          return /^https?:\/\//i.test(url) ? ok(url) : err(MALFORMED);
        },
      ),

    pay: (id, payment, key) =>
      readAnswer(
        api<unknown>(`payments/order/${id}/transactions`, {
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
    ? ok({ state, tag: optionalText(dto['tag']), keptUntil: optionalInstant(dto['kept_until']) })
    : err(MALFORMED);
};

const stateOf = (status: PaymentStatus | undefined): OrderPaymentState['state'] => {
  if (status === undefined) return 'unpaid';
  if (!isUnpaid(status)) return 'paid';
  return status === 'canceled' || status === 'rejected' ? status : 'progress';
};
