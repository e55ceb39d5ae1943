import { ok } from '@domain/kernel/result.ts';
import { isActiveParcel, type ParcelStatus } from '@domain/parcels/index.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import type { Random } from '../../foundation/platform/random.ts';
import { createFollowing, type Following, type StoredFollowLinks } from '../following/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { ParcelRecord } from './parcel-record.ts';
import type { Parcels, ParcelTypes } from './parcels.ports.ts';
import { createChangeParcelStatus, type ChangeParcelStatus } from './change-parcel-status.use-case.ts';
import { createParcelNotifier, type ParcelNotifier } from './parcel-notifier.ts';
import { createParcelTariffs, type ParcelTariffs } from './parcel-tariffs.ts';
import type { ParcelCollaborators } from './parcel-collaborators.ts';
import type { Holds } from '../payment-transactions/index.ts';
import type { PayableParcels } from '../payments/index.ts';
import { createPayableParcels } from './payable-parcels.ts';
import { createPayParcel, type PayParcel } from './pay-parcel.use-case.ts';
import { createPlaceParcel, type PlaceParcel } from './place-parcel.use-case.ts';
import { createParcelReleases } from './release-held.ts';

/** PARCEL-1: the use cases of parcels. */
export type ParcelUseCases = {
  readonly parcels: Parcels;
  /** Unpaid parcels that wait for their payment. */
  readonly held: Pick<Holds, 'isHeld'>;
  readonly tariffs: ParcelTariffs;
  readonly notifier: ParcelNotifier;
  readonly placeParcel: PlaceParcel;
  readonly payParcel: PayParcel;
  readonly changeParcelStatus: ChangeParcelStatus;
  readonly following: Following<ParcelRecord>;
  /** For payment processes. */
  readonly payable: PayableParcels;
};

type Deps = Omit<ParcelCollaborators, 'tariffs' | 'notifier'> & {
  readonly types: ParcelTypes;
  readonly followLinks: StoredFollowLinks;
  readonly random: Random;
  readonly events: EventLog;
  readonly notify: Notify;
};

export const createParcels = (deps: Deps): ParcelUseCases => {
  const { transactions, parcels, held, payments, staff, reference, ledger, uploads, zones, clock } = deps;
  const tariffs = createParcelTariffs({ types: deps.types, reference });
  const notifier = createParcelNotifier({ staff, events: deps.events, notify: deps.notify });
  const changeParcelStatus = createChangeParcelStatus({
    transactions,
    parcels,
    held,
    payments,
    staff,
    reference,
    ledger,
    notifier,
    courierNotifier: deps.courierNotifier,
    clock,
  });
  const { releaseHeld, acceptAtOnce } = createParcelReleases({
    parcels,
    held,
    notifier,
    reference,
    changeParcelStatus,
  });
  const placeParcel = createPlaceParcel({
    transactions,
    parcels,
    held,
    tariffs,
    notifier,
    reference,
    uploads,
    zones,
    clock,
  });
  return {
    parcels,
    held,
    tariffs,
    notifier,
    changeParcelStatus,
    following: createFollowing({
      links: deps.followLinks,
      subjects: parcels,
      isActive: (status) => isActiveParcel(status as ParcelStatus),
      transactions,
      clock,
      random: deps.random,
    }),
    payable: createPayableParcels({
      parcels,
      held,
      payments,
      reference,
      clock,
      notifier,
      ledger,
      releaseHeld,
      changeParcelStatus,
    }),
    payParcel: createPayParcel({
      transactions,
      reference,
      clock,
      ledger,
      parcels,
      payments,
      notifier,
      releaseHeld,
    }),
    placeParcel: (userId, draft) =>
      transactions.run(async () => {
        const placed = await placeParcel(userId, draft);
        if (!placed.ok || draft.isHeld || !(await acceptAtOnce(placed.value.id))) return placed;
        const accepted = await parcels.find(placed.value.id);
        return accepted ? ok(accepted) : placed;
      }),
  };
};
