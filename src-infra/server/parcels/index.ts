export { createParcels, type Parcels } from './create-parcels.ts';
export type { ParcelRecord, ParcelSummary } from './parcel-record.ts';
export type { ParcelDraft, ParcelRefusal, PlaceDraft } from './place-parcel.use-case.ts';
