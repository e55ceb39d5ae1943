import type { $Fetch } from 'ofetch';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { OrderTips, TippedOrder } from '@domain/payments/index.ts';
import { majorOf } from '@domain/pricing/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { notFound, readEntity, requireId } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInteger, asRecord, dataOf, listOf } from '../drivers/http/wire.ts';
import { toOrder } from '../orders/order-wire.ts';

type Deps = {
  readonly api: $Fetch;
  readonly context: ReadingContext;
  /** Whether the server announces an extension (contract 8). */
  readonly announces: (extension: 'idempotency') => boolean;
};

/** Contract 3.11: a tip is a payment of its own, from the wallet. */
export const createHttpOrderTips = ({ api, context, announces }: Deps): OrderTips => {
  const read = (body: unknown): Result<TippedOrder, RemoteFailure> =>
    readEntity(
      body,
      requireId((item) => toTipped(item, context)),
    );
  return {
    load: (id) => readAnswer(api<unknown>(`dashboard/user/orders/${id}`), read),
    give: async (id, amount, key) => {
      const wallet = await readAnswer(api<unknown>('rest/payments'), (body) => ok(toWallet(body)));
      if (!wallet.ok) return wallet;
      if (wallet.value === undefined) return err(notFound);
      return readAnswer(
        api<unknown>(`payments/order/${id}/transactions`, {
          method: 'POST',
          ...(announces('idempotency') && { headers: { 'Idempotency-Key': key } }),
          body: { payment_sys_id: wallet.value, tips: Number(majorOf(amount)) },
        }),
        read,
      );
    },
  };
};

const toTipped = (item: unknown, context: ReadingContext): TippedOrder => {
  const { total, amounts, priceStyle, courier } = toOrder(item, context);
  return { total, tips: amounts.tips, priceStyle, courier: courier?.name ?? '' };
};

const toWallet = (body: unknown): number | undefined =>
  listOf(dataOf(body), asRecord)
    .filter((method) => method['tag'] === 'wallet')
    .map((method) => asInteger(method['id']))[0];
