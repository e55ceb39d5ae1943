import { ParcelsView } from '../../features/parcels/parcels.view.tsx';
import { ParcelsViewModel } from '../../features/parcels/parcels.view-model.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { bindParcels, PARCEL_QUERIES, PARCEL_UPDATES } from '../modules/parcels.module.ts';
import { DATA_CACHE } from '../tokens.ts';
import { definePage } from './define-page.ts';

export const page = definePage(
  ParcelsViewModel,
  ParcelsView,
  { cache: DATA_CACHE, queries: PARCEL_QUERIES, updates: PARCEL_UPDATES, reference: REFERENCE_VIEW_MODEL },
  bindParcels,
);
