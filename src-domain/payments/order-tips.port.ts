import type { Answer } from '../kernel/answer.ts';
import type { OrderId } from '../kernel/ids.ts';
import type { Money, PriceStyle } from '../pricing/index.ts';

/** An own order as far as tips need it, in its own currency. */
export type TippedOrder = {
  readonly total: Money;
  readonly tips: Money;
  readonly priceStyle: PriceStyle;
  readonly courier: string;
};

/** PAY-6: Tips after ordering, from the wallet. */
export interface OrderTips {
  /** An own order and its tips. */
  load(order: OrderId): Answer<TippedOrder>;
  /** Adds a tip. The same key with the same amount adds it once, however often it is sent. */
  give(order: OrderId, amount: Money, key: string): Answer<TippedOrder>;
}
