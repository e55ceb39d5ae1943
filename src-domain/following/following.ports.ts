import type { Answer } from '../kernel/answer.ts';
import type { OrderId, ParcelId } from '../kernel/ids.ts';
import type { Stream } from '../kernel/stream.ts';
import type { FollowedOrder, FollowedParcel } from './followed.ts';

/** Opens links; nobody needs an account for it. */
export interface Followings {
  /** Returns what a link leads to; rejected as not found once it is stopped or expired. */
  load(secret: string): Answer<FollowedOrder | FollowedParcel>;
}

/** Hints that what is followed may have changed. */
export type FollowingUpdates = { readonly news: Stream<{ readonly kind: 'stale' }> };

/** The links of a customer's own orders, or of their own parcels. */
export interface FollowLinks<Id extends OrderId | ParcelId> {
  /** Whether it can be followed by a link. */
  isShared(id: Id): Answer<boolean>;
  /** Returns the secret of a new link; earlier ones stay. */
  share(id: Id): Answer<string>;
  /** Ends all its links at once. */
  stop(id: Id): Answer<void>;
}
