import { answerOfSilence, DEFAULT_CHOICE, readOrderedChoice } from '@domain/substitution/index.ts';
import type { SubstitutedDishRecord, SubstitutionRow } from '../../features/orders/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { toProductBase, type CatalogContext } from '../catalog/index.ts';
import { major } from './payment.shape.ts';

/** Renders a dish that a shop could not deliver, and what became of it. Amounts are in the order's currency. */
export const toSubstitution = (row: SubstitutionRow, scale: number, context: CatalogContext) => {
  const amount = (minor: number | null): number | null => (minor === null ? null : major(minor, scale));
  const dish = ({ snapshot, total }: SubstitutedDishRecord) => ({
    quantity: row.quantity,
    total_price: major(total, scale),
    options: snapshot.extras.map(({ value }) => value).join(', '),
    product: toProductBase(snapshot.product, {
      ...context,
      prices: { base: context.base, currency: context.currency, today: '' },
    }),
  });
  return {
    id: row.id,
    order_detail_id: row.order_detail_id,
    state: row.state,
    reason: row.reason,
    silence: answerOfSilence(readOrderedChoice(row.choice) ?? DEFAULT_CHOICE),
    ordered: dish(row.ordered),
    proposed: row.proposed && dish(row.proposed),
    asked_at: wireTime(row.asked_at),
    ends_at: wireTime(row.ends_at),
    back_if_replaced: amount(row.if_replaced),
    back_if_left_out: amount(row.if_left_out),
    back: amount(row.back),
  };
};
