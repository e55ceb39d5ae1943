import type { Clock } from '@domain/kernel/clock.port.ts';
import type { ShopDirectory } from '../catalog/index.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { OrderUseCases } from '../orders/index.ts';
import type { Log } from '../../foundation/platform/log.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { Ledger, WalletUseCases } from '../wallet/index.ts';
import { mainTransaction } from '../payment-transactions/index.ts';
import { createPayableCart } from './payable-cart.ts';
import { createPayableOrder } from './payable-order.ts';
import { createPayableParcel } from './payable-parcel.ts';
import { createPayableShare } from './payable-share.ts';
import type { PayableParcels } from './payable-parcels.port.ts';
import { createHeldPayments, type InquirePayment, type Payables } from './held-payments.ts';
import { createCreditProcess, createPayableWallet } from './payable-wallet.ts';
import type { Payers, PaymentProcesses } from './payment-processes.ports.ts';
import type { PaymentProviders } from './payment-providers.ts';
import type { ProcessRecord } from './process-record.ts';
import { costOf, isOwed } from './owed.ts';
import { createOpenProcess } from './open-process.ts';
import { createPayOrder, type PayOrder } from './pay-order.use-case.ts';
import { createSharePayments, type SharePayments } from './share-payments.ts';
import { createSettleProcess } from './settle-process.use-case.ts';
import { createStartPayment, type StartPayment } from './start-payment.use-case.ts';
import type { TestAction, TestProvider } from './test-provider/test-provider.adapter.ts';
import { createWalletShares } from './wallet-shares.ts';
import { createPaymentVisits, type PaymentVisits } from './visit-payment.use-cases.ts';

export type PaymentsDeps = {
  readonly transactions: Transactions;
  readonly reference: ReferenceSource;
  readonly random: Random;
  readonly log: Log;
  readonly notify: Notify;
  /** The marketplace's time, for ledgers. */
  readonly marketClock: Clock;
  /** The real time, for expiry and signatures. */
  readonly clock: Clock;
  readonly orders: OrderUseCases;
  readonly shops: ShopDirectory;
  readonly parcels: PayableParcels;
  readonly processes: PaymentProcesses;
  readonly payers: Payers;
  readonly ledger: Ledger;
  readonly wallets: Pick<WalletUseCases, 'walletTransactions'>;
  readonly providers: PaymentProviders;
  /** Replaces every provider without an adapter; `undefined` in production. */
  readonly testProvider: TestProvider | undefined;
};

/** Payments by customers, and what providers report about them (contract 3.11, 5.6). */
export type PaymentUseCases = {
  readonly payOrder: PayOrder;
  readonly startPayment: StartPayment;
  /** A process of one user; `undefined` if there is none. */
  readonly ownProcess: (id: string, userId: number) => Promise<ProcessRecord | undefined>;
  readonly inquire: InquirePayment;
  readonly sharePayments: SharePayments;
  readonly providers: PaymentProviders;
  readonly visits: PaymentVisits;
  readonly testProvider: TestProvider | undefined;
  /** Performs an action of the test provider's page and delivers its callback. */
  readonly actOnTestPage: (reference: string, action: TestAction) => Promise<void>;
  readonly jobs: readonly Job[];
};

const EXPIRY_INTERVAL_MS = 60_000;
const DELIVERY_INTERVAL_MS = 2_000;

export const createPayments = (deps: PaymentsDeps): PaymentUseCases => {
  const { transactions, processes, reference, clock, marketClock, random, log, notify } = deps;
  const { payers, ledger, orders, parcels, providers, testProvider } = deps;
  const { walletTransactions } = deps.wallets;
  const shares = createWalletShares({ transactions, ledger, reference });
  const credit = createCreditProcess({ reference, clock: marketClock, ledger, walletTransactions, notify });
  const openProcess = createOpenProcess({ processes, clock, random });
  const settle = createSettleProcess({
    transactions,
    processes,
    reference,
    clock,
    log,
    payables: [
      createPayableCart({ payers, reference, orders }),
      createPayableOrder({
        reference,
        clock: marketClock,
        orders: orders.orders,
        payments: orders.payments,
        notifier: orders.notifier,
        releaseHeld: orders.releaseHeld,
        ledger,
      }),
      createPayableParcel(parcels),
      createPayableShare({ orders, credit }),
      createPayableWallet({ reference, clock: marketClock, ledger, walletTransactions, notify }),
    ],
    credit,
    shares,
  });
  const visits = createPaymentVisits({ processes, reference, clock, log, providers, settle });

  const heldPayments = createHeldPayments({
    processes,
    payables: { order: payableOrders(orders, reference), parcel: payableParcels(parcels) },
    visits,
    marketClock,
    clock,
    startPayment: createStartPayment({
      transactions,
      openProcess,
      reference,
      clock,
      orders,
      parcels,
      ledger,
      shares,
    }),
    shares,
  });

  const deliver = async (delivery: Awaited<ReturnType<TestProvider['takeDue']>>[number]): Promise<void> => {
    if (testProvider) await visits.receive(testProvider, { ...delivery, now: clock.now() });
  };
  const deliverDue: Job = {
    name: 'test payments',
    everyMs: DELIVERY_INTERVAL_MS,
    run: async () => {
      for (const delivery of (await testProvider?.takeDue()) ?? []) await deliver(delivery);
    },
  };

  return {
    payOrder: createPayOrder({
      transactions,
      reference,
      clock: marketClock,
      orders: orders.orders,
      payments: orders.payments,
      ledger,
      notifier: orders.notifier,
      releaseHeld: orders.releaseHeld,
    }),
    ownProcess: async (id, userId) => {
      const process = await processes.find(id);
      return process?.userId === userId ? process : undefined;
    },
    startPayment: heldPayments.startPayment,
    inquire: heldPayments.inquire,
    sharePayments: createSharePayments({
      transactions,
      processes,
      openProcess,
      visits,
      orders,
      providers,
      shops: deps.shops,
      reference,
      ledger,
      notify,
      clock,
    }),
    providers,
    visits,
    testProvider,

    actOnTestPage: async (reference, action) => {
      const delivery = await testProvider?.act(reference, action);
      if (delivery) await deliver(delivery);
    },

    jobs: [
      { name: 'payment processes', everyMs: EXPIRY_INTERVAL_MS, run: visits.endExpired },
      heldPayments.endOverdue,
      ...(testProvider ? [deliverDue] : []),
    ],
  };
};

const payableOrders = ({ orders, held, changeOrderStatus }: OrderUseCases, reference: ReferenceSource): Payables => ({
  holds: held,
  find: async (id, userId) => {
    const order = await orders.find(id, userId);
    if (!order) return undefined;
    const due = { amount: costOf(order, await reference()).amount, rate: order.rate };
    return { payment: mainTransaction(order), isOwed: isOwed(order), due };
  },
  cancel: async (orderId) => void (await changeOrderStatus({ orderId, to: 'canceled' })),
});

const payableParcels = ({ held, find, cancel }: PayableParcels): Payables => ({
  holds: held,
  find: async (id, userId) => {
    const bill = await find(id, userId);
    return bill && { ...bill, due: bill };
  },
  cancel,
});
