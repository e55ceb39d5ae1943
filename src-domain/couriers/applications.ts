import type { Answer } from '../kernel/answer.ts';
import type { CourierApplication } from './application-form.ts';

/** The states of an application to become a courier. */
export const APPLICATION_STATUSES = ['pending', 'approved', 'canceled'] as const;
/** One of `APPLICATION_STATUSES`. */
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** COURIER-7a: Reads both spellings of canceled; undefined for any other word. */
export const readApplicationStatus = (text: string): ApplicationStatus | undefined =>
  APPLICATION_STATUSES.find((status) => status === (text === 'cancelled' ? 'canceled' : text));

/** Where a person stands on the way to becoming a courier. */
export type ApplicationState = {
  /** Of the latest application; `undefined` if there is none. Couriers are approved. */
  readonly status: ApplicationStatus | undefined;
  /** What the operator said to it. */
  readonly note: string | undefined;
  /** Whether the account only orders: those of sellers and staff have other work. */
  readonly isCustomer: boolean;
};

/** COURIER-7e: Whether a person can send an application: one at a time, and not with an account that works already. */
export const canApply = ({ status, isCustomer }: Pick<ApplicationState, 'status' | 'isCustomer'>): boolean =>
  isCustomer && status !== 'pending' && status !== 'approved';

/** COURIER-7: the signed-in person's application to become a courier. */
export interface CourierApplications {
  /** Returns where the person stands. */
  latest(): Answer<ApplicationState>;
  /** Sends an application once per idempotency key; returns where the person stands then. */
  apply(application: CourierApplication, idempotencyKey: string): Answer<ApplicationState>;
}
