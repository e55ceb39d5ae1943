import type { Result } from '@domain/kernel/result.ts';
import { createWriteReview, type ReviewCollaborators, type ReviewDraft, type ReviewRefusal } from './write-review.ts';

/** The subject of a delivery review: the order for its shop, its courier or its waiter. */
export type DeliveredThing = {
  readonly kind: 'Order' | 'ParcelOrder';
  readonly id: number;
  readonly about: { readonly kind: 'shop'; readonly id: number } | { readonly kind: 'person'; readonly id: number };
};

/** REVIEW-1c: reviews orders, couriers and waiters separately, once each; the caller checks permission. */
export interface DeliveryReviews {
  /** Writes a review; the averages are current once it resolves. */
  write(userId: number, thing: DeliveredThing, draft: ReviewDraft): Promise<Result<undefined, ReviewRefusal>>;
}

export const createDeliveryReviews = (deps: ReviewCollaborators): DeliveryReviews => {
  const write = createWriteReview(deps);
  return {
    write: (userId, { kind, id, about }, draft) =>
      write(
        userId,
        {
          reviewable_type: kind,
          reviewable_id: id,
          assignable_type: about.kind === 'shop' ? 'Shop' : 'User',
          assignable_id: about.id,
        },
        draft,
        async (rating) => {
          await deps.reviews.countStars(about.kind === 'shop' ? about : { kind: 'courier', id: about.id }, rating);
          if (about.kind === 'shop') await deps.catalogueChanges.changed(about.id, 'shop');
        },
      ),
  };
};
