export { applyParcelUpdate, followCourier, type ParcelState, type ParcelUpdate } from './apply-parcel-update.ts';
export { checkParcel, PARCEL_NOTE_MAX, PARCEL_TEXT_MAX, type ParcelTerms } from './check-parcel.ts';
export type { NewParcel, ParcelDraft, ParcelParty, ParcelPlace, PartyDraft } from './parcel-draft.ts';
export type { ParcelFault, ParcelField, PartyField } from './parcel-fault.ts';
export type { Parcel, ParcelEnd, ParcelNews, ParcelStatusTime, ParcelSummary } from './parcel.ts';
export type {
  ParcelGroup,
  ParcelHistory,
  ParcelIntent,
  ParcelIntents,
  ParcelUpdates,
  Parcels,
  PlacedParcel,
} from './parcels.ports.ts';
export {
  createPlaceParcel,
  type ParcelOutcome,
  type PlaceParcel,
  type PlaceParcelDeps,
} from './place-parcel.use-case.ts';
export { isParcelPayable } from './payable.ts';
export { repeatParcel } from './repeat-parcel.ts';
export { SOON_MINUTES, soonestTime } from './soon.ts';
export { parcelKm, parcelPrice, type OutOfRange, type ParcelPrice, type ParcelWay } from './parcel-price.ts';
export {
  canCancelParcel,
  ENDED_PARCEL_STATUSES,
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
