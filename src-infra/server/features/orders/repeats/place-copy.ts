import { needsConsent } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import type { ShopRecord } from '../../catalog/index.ts';
import { countRows, toDetailRows } from '../detail-rows.ts';
import type { OrderDraft } from '../order-draft.ts';
import type { OrderRecord } from '../order-record.ts';
import { amountsOf, baseAmount, detailsOf } from '../order-rows.ts';
import type { OrderCollaborators } from '../order-collaborators.ts';
import { newTransaction } from '../../payment-transactions/index.ts';
import { copyOf, type AcceptCopy } from './copy-order.ts';
import type { CopyDay, CopySlot, CopyTime } from './copy-time.ts';
import type { PriceCopy, PricedCopy } from './price-copy.ts';
import type { CopyOutcome } from './repeats.ports.ts';
import { fourDigits } from '../write-order.ts';

/**
 * Places a copy of an order for a day at today's prices, paid in cash (contract 5.10), unless it costs more than the
 * limit or cannot be placed; the limit is minor units of the order's currency. Joins the caller's transaction.
 */
export type PlaceCopy = (
  order: OrderRecord,
  shop: ShopRecord | undefined,
  when: CopyDay & { readonly limit: number | null },
) => Promise<CopyOutcome>;

export type CopyDeps = AcceptCopy &
  Pick<
    OrderCollaborators,
    'orders' | 'payments' | 'catalogueChanges' | 'reference' | 'clock' | 'random' | 'announcements'
  > & { readonly priceCopy: PriceCopy; readonly copyTime: CopyTime };

export const createPlaceCopy = (deps: CopyDeps): PlaceCopy => {
  const { orders, payments, catalogueChanges, reference, clock, random, announcements, changeOrderStatus } = deps;

  const write = async (order: OrderRecord, copy: PricedCopy, slot: CopySlot) => {
    const { cart, goods, priced, quote, pieces, cash } = copy;
    const known = await reference();
    const details = detailsOf(cart, goods, {});
    const [id, now] = [await orders.newOrderId(), clock.now()];
    const amounts = amountsOf(priced, goods.shop.commissionPercent, known);
    const sale = await orders.place({
      order: copyOf(order, { id, ...slot, otp: fourDigits(random.bytes(2)), now, amounts, quote }),
      details: toDetailRows(id, details, await orders.newDetailIds(countRows(details)), choicesOf(order)),
      coupon: undefined,
      pieces,
      transaction: newTransaction(await payments.newId(), {
        orderId: id,
        userId: order.user_id,
        payment: { id: cash, tag: 'cash' },
        amount: baseAmount(priced.totals.total, goods),
        type: 'model',
        now,
      }),
    });
    catalogueChanges.sold(sale);
    announcements.placed(id);
    if (known.setting('order_auto_approved') === '1') await changeOrderStatus({ orderId: id, to: 'accepted' });
    return id;
  };

  return async (order, shop, when) => {
    if (!shop) return { kind: 'missed', why: 'closed' };
    const copy = await deps.priceCopy(order, orders.lockStocks);
    if (!copy.ok) return { kind: 'missed', why: copy.error };
    const slot = deps.copyTime(order, shop, when);
    if (!slot.ok) return { kind: 'missed', why: slot.error };
    const { total } = copy.value.priced.totals;
    if (when.limit !== null && needsConsent(total, money(when.limit, total.scale)))
      return { kind: 'asks', total: total.minor };
    return { kind: 'placed', id: await write(order, copy.value, slot.value) };
  };
};

/** What the customer chose if a dish is missing, by stock. */
const choicesOf = ({ details }: OrderRecord): OrderDraft['replacements'] =>
  Object.fromEntries(
    details.flatMap(({ parent_id: parent, stock_id: stock, replacement }) =>
      parent === null && replacement !== null
        ? [[String(stock), replacement as OrderDraft['replacements'][string]] as const]
        : [],
    ),
  );
