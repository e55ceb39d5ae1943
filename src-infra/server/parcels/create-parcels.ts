import { createParcelRepository, type ParcelRepository } from '../store/index.ts';
import { createChangeParcelStatus, type ChangeParcelStatus } from './change-parcel-status.use-case.ts';
import { createParcelNews, type ParcelNews } from './parcel-news.ts';
import { createParcelTariffs, type ParcelTariffs } from './parcel-tariffs.ts';
import type { ParcelsSurroundings } from './parcels-deps.ts';
import type { PayableParcels } from '../payments/index.ts';
import { createPayableParcels } from './payable-parcels.ts';
import { createPayParcel, type PayParcel } from './pay-parcel.use-case.ts';
import { createPlaceParcel, type PlaceParcel } from './place-parcel.use-case.ts';

/** PARCEL-1: parcels from door to door. */
export type Parcels = {
  readonly parcels: ParcelRepository;
  readonly tariffs: ParcelTariffs;
  readonly news: ParcelNews;
  readonly placeParcel: PlaceParcel;
  readonly payParcel: PayParcel;
  readonly changeParcelStatus: ChangeParcelStatus;
  /** For payment processes. */
  readonly payable: PayableParcels;
};

export const createParcels = (surroundings: ParcelsSurroundings): Parcels => {
  const [parcels, tariffs, news] = [createParcelRepository(surroundings.store), createParcelTariffs(surroundings), createParcelNews(surroundings)];
  const deps = { ...surroundings, parcels, tariffs, news };
  const changeParcelStatus = createChangeParcelStatus(deps);
  const placeParcel = createPlaceParcel(deps);
  return {
    parcels, tariffs, news, changeParcelStatus, payable: createPayableParcels(deps), payParcel: createPayParcel(deps),
    placeParcel: (userId, draft) =>
      surroundings.store.transaction(async () => {
        const placed = await placeParcel(userId, draft);
        // Contract 4.6: parcel_order_auto_approved.
        if (!placed.ok || (await surroundings.reference()).setting('parcel_order_auto_approved') !== '1') return placed;
        const accepted = await changeParcelStatus({ parcelId: placed.value.id, to: 'accepted' });
        return accepted.ok ? accepted : placed;
      }),
  };
};
