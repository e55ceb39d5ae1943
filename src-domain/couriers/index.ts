export {
  CARRIED_SIZE_MAX,
  CARRIED_SIZES,
  checkCourierApplication,
  needsPlate,
  textsAbout,
  VEHICLE_TEXT_MAX,
  VEHICLES,
  type CarriedSize,
  type CourierApplication,
  type CourierApplicationDraft,
  type CourierApplicationFault,
  type Vehicle,
  type VehicleText,
} from './application-form.ts';
export {
  APPLICATION_STATUSES,
  canApply,
  readApplicationStatus,
  type ApplicationState,
  type ApplicationStatus,
  type CourierApplications,
} from './applications.ts';
export type {
  ApplicationUpdates,
  CourierAnswer,
  CourierDesk,
  CourierRefusal,
  CourierUpdates,
  DeliveryPress,
} from './couriers.ports.ts';
export {
  deliveryName,
  type CarriedDelivery,
  type CourierWork,
  type DeliveryKey,
  type DeliveryLoad,
  type DeliveryOffer,
  type DeliveryStatus,
  type DeliveryStop,
  type DoneDelivery,
} from './delivery.ts';
export {
  asksCode,
  CODE_TRIES,
  CODE_TRIES_MAX,
  CODE_WAIT_MS,
  codeWaitsUntil,
  isCodeLocked,
  noTries,
  tryCode,
  type CodeRefusal,
  type CodeTries,
} from './handover-code.ts';
export {
  CARRIED_MAX,
  isInReach,
  OFFER_AHEAD_MS,
  OFFERED_STATUSES,
  OFFERS_MAX,
  offersFor,
  REACH_KM,
  takeRefusal,
  type OfferedCourier,
  type OfferedDelivery,
  type TakeRefusal,
} from './offers.ts';
export { canGiveBack, collectsCash, DOOR_MS, nextCourierStep, RIDE_KMH, rideMs, type CourierStep } from './steps.ts';
