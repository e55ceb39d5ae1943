import type { $Fetch } from 'ofetch';
import type { Answer } from '@domain/kernel/answer.ts';
import { paymentId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { isChosenByShops, readPaymentTag, type PaymentMethod, type PaymentMethods } from '@domain/payments/index.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asBoolean, asInteger, asRecord, asText, dataOf, listOf } from '../drivers/http/wire.ts';

type Deps = { readonly api: $Fetch; /** The setting `payment_type`. */ readonly paymentType: () => string };

/** Contract 4.6: the marketplace's own methods, or those of the shop where each shop has its own. */
export const createHttpPaymentMethods = ({ api, paymentType }: Deps): PaymentMethods => ({
  list: async (shop) => {
    const offered = await (shop !== undefined && isChosenByShops(paymentType())
      ? readAnswer(api<unknown>(`rest/shop-payments/${shop}`), (body) => ok(listOf(dataOf(body), toShopMethod).flat()))
      : loadPaymentMethods(api));
    return offered.ok ? ok(offered.value.filter(({ tag }) => readPaymentTag(tag)?.kind !== 'other')) : offered;
  },
});

/** The marketplace's own ways to pay. */
export const loadPaymentMethods = (api: $Fetch): Answer<readonly PaymentMethod[]> =>
  readAnswer(api<unknown>('rest/payments'), (body) => ok(listOf(dataOf(body), toMethod).flat()));

const toMethod = (item: unknown): readonly PaymentMethod[] => {
  const dto = asRecord(item);
  const tag = asText(dto['tag']);
  return tag !== '' && asBoolean(dto['active'] ?? true)
    ? [{ id: paymentId(Math.max(0, asInteger(dto['id']))), tag }]
    : [];
};

const toShopMethod = (item: unknown): readonly PaymentMethod[] => {
  const dto = asRecord(item);
  // Existing servers leave out a status of 0 (contract 1.6).
  return asBoolean(dto['status']) ? toMethod(dto['payment']) : [];
};
