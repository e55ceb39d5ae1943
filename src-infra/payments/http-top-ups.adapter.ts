import type { $Fetch } from 'ofetch';
import { err, ok } from '@domain/kernel/result.ts';
import { topUpMethods, type TopUps } from '@domain/payments/index.ts';
import { majorOf } from '@domain/pricing/index.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, asText, dataOf } from '../drivers/http/wire.ts';
import { loadPaymentMethods } from '../orders/http-payment-methods.adapter.ts';

type Deps = {
  readonly api: $Fetch;
  /** Whether the server announces an extension (contract 8). */
  readonly announces: (extension: 'idempotency' | 'payment_state') => boolean;
};

const STATES = ['open', 'paid', 'canceled'] as const;

/** Contract 3.11: a top-up is a payment process of the wallet. */
export const createHttpTopUps = ({ api, announces }: Deps): TopUps => ({
  methods: async () => {
    const methods = await loadPaymentMethods(api);
    return methods.ok ? ok(topUpMethods(methods.value)) : methods;
  },

  start: ({ walletId, tag, amount, currencyId }, key) =>
    readAnswer(
      api<unknown>(`dashboard/user/order-${tag}-process`, {
        method: 'POST',
        ...(announces('idempotency') && { headers: { 'Idempotency-Key': key } }),
        body: { wallet_id: walletId, total_price: Number(majorOf(amount)), currency_id: currencyId },
      }),
      (body) => {
        const dto = asRecord(dataOf(body));
        const [id, url] = [asText(dto['id']), asText(asRecord(dto['data'])['url'])];
        // The address leaves the product: nothing but a page may be opened.
        return /^https?:\/\//.test(url) ? ok({ id, url }) : err({ kind: 'malformed' as const });
      },
    ),

  state: (id) =>
    announces('payment_state')
      ? readAnswer(api<unknown>(`dashboard/user/payment-processes/${encodeURIComponent(id)}`), (body) =>
          ok(STATES.find((state) => state === asRecord(dataOf(body))['state'])),
        )
      : Promise.resolve(ok(undefined)),
});
