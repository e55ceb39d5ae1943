import { currencyId } from '@domain/kernel/ids.ts';
import type { Customer, OrderDraft, Orders } from '../orders/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import { createUserRepository, type Store } from '../store/index.ts';
import type { TakePayable } from './payable.ts';
import type { ProcessRecord } from './process-record.ts';

type Deps = { readonly store: Store; readonly reference: ReferenceSource; readonly orders: Pick<Orders, 'checkOrder' | 'placeOrder'> };

/** Contract 5.6: a cart becomes the order that was drafted, unless that has become impossible. */
export const createPayableCart = ({ store, reference, orders }: Deps): TakePayable => {
  const users = createUserRepository(store);

  const drafted = async ({ userId, draft: kept }: ProcessRecord): Promise<{ readonly customer: Customer; readonly draft: OrderDraft } | undefined> => {
    const user = kept ? await users.byId(userId) : undefined;
    // Prices are those of the present, and so is the rate.
    const currency = kept && (await reference()).activeCurrency(currencyId(kept.currency.id));
    return kept && user && currency ? { customer: { id: user.id, uuid: user.uuid, phone: user.phone }, draft: { ...kept, currency } } : undefined;
  };

  return async (process) => {
    if (process.target.kind !== 'cart') return undefined;
    const wish = await drafted(process);
    const checked = wish && (await orders.checkOrder(wish.customer, wish.draft));
    const total = checked?.ok ? checked.value.appraisal.priced.totals.total : undefined;
    return {
      due: total?.scale === process.amount.scale ? total : undefined,

      book: async ({ status, payment, reference: trx }) => {
        if (status === 'canceled' || !wish) return null;
        const placed = await orders.placeOrder(wish.customer, { ...wish.draft, payment: { id: payment.id, tag: 'provider', reference: trx } });
        if (!placed.ok) throw new Error(`The order of process ${process.id} was possible a moment ago: ${placed.error.kind}`);
        return placed.value.id;
      },
    };
  };
};
