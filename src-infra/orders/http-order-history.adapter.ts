import type { $Fetch } from 'ofetch';
import { readOrderStatus, type OrderHistory } from '@domain/orders/index.ts';
import { loadStatusTimes } from '../notifications/status-times.ts';

/** ORDER-6: the times of an order's steps. */
export const createHttpOrderHistory = ({ api }: { readonly api: $Fetch }): OrderHistory => ({
  times: (id) => loadStatusTimes(api, { kind: 'order', id, readStatus: readOrderStatus }),
});
