import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Job } from '../jobs/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { Orders } from '../orders/index.ts';
import type { Log } from '../platform/log.ts';
import type { Random } from '../platform/random.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Store } from '../store/index.ts';
import type { Ledger, Wallets } from '../wallet/index.ts';
import { createPayableCart } from './payable-cart.ts';
import { createPayableOrder } from './payable-order.ts';
import { createPayableParcel } from './payable-parcel.ts';
import type { PayableParcels } from './payable-parcels.port.ts';
import { createCreditProcess, createPayableWallet } from './payable-wallet.ts';
import type { PaymentProviders } from './payment-providers.ts';
import { createPayOrder, type PayOrder } from './pay-order.use-case.ts';
import { createSettleProcess } from './settle-process.use-case.ts';
import { createStartPayment, type StartPayment } from './start-payment.use-case.ts';
import type { TestAction, TestProvider } from './test-provider/test-provider.adapter.ts';
import { createPaymentVisits, type PaymentVisits } from './visit-payment.use-cases.ts';

export type PaymentsDeps = {
  readonly store: Store; readonly reference: ReferenceSource; readonly random: Random; readonly log: Log; readonly notify: Notify;
  /** The marketplace's time, for the books. */
  readonly marketClock: Clock;
  /** The real time, for processes and signatures. */
  readonly clock: Clock;
  readonly orders: Orders; readonly parcels: PayableParcels; readonly ledger: Ledger; readonly wallets: Wallets;
  readonly providers: PaymentProviders;
  /** Stands in for providers without adapter; `undefined` where real money is at stake. */
  readonly testProvider: TestProvider | undefined;
};

/** What people pay with, and what providers tell of it (contract 3.11, 5.6). */
export type Payments = {
  readonly payOrder: PayOrder;
  readonly startPayment: StartPayment;
  readonly providers: PaymentProviders;
  readonly visits: PaymentVisits;
  readonly testProvider: TestProvider | undefined;
  /** Lets something happen on the test provider's page, and delivers what it tells of that. */
  readonly actOnTestPage: (reference: string, action: TestAction) => Promise<void>;
  readonly jobs: readonly Job[];
};

const END_LAPSED_MS = 60_000;
const DELIVER_MS = 2_000;

export const createPayments = (deps: PaymentsDeps): Payments => {
  const { store, clock, marketClock, log, ledger, providers, testProvider, wallets: { transactions } } = deps;
  const books = { ...deps, clock: marketClock, transactions };
  const payables = [createPayableCart(deps), createPayableOrder({ ...books, ...deps.orders }), createPayableParcel(deps.parcels), createPayableWallet(books)];
  const settle = createSettleProcess({ store, reference: deps.reference, clock, log, payables, credit: createCreditProcess(books) });
  const visits = createPaymentVisits({ ...deps, settle });

  const deliver = async (delivery: Awaited<ReturnType<TestProvider['takeDue']>>[number]): Promise<void> => {
    if (testProvider) await visits.hear(testProvider, { ...delivery, now: clock.now() });
  };
  const deliverDue: Job = {
    name: 'test payments', everyMs: DELIVER_MS,
    run: async () => {
      for (const delivery of (await testProvider?.takeDue()) ?? []) await deliver(delivery);
    },
  };

  return {
    payOrder: createPayOrder({ ...books, ledger, orders: deps.orders.orders, news: deps.orders.news }),
    startPayment: createStartPayment(deps),
    providers, visits, testProvider,

    actOnTestPage: async (reference, action) => {
      const delivery = await testProvider?.act(reference, action);
      if (delivery) await deliver(delivery);
    },

    jobs: [{ name: 'payment processes', everyMs: END_LAPSED_MS, run: visits.endLapsed }, ...(testProvider ? [deliverDue] : [])],
  };
};
