import { lineKey } from '@domain/cart/index.ts';
import type { CheckoutChoices } from '@domain/checkout/index.ts';
import type { Change } from '@domain/orders/index.ts';
import type { CheckoutCart } from './checkout-cart.ts';

type Targets = {
  readonly cart: Pick<CheckoutCart, 'lines' | 'setQuantity' | 'refresh'>;
  readonly choose: (change: Partial<CheckoutChoices>) => void;
  readonly leaveZone: () => void;
};

/** ORDER-5: adapts cart and choices to the changes reported by the server, so that the next total can be ordered. */
export const adaptToChanges = async (
  changes: readonly Change[],
  { cart, choose, leaveZone }: Targets,
): Promise<void> => {
  for (const change of changes) {
    if (change.kind === 'slot' && change.to) choose({ slot: change.to });
    if (change.kind === 'coupon') choose({ coupon: undefined });
    if (change.kind === 'fee' && change.to === undefined) leaveZone();
    if (change.kind === 'stock' || change.kind === 'removed') {
      const line = cart.lines.find(({ stockId }) => stockId === change.stockId);
      if (line) cart.setQuantity(lineKey(line), change.kind === 'stock' ? change.available : 0);
    }
  }
  await cart.refresh();
};
