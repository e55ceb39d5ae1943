import type { Answer } from '../kernel/answer.ts';

/** Contract 4.4: what pushes can be chosen by. */
export const PUSH_KINDS = ['push', 'discount', 'order_verify', 'order_statuses'] as const;
/** One of `PUSH_KINDS`. */
export type PushKind = (typeof PUSH_KINDS)[number];

/** ACCOUNT-5: whether somebody wants pushes of a kind. The inbox keeps every notification whatever they say. */
export type PushPreference = { readonly id: number; readonly kind: PushKind; readonly isWanted: boolean };

/** ACCOUNT-5: which pushes whoever is signed in wants. */
export interface PushPreferences {
  /** Every kind the marketplace knows, in its order. */
  list(): Answer<readonly PushPreference[]>;
  /** Keeps these choices, at least one; the other kinds stay as they are. */
  choose(choices: readonly Pick<PushPreference, 'id' | 'isWanted'>[]): Answer<undefined>;
}
