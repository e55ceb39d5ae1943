import { err, ok, type Result } from '@domain/kernel/result.ts';
import { canCancelParcel, parcelTransition, readParcelStatus, type ParcelStatus } from '@domain/parcels/index.ts';
import { createSettleMoney, type StatusRefusal } from '../orders/index.ts';
import type { ParcelRecord } from './parcel-record.ts';
import type { ParcelCollaborators } from './parcel-collaborators.ts';
import { parcelNotes } from './pay-parcel.use-case.ts';

export type ParcelStep = {
  readonly parcelId: number;
  /** A status of contract 4.3, as sent. */
  readonly to: string;
  /** Set if a customer cancels: only an own parcel, and only while it is new. */
  readonly customerId?: number;
  readonly courierId?: number;
  /** Set if a courier moves it: only a delivery in their hands. */
  readonly holderId?: number;
  readonly eta?: number;
};

/** Moves a parcel to its next status, with the effects on money and notifications (PARCEL-1g, contract 5.7). */
export type ChangeParcelStatus = (step: ParcelStep) => Promise<Result<ParcelRecord, StatusRefusal>>;

type Deps = Pick<
  ParcelCollaborators,
  | 'transactions'
  | 'parcels'
  | 'held'
  | 'payments'
  | 'staff'
  | 'reference'
  | 'ledger'
  | 'notifier'
  | 'courierNotifier'
  | 'clock'
>;

export const createChangeParcelStatus = (deps: Deps): ChangeParcelStatus => {
  const { transactions, clock, parcels, held, payments, staff, reference, ledger, notifier, courierNotifier } = deps;
  const money = createSettleMoney({
    clock,
    reference,
    ledger,
    staff,
    payments,
    subject: 'parcel',
    notes: parcelNotes,
  });

  return ({ parcelId, to: word, customerId, courierId, holderId, eta }) =>
    transactions.run(async () => {
      const found = await parcels.lock(parcelId, customerId);
      if (!found || (holderId !== undefined && found.deliveryman_id !== holderId)) return err({ kind: 'not-found' });
      const from = found.status as ParcelStatus;
      if (customerId !== undefined && !(readParcelStatus(word) === 'canceled' && canCancelParcel(from)))
        return err({ kind: 'not-cancelable' });
      const step = parcelTransition(from, word);
      if (!step.ok) return step;
      if (step.value !== 'canceled' && (await held.isHeld(parcelId))) return err({ kind: 'not-allowed' });
      if (courierId !== undefined && !(await staff.isCourier(courierId))) return err({ kind: 'no-courier' });

      await parcels.setStatus({
        id: parcelId,
        status: step.value,
        courierId: courierId ?? null,
        eta: eta ?? null,
        at: clock.now(),
      });
      if (step.value === 'canceled') await held.release(parcelId);
      const parcel = await parcels.find(parcelId);
      if (!parcel) throw new TypeError(`Parcel ${parcelId} is locked but does not exist`);
      if (step.value === 'canceled') await money.refund(parcel);
      if (step.value === 'delivered') await money.settle(parcel);
      const updated = (await parcels.find(parcelId)) ?? parcel;
      await notifier.statusChanged(updated, customerId);
      const { deliveryman_id: carrierId } = updated;
      await courierNotifier.changed({
        kind: 'parcel',
        id: parcelId,
        status: step.value,
        courierId: carrierId,
        actorId: holderId,
      });
      return ok(updated);
    });
};
