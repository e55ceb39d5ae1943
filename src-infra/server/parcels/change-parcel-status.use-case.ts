import { err, ok, type Result } from '@domain/kernel/result.ts';
import { canCancelParcel, parcelTransition, readParcelStatus, type ParcelStatus } from '@domain/parcels/index.ts';
import { createSettleMoney, type StatusRefusal } from '../orders/index.ts';
import type { ParcelRecord } from './parcel-record.ts';
import type { ParcelsDeps } from './parcels-deps.ts';
import { parcelNotes } from './pay-parcel.use-case.ts';

export type ParcelStep = {
  readonly parcelId: number;
  /** A word of contract 4.3, as it was sent. */
  readonly to: string;
  /** A customer may only cancel, only the own parcel, only while it is new. */
  readonly customerId?: number;
  readonly courierId?: number;
  readonly eta?: number;
};

/** Takes a parcel one step on, with everything that goes with the step: money, notifications (PARCEL-1g, contract 5.7). */
export type ChangeParcelStatus = (step: ParcelStep) => Promise<Result<ParcelRecord, StatusRefusal>>;

export const createChangeParcelStatus = (deps: ParcelsDeps): ChangeParcelStatus => {
  const { store, clock, parcels, news, orders: { orders } } = deps;
  const money = createSettleMoney({ ...deps, setTransactions: parcels.transactions.setStatus, notes: parcelNotes });

  return ({ parcelId, to: word, customerId, courierId, eta }) =>
    store.transaction(async () => {
      const found = await parcels.lock(parcelId, customerId);
      if (!found) return err({ kind: 'not-found' });
      const from = found.status as ParcelStatus;
      if (customerId !== undefined && !(readParcelStatus(word) === 'canceled' && canCancelParcel(from))) return err({ kind: 'not-cancelable' });
      const step = parcelTransition(from, word);
      if (!step.ok) return step;
      if (courierId !== undefined && !(await orders.isCourier(courierId))) return err({ kind: 'no-courier' });

      await parcels.setStatus({ id: parcelId, status: step.value, courierId: courierId ?? null, eta: eta ?? null, at: clock.now() });
      const parcel = await parcels.find(parcelId);
      if (!parcel) throw new TypeError(`Parcel ${parcelId} is locked and not there`);
      if (step.value === 'canceled') await money.giveBack(parcel);
      if (step.value === 'delivered') await money.settle(parcel);
      const told = (await parcels.find(parcelId)) ?? parcel;
      await news.statusChanged(told, customerId);
      return ok(told);
    });
};
