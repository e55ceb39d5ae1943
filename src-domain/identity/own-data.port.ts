import type { Answer } from '../kernel/answer.ts';

/** The kinds of things that a customer's account holds, in the order of the page. */
export const OWN_DATA_KINDS = [
  'addresses',
  'orders',
  'parcels',
  'reservations',
  'repeats',
  'reviews',
  'wallet_entries',
  'payments',
  'messages',
  'pictures',
  'notifications',
  'sign_ins',
  'passkeys',
] as const;
/** A kind of things that a customer's account holds. */
export type OwnDataKind = (typeof OWN_DATA_KINDS)[number];

/** How much an account holds, and what of it is not over yet. */
export type OwnDataSummary = {
  readonly counts: Readonly<Record<OwnDataKind, number>>;
  /** Orders and parcels that have neither arrived nor been canceled, and reservations to come. */
  readonly outstanding: Readonly<Record<'orders' | 'parcels' | 'reservations', number>>;
};

/** ACCOUNT-5i: What the server holds of the signed-in customer; `unauthorized` for a guest. */
export interface OwnData {
  /** How much it holds. */
  summarise(): Answer<OwnDataSummary>;
  /**
   * Everything that is the customer's own, as the server writes it: lists by kind. `rejected` with status 429 after a
   * few times an hour.
   */
  copy(): Answer<Readonly<Record<string, unknown>>>;
}
