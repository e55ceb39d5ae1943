import type { OrderDraft } from './order-draft.ts';
import type { NewDetailRow } from './order-record.ts';
import type { DetailDraft } from './order-rows.ts';

/** Counts the rows of lines with their add-ons. */
export const countRows = (details: readonly DetailDraft[]): number =>
  details.reduce((count, { addons }) => count + 1 + addons.length, 0);

/** Returns the rows of the lines of an order, each before its add-ons; takes `countRows` ids. */
export const toDetailRows = (
  orderId: number,
  details: readonly DetailDraft[],
  newIds: readonly number[],
  replacements: OrderDraft['replacements'],
): readonly NewDetailRow[] => {
  const ids = [...newIds];
  const row = (draft: DetailDraft, parentId: number | null): NewDetailRow => ({
    id: ids.shift() ?? 0,
    order_id: orderId,
    stock_id: draft.stockId,
    parent_id: parentId,
    user_cart_id: draft.memberId,
    quantity: draft.quantity,
    bonus: draft.isBonus,
    origin_price: draft.originPrice,
    total_price: draft.totalPrice,
    tax: draft.tax,
    discount: draft.discount,
    note: draft.note,
    status: 'new',
    snapshot: draft.goods,
    replacement: parentId === null && !draft.isBonus ? (replacements[String(draft.stockId)] ?? null) : null,
  });
  return details.flatMap((draft) => {
    const own = row(draft, null);
    return [own, ...draft.addons.map((addon) => row(addon, own.id))];
  });
};
