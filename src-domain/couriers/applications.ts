import type { Answer } from '../kernel/answer.ts';

/** The states of an application to become a courier. */
export const APPLICATION_STATUSES = ['pending', 'approved', 'canceled'] as const;
/** One of `APPLICATION_STATUSES`. */
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** COURIER-7a: Reads both spellings of canceled; undefined for any other word. */
export const readApplicationStatus = (text: string): ApplicationStatus | undefined =>
  APPLICATION_STATUSES.find((status) => status === (text === 'cancelled' ? 'canceled' : text));

/** COURIER-7: what became of the person's application. */
export interface CourierApplications {
  /** Returns the state of the latest one; `undefined` if there is none. Couriers are approved. */
  latest(): Answer<ApplicationStatus | undefined>;
}
