import type { EventLog } from '../../foundation/events/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { Parcels, ParcelTypes } from './parcels.ports.ts';
import { createChangeParcelStatus, type ChangeParcelStatus } from './change-parcel-status.use-case.ts';
import { createParcelNotifier, type ParcelNotifier } from './parcel-notifier.ts';
import { createParcelTariffs, type ParcelTariffs } from './parcel-tariffs.ts';
import type { ParcelCollaborators } from './parcel-collaborators.ts';
import type { PayableParcels } from '../payments/index.ts';
import { createPayableParcels } from './payable-parcels.ts';
import { createPayParcel, type PayParcel } from './pay-parcel.use-case.ts';
import { createPlaceParcel, type PlaceParcel } from './place-parcel.use-case.ts';

/** PARCEL-1: the use cases of parcels. */
export type ParcelUseCases = {
  readonly parcels: Parcels;
  readonly tariffs: ParcelTariffs;
  readonly notifier: ParcelNotifier;
  readonly placeParcel: PlaceParcel;
  readonly payParcel: PayParcel;
  readonly changeParcelStatus: ChangeParcelStatus;
  /** For payment processes. */
  readonly payable: PayableParcels;
};

type Deps = Omit<ParcelCollaborators, 'tariffs' | 'notifier'> & {
  readonly types: ParcelTypes;
  readonly events: EventLog;
  readonly notify: Notify;
};

export const createParcels = (deps: Deps): ParcelUseCases => {
  const { transactions, parcels, payments, staff, reference, ledger, uploads, zones, clock } = deps;
  const tariffs = createParcelTariffs({ types: deps.types, reference });
  const notifier = createParcelNotifier({ staff, events: deps.events, notify: deps.notify });
  const changeParcelStatus = createChangeParcelStatus({
    transactions,
    parcels,
    payments,
    staff,
    reference,
    ledger,
    notifier,
    clock,
  });
  const placeParcel = createPlaceParcel({ transactions, parcels, tariffs, notifier, reference, uploads, zones, clock });
  return {
    parcels,
    tariffs,
    notifier,
    changeParcelStatus,
    payable: createPayableParcels({ parcels, payments, reference, clock, notifier }),
    payParcel: createPayParcel({ transactions, reference, clock, ledger, parcels, payments, notifier }),
    placeParcel: (userId, draft) =>
      transactions.run(async () => {
        const placed = await placeParcel(userId, draft);
        // Contract 4.6: parcel_order_auto_approved.
        if (!placed.ok || (await reference()).setting('parcel_order_auto_approved') !== '1') return placed;
        const accepted = await changeParcelStatus({ parcelId: placed.value.id, to: 'accepted' });
        return accepted.ok ? accepted : placed;
      }),
  };
};
