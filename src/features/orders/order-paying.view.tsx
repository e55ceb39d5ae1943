import { PayingView } from '../paying/index.ts';

/** The payment of an order, whose code few visits of an order need. */
export const OrderPaying = PayingView;
