export { applyParcelUpdate, type ParcelState, type ParcelUpdate } from './apply-parcel-update.ts';
export { checkParcel, PARCEL_NOTE_MAX, PARCEL_TEXT_MAX, type ParcelTerms } from './check-parcel.ts';
export type { NewParcel, ParcelDraft, ParcelParty, ParcelPlace, PartyDraft } from './parcel-draft.ts';
export type { ParcelFault, ParcelField, PartyField } from './parcel-fault.ts';
export { parcelKm, parcelPrice, type OutOfRange, type ParcelPrice, type ParcelWay } from './parcel-price.ts';
export {
  canCancelParcel,
  isActiveParcel,
  nextParcelStatuses,
  PARCEL_STATUSES,
  parcelProgress,
  parcelTransition,
  readParcelStatus,
  type ParcelStatus,
} from './parcel-status.ts';
export {
  PARCEL_SIDES,
  tariffOf,
  type MeasureLimits,
  type ParcelSide,
  type ParcelTariff,
  type ParcelType,
} from './parcel-type.ts';
