import { orderId as idOfOrder } from '@domain/kernel/ids.ts';
import { money, type Scale } from '@domain/pricing/index.ts';
import type { SubstitutionAnswer, SubstitutionReason } from '@domain/substitution/index.ts';
import { refundNote } from '@domain/refunds/index.ts';
import { inBaseCurrency, type OrderRecord, type SubstitutionRow } from '../orders/index.ts';
import { mainTransaction } from '../payment-transactions/index.ts';
import { amountsWith, isLastLine, nothing } from './order-charge.ts';
import type { SubstitutionsDeps } from './substitutions-deps.ts';

/**
 * ORDER-10: Ends an open substitution of a locked order and moves its money, in the caller's transaction. A dish that
 * is gone meanwhile is left out; without its last dish the order is canceled.
 */
export type SettleSubstitution = (
  order: OrderRecord,
  substitution: SubstitutionRow,
  end: { readonly answer: SubstitutionAnswer; readonly reason: SubstitutionReason },
) => Promise<OrderRecord>;

export const createSettleSubstitution = (deps: SubstitutionsDeps): SettleSubstitution => {
  const { substitutions, shops, reference, ledger, clock } = deps;
  const { orders, payments, notifier, catalogueChanges, changeOrderStatus } = deps.orders;

  const reload = async ({ id }: OrderRecord): Promise<OrderRecord> => {
    const order = await orders.find(id);
    if (!order) throw new TypeError(`Order ${id} is locked but does not exist`);
    return order;
  };

  /** Lowers the payment of an order, and credits what was already paid. */
  const giveBack = async (order: OrderRecord, total: number, at: number): Promise<void> => {
    const known = await reference();
    // The difference of the rounded totals: parts in another currency never exceed the whole.
    const amount = inBaseCurrency(order.total_price, order, known) - inBaseCurrency(total, order, known);
    if (amount === 0) return;
    const isPaid = mainTransaction(order)?.status === 'paid';
    await payments.lower(order.id, { amount: money(amount, known.baseCurrency.scale), at });
    const cause = { reason: 'refund', subject: { kind: 'order', id: order.id } } as const;
    const note = refundNote(idOfOrder(order.id));
    if (isPaid) await ledger.credit({ userId: order.user_id, amount, note, cause });
  };

  const replace = async (order: OrderRecord, { order_detail_id: lineId, ...row }: SubstitutionRow): Promise<void> => {
    const { proposed, quantity } = row;
    if (!proposed || row.stock_id === null) throw new TypeError(`Substitution ${row.id} proposes nothing`);
    const { price, tax } = proposed.snapshot;
    await substitutions.replaceLine(lineId, {
      stock_id: row.stock_id,
      origin_price: price * quantity,
      tax: tax * quantity,
      discount: proposed.gross - proposed.total,
      total_price: proposed.total,
      snapshot: proposed.snapshot,
    });
    await catalogueChanges.changed(order.shop_id, 'stock');
  };

  return async (order, substitution, { answer, reason }) => {
    const { id, order_detail_id: lineId, proposed, stock_id: stockId, quantity } = substitution;
    const at = clock.now();
    const isTaken =
      answer === 'replace' && proposed !== null && stockId !== null && (await substitutions.take(stockId, quantity));
    const how = answer === 'replace' && !isTaken ? 'gone' : reason;
    if (!isTaken && isLastLine(order, lineId)) {
      await substitutions.end(id, { state: 'left-out', reason: how, back: order.total_price, at });
      const canceled = await changeOrderStatus({ orderId: order.id, to: 'canceled' });
      if (!canceled.ok) throw new TypeError(`Order ${order.id} cannot be canceled: ${canceled.error.kind}`);
      return canceled.value;
    }
    const to = isTaken
      ? { gross: money(proposed.gross, order.scale as Scale), total: money(proposed.total, order.scale as Scale) }
      : nothing(order);
    const shop = (await shops()).find(order.shop_id);
    const { amounts, back } = amountsWith(order, lineId, to, { shop, reference: await reference(), at });
    if (isTaken) await replace(order, substitution);
    else await substitutions.removeLine(lineId);
    await substitutions.charge(order.id, amounts);
    await giveBack(order, amounts.total_price, at);
    await substitutions.end(id, { state: isTaken ? 'replaced' : 'left-out', reason: how, back, at });
    const changed = await reload(order);
    await notifier.changed(changed);
    return changed;
  };
};
