import { phoneOwnerOf } from '../identity/index.ts';
import { currencyId } from '@domain/kernel/ids.ts';
import type { Customer, OrderDraft, OrderUseCases } from '../orders/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Payers } from './payment-processes.ports.ts';
import type { LockPayable } from './payable.ts';
import type { ProcessRecord } from './process-record.ts';

type Deps = {
  readonly payers: Payers;
  readonly reference: ReferenceSource;
  readonly orders: Pick<OrderUseCases, 'checkOrder' | 'placeOrder'>;
};

/** Contract 5.6: places the drafted order when its cart is paid, unless that is no longer possible. */
export const createPayableCart = ({ payers, reference, orders }: Deps): LockPayable => {
  const drafted = async ({
    userId,
    draft: stored,
  }: ProcessRecord): Promise<{ readonly customer: Customer; readonly draft: OrderDraft } | undefined> => {
    const user = stored ? await payers.byId(userId) : undefined;
    // Prices are those of the present, and so is the rate.
    const currency = stored && (await reference()).activeCurrency(currencyId(stored.currency.id));
    return stored && user && currency
      ? { customer: { id: user.id, uuid: user.uuid, ...phoneOwnerOf(user) }, draft: { ...stored, currency } }
      : undefined;
  };

  return async (process) => {
    if (process.target.kind !== 'cart') return undefined;
    const ordered = await drafted(process);
    const checked = ordered && (await orders.checkOrder(ordered.customer, ordered.draft));
    const total = checked?.ok ? checked.value.preview.priced.totals.total : undefined;
    return {
      due: total?.scale === process.amount.scale ? total : undefined,

      book: async ({ payment, reference: trx }) => {
        if (!ordered) return null;
        const placed = await orders.placeOrder(ordered.customer, {
          ...ordered.draft,
          payment: { id: payment.id, tag: 'provider', reference: trx },
        });
        if (!placed.ok)
          throw new Error(`The order of process ${process.id} was possible a moment ago: ${placed.error.kind}`);
        return placed.value.id;
      },
    };
  };
};
