import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { CourierNotifier, OrderUseCases } from '../orders/index.ts';
import type { ParcelUseCases } from '../parcels/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { CourierDeliveries } from './courier-work.ports.ts';
import { createGiveBackAbandoned } from './give-back-abandoned.job.ts';
import { createNotifyCustomer, createReportTaken } from './in-hand.ts';
import { createHandOver, createPickUp, type HandOver, type PickUp } from './move-on.use-case.ts';
import { createReadWork, type ReadWork } from './read-work.use-case.ts';
import { createGiveBack, createTakeDelivery, type GiveBack, type TakeDelivery } from './take-delivery.use-case.ts';
import { createReportPlace, createSetOnline, type ReportPlace, type SetOnline } from './whereabouts.use-cases.ts';

/** COURIER: what a person does who brings orders and parcels. */
export interface CourierWork {
  readonly readWork: ReadWork;
  readonly setOnline: SetOnline;
  readonly reportPlace: ReportPlace;
  readonly take: TakeDelivery;
  readonly giveBack: GiveBack;
  readonly pickUp: PickUp;
  readonly handOver: HandOver;
  readonly abandonedJob: Job;
}

type Deps = {
  readonly deliveries: CourierDeliveries;
  readonly transactions: Transactions;
  readonly orders: OrderUseCases;
  readonly parcels: ParcelUseCases;
  readonly courierNotifier: CourierNotifier;
  readonly reference: ReferenceSource;
  readonly zones: TimeZones;
  /** The marketplace's time. */
  readonly clock: Clock;
};

export const createCourierWork = (deps: Deps): CourierWork => {
  const { deliveries, transactions, orders, parcels, courierNotifier, reference, zones, clock } = deps;
  const reportTaken = createReportTaken({ orders, parcels, courierNotifier });
  const notifyCustomer = createNotifyCustomer({ orders, parcels });
  const giveBack = createGiveBack({ deliveries, transactions, reportTaken, clock });
  return {
    readWork: createReadWork({ deliveries, orders, parcels, reference, zones, clock }),
    setOnline: createSetOnline({ deliveries, transactions, giveBack }),
    reportPlace: createReportPlace({ deliveries, transactions, notifyCustomer, clock }),
    take: createTakeDelivery({ deliveries, transactions, reportTaken, clock }),
    giveBack,
    pickUp: createPickUp({ deliveries, transactions, orders, parcels, clock }),
    handOver: createHandOver({ deliveries, transactions, orders, parcels, clock }),
    abandonedJob: createGiveBackAbandoned({ deliveries, transactions, reportTaken, clock }),
  };
};
