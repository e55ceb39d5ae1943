import type { ReferenceSource } from '../reference/index.ts';
import type { Holds } from '../payment-transactions/index.ts';
import type { ChangeParcelStatus } from './change-parcel-status.use-case.ts';
import type { ParcelNotifier } from './parcel-notifier.ts';
import type { Parcels } from './parcels.ports.ts';

type Deps = {
  readonly parcels: Pick<Parcels, 'find'>;
  readonly held: Pick<Holds, 'release'>;
  readonly notifier: Pick<ParcelNotifier, 'placed'>;
  readonly reference: ReferenceSource;
  readonly changeParcelStatus: ChangeParcelStatus;
};

/** PARCEL-1o: hands parcels to the operators. */
export type ParcelReleases = {
  /** Hands over a held parcel, once; does nothing for other parcels. Runs in the caller's transaction. */
  readonly releaseHeld: (parcelId: number) => Promise<void>;
  /** Contract 4.6, `parcel_order_auto_approved`: accepts a parcel that the operators have; false if they decide. */
  readonly acceptAtOnce: (parcelId: number) => Promise<boolean>;
};

export const createParcelReleases = ({
  parcels,
  held,
  notifier,
  reference,
  changeParcelStatus,
}: Deps): ParcelReleases => {
  const acceptAtOnce = async (parcelId: number): Promise<boolean> =>
    (await reference()).setting('parcel_order_auto_approved') === '1' &&
    (await changeParcelStatus({ parcelId, to: 'accepted' })).ok;

  return {
    acceptAtOnce,
    releaseHeld: async (parcelId) => {
      if (!(await held.release(parcelId))) return;
      const parcel = await parcels.find(parcelId);
      if (parcel) await notifier.placed(parcel);
      await acceptAtOnce(parcelId);
    },
  };
};
