import type { Clock } from '@domain/kernel/clock.port.ts';
import type { PaymentStatus } from '@domain/payments/index.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { OrderUseCases } from '../orders/index.ts';
import { mainTransaction } from '../payment-transactions/index.ts';
import { isOwed } from './owed.ts';
import type { PaymentProcesses } from './payment-processes.ports.ts';
import type { StartPayment } from './start-payment.use-case.ts';
import type { PaymentVisits } from './visit-payment.use-cases.ts';

/** How the payment of an order stands. */
type OrderPaymentState = {
  /**
   * `open`: a page waits for the customer; `waiting`: the provider has not decided yet; `progress`: cash is expected.
   */
  readonly state: 'unpaid' | 'open' | 'waiting' | 'canceled' | 'rejected' | 'progress' | 'paid';
  /** The method of the state. */
  readonly tag: string | null;
  readonly keptUntil: number | null;
};
/** Asks the provider and tells how the payment of an own order stands; `undefined` if there is no such order. */
export type InquireOrderPayment = (orderId: number, userId: number) => Promise<OrderPaymentState | undefined>;

type Deps = {
  readonly processes: Pick<PaymentProcesses, 'openOfOrder'>;
  readonly orders: Pick<OrderUseCases, 'orders' | 'held' | 'changeOrderStatus'>;
  readonly visits: Pick<PaymentVisits, 'resume' | 'cancel'>;
  readonly startPayment: StartPayment;
  /** The marketplace's time. */
  readonly marketClock: Clock;
  /** The real time. */
  readonly clock: Clock;
};

type HeldPayments = {
  readonly startPayment: StartPayment;
  readonly inquire: InquireOrderPayment;
  readonly endOverdue: Job;
};

const OVERDUE_INTERVAL_MS = 10_000;
const BATCH_SIZE = 50;
/** A page that is about to expire is not worth returning to. */
const ENOUGH_MS = 600_000;

/**
 * ORDER-3d, ORDER-4c: payments of held orders. One page at a time can be paid: the same method leads to the same page,
 * and another one closes it first.
 */
export const createHeldPayments = ({
  processes,
  orders: { orders, held, changeOrderStatus },
  visits,
  startPayment,
  marketClock,
  clock,
}: Deps): HeldPayments => ({
  startPayment: async (start) => {
    const { request, customer, payment } = start;
    if (request.kind !== 'order' || !(await held.isHeld(request.orderId))) return startPayment(start);
    const open = await processes.openOfOrder(request.orderId, customer.id);
    const same = open.find((process) => process.payment.id === payment.id);
    const isGood = same !== undefined && same.expiresAt - clock.now() > ENOUGH_MS;
    for (const { id } of open) if (!isGood || id !== same.id) await visits.cancel(id);
    return isGood ? { ok: true, value: same } : startPayment(start);
  },

  inquire: async (orderId, userId) => {
    if (!(await orders.find(orderId, userId))) return undefined;
    const open = await processes.openOfOrder(orderId, userId);
    const seen = await Promise.all(open.map(async (process) => ({ process, visit: await visits.resume(process.id) })));
    const order = await orders.find(orderId, userId);
    if (!order) return undefined;
    const keptUntil = (await held.keptUntil(orderId)) ?? null;
    const known = mainTransaction(order);
    const settled = { state: stateOf(known?.status), tag: known?.tag ?? null, keptUntil };
    if (!isOwed(order)) return settled;
    const waiting = seen.find(({ visit }) => visit.kind === 'unreachable' || (visit.kind === 'waiting' && visit.isDue));
    const page = waiting ?? seen.find(({ visit }) => visit.kind === 'waiting');
    return page ? { state: waiting ? 'waiting' : 'open', tag: page.process.payment.tag, keptUntil } : settled;
  },

  endOverdue: {
    name: 'held orders',
    everyMs: OVERDUE_INTERVAL_MS,
    run: async () => {
      for (const id of await held.due(marketClock.now(), BATCH_SIZE)) {
        const ends = await Promise.all((await processes.openOfOrder(id)).map((process) => visits.cancel(process.id)));
        // While money may still come, the order is kept.
        if (ends.every(({ kind }) => kind === 'ended') && (await held.isHeld(id)))
          await changeOrderStatus({ orderId: id, to: 'canceled' });
      }
    },
  },
});

const stateOf = (status: string | undefined): OrderPaymentState['state'] => {
  switch (status as PaymentStatus | undefined) {
    case undefined:
      return 'unpaid';
    case 'progress':
    case 'canceled':
    case 'rejected':
      return status as 'progress' | 'canceled' | 'rejected';
    case 'paid':
    case 'split':
    case 'refund':
    case 're_pay':
      return 'paid';
  }
};
