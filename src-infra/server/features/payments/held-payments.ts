import type { Clock } from '@domain/kernel/clock.port.ts';
import type { PaymentStatus } from '@domain/payments/index.ts';
import { moneyOf, type Money } from '@domain/pricing/index.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { Holds, TransactionRecord } from '../payment-transactions/index.ts';
import type { ProcessRecord } from './process-record.ts';
import type { DueAmount, WalletShares } from './wallet-shares.ts';
import type { HeldSubject, PaymentProcesses } from './payment-processes.ports.ts';
import type { PaymentRequest, StartPayment } from './start-payment.use-case.ts';
import type { PaymentVisits } from './visit-payment.use-cases.ts';

/** How the payment of an order or a parcel stands. */
type PaymentState = {
  /**
   * `open`: a page waits for the customer; `waiting`: the provider has not decided yet; `returned`: what was charged is
   * in the wallet; `progress`: cash is expected.
   */
  readonly state: 'unpaid' | 'open' | 'waiting' | 'canceled' | 'rejected' | 'returned' | 'progress' | 'paid';
  /** The method of the state. */
  readonly tag: string | null;
  readonly keptUntil: number | null;
  /** PAY-4b: what the customer's wallet can pay beside a provider; `undefined` for nothing. */
  readonly walletShare: Money | undefined;
};
/** Asks the provider and tells how the payment of an own subject stands; `undefined` if there is no such one. */
export type InquirePayment = (subject: HeldSubject, userId: number) => Promise<PaymentState | undefined>;

/** Orders, or parcels, as far as they wait for a payment. */
export type Payables = {
  readonly holds: Pick<Holds, 'isHeld' | 'keptUntil' | 'due'>;
  /** Returns the payment of a customer's own one, and whether it is still owed. */
  readonly find: (id: number, userId: number) => Promise<PayableState | undefined>;
  readonly cancel: (id: number) => Promise<void>;
};
type PayableState = {
  readonly payment: Pick<TransactionRecord, 'status' | 'tag'> | undefined;
  readonly isOwed: boolean;
  readonly due: DueAmount;
};

type Deps = {
  readonly processes: Pick<PaymentProcesses, 'openOf' | 'isReturned'>;
  readonly payables: Readonly<Record<HeldSubject['kind'], Payables>>;
  readonly visits: Pick<PaymentVisits, 'resume' | 'cancel'>;
  readonly startPayment: StartPayment;
  readonly shares: Pick<WalletShares, 'offer'>;
  /** The marketplace's time. */
  readonly marketClock: Clock;
  /** The real time. */
  readonly clock: Clock;
};

type HeldPayments = {
  readonly startPayment: StartPayment;
  readonly inquire: InquirePayment;
  readonly endOverdue: Job;
};

const OVERDUE_INTERVAL_MS = 10_000;
const BATCH_SIZE = 50;
/** A page that is about to expire is not worth returning to. */
const ENOUGH_MS = 600_000;
const KINDS = ['order', 'parcel'] as const;

/**
 * ORDER-3d, ORDER-4c, PARCEL-1o: payments of what is held. One page at a time can be paid: the same method leads to the
 * same page, and another method or another part from the wallet closes it first.
 */
export const createHeldPayments = ({
  processes,
  payables,
  visits,
  startPayment,
  shares,
  marketClock,
  clock,
}: Deps): HeldPayments => ({
  startPayment: async (start) => {
    const { request, customer, payment } = start;
    const subject = subjectOf(request);
    if (!subject || !(await payables[subject.kind].holds.isHeld(subject.id))) return startPayment(start);
    const open = await processes.openOf(subject, customer.id);
    const same = open.find((process) => process.payment.id === payment.id && isSameShare(process, request));
    const isGood = same !== undefined && same.expiresAt - clock.now() > ENOUGH_MS;
    for (const { id } of open) if (!isGood || id !== same.id) await visits.cancel(id);
    return isGood ? { ok: true, value: same } : startPayment(start);
  },

  inquire: async (subject, userId) => {
    const { find, holds } = payables[subject.kind];
    if (!(await find(subject.id, userId))) return undefined;
    const open = await processes.openOf(subject, userId);
    const seen = await Promise.all(open.map(async (process) => ({ process, visit: await visits.resume(process.id) })));
    const found = await find(subject.id, userId);
    if (!found) return undefined;
    const keptUntil = (await holds.keptUntil(subject.id)) ?? null;
    const walletShare = found.isOwed ? await shares.offer(userId, found.due) : undefined;
    const reported = stateOf(found.payment?.status);
    const state = reported === 'canceled' && (await processes.isReturned(subject)) ? 'returned' : reported;
    const settled: PaymentState = { state, tag: found.payment?.tag ?? null, keptUntil, walletShare };
    if (!found.isOwed) return settled;
    const waiting = seen.find(({ visit }) => visit.kind === 'unreachable' || (visit.kind === 'waiting' && visit.isDue));
    const page = waiting ?? seen.find(({ visit }) => visit.kind === 'waiting');
    return page
      ? { state: waiting ? 'waiting' : 'open', tag: page.process.payment.tag, keptUntil, walletShare }
      : settled;
  },

  endOverdue: {
    name: 'held payments',
    everyMs: OVERDUE_INTERVAL_MS,
    run: async () => {
      for (const kind of KINDS) {
        const { holds, cancel } = payables[kind];
        for (const id of await holds.due(marketClock.now(), BATCH_SIZE)) {
          const open = await processes.openOf({ kind, id });
          const ends = await Promise.all(open.map((process) => visits.cancel(process.id)));
          // While money may still come, it is kept.
          if (ends.every((end) => end.kind === 'ended') && (await holds.isHeld(id))) await cancel(id);
        }
      }
    },
  },
});

const subjectOf = (request: PaymentRequest): HeldSubject | undefined => {
  if (request.kind === 'order') return { kind: 'order', id: request.orderId };
  return request.kind === 'parcel' ? { kind: 'parcel', id: request.parcelId } : undefined;
};

/** Whether a page charges what is asked for. */
const isSameShare = ({ fromWallet }: ProcessRecord, request: PaymentRequest): boolean =>
  fromWallet.minor ===
  ('fromWallet' in request && request.fromWallet ? moneyOf(request.fromWallet, fromWallet.scale).minor : 0);

const stateOf = (status: string | undefined): PaymentState['state'] => {
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
