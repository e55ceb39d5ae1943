import type { Answer } from '../kernel/answer.ts';

/** Contract 4.4: The kinds of pushes to choose from. */
export const PUSH_KINDS = ['push', 'discount', 'order_verify', 'order_statuses'] as const;
/** One of `PUSH_KINDS`. */
export type PushKind = (typeof PUSH_KINDS)[number];

/** ACCOUNT-5: Whether a customer wants pushes of a kind. The inbox contains every notification regardless. */
export type PushPreference = { readonly id: number; readonly kind: PushKind; readonly isWanted: boolean };

/** ACCOUNT-5: The push preferences of the signed-in customer. */
export interface PushPreferences {
  /** Every kind the marketplace knows, in its order. */
  list(): Answer<readonly PushPreference[]>;
  /** Saves these choices, at least one; the other kinds stay unchanged. */
  choose(choices: readonly Pick<PushPreference, 'id' | 'isWanted'>[]): Answer<undefined>;
}
