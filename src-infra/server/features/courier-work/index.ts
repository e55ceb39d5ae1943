export { createCourierNotifier } from './courier-notifier.ts';
export type { Subject } from './courier-work.ports.ts';
export { createCourierWork, type CourierWork } from './create-courier-work.ts';
export type { StepRefusal } from './move-on.use-case.ts';
export type { CarriedRecord, CourierWorkRecord, OfferRecord } from './read-work.use-case.ts';
