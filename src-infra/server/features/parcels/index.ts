export { createParcels, type ParcelUseCases } from './create-parcels.ts';
export type { ParcelRecord, ParcelSummary } from './parcel-record.ts';
export type { ParcelDraft, ParcelRefusal, PlaceDraft } from './place-parcel.use-case.ts';
export type { ParcelTypeRow } from './parcels.ports.ts';
