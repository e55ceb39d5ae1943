import type { $Fetch } from 'ofetch';
import { paymentId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { SharePayment, SharePayments } from '@domain/orders/index.ts';
import { bypassCache } from '../drivers/http/bypass-cache.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInteger, asRecord, asText, dataOf, listOf } from '../drivers/http/wire.ts';
import { readOrderedGroup } from './http-ordered-groups.adapter.ts';

const STATES = ['unpaid', 'open', 'waiting', 'canceled', 'paid'] as const;

/** GROUP-6f: payments of the own share; whoever pays by a provider needs no account. */
export const createHttpSharePayments = ({ api }: { readonly api: $Fetch }): SharePayments => ({
  load: ({ cartId, secret }) =>
    readAnswer(
      bypassCache(api)<unknown>(`rest/cart/${cartId}/share-payment`, { query: { user_cart_uuid: secret } }),
      (body) => ok(toSharePayment(dataOf(body))),
    ),
  start: ({ cartId, secret }, tag) =>
    readAnswer(
      api<unknown>(`rest/cart/${cartId}/share-payment`, {
        method: 'POST',
        body: { user_cart_uuid: secret, payment_type: tag },
      }),
      (body) => {
        const dto = asRecord(dataOf(body));
        const [id, url] = [asText(dto['id']), asText(asRecord(dto['data'])['url'])];
        return /^https?:\/\//.test(url) ? ok({ id, url }) : err({ kind: 'malformed' as const });
      },
    ),
  payFromWallet: ({ cartId, secret }) =>
    readAnswer(
      api<unknown>(`dashboard/user/group-shares/${cartId}/wallet`, {
        method: 'POST',
        body: { user_cart_uuid: secret },
      }),
      readOrderedGroup,
    ),
});

const toSharePayment = (data: unknown): SharePayment => {
  const dto = asRecord(data);
  const tag = asText(dto['tag']);
  return {
    state: STATES.find((state) => state === dto['state']) ?? 'unpaid',
    tag: tag === '' ? undefined : tag,
    methods: listOf(dto['methods'], (value) => {
      const method = asRecord(value);
      return { id: paymentId(asInteger(method['id'])), tag: asText(method['tag']) };
    }),
  };
};
