import type { Result } from '@domain/kernel/result.ts';
import { catalogueChanged } from '../catalog/index.ts';
import { createWriteReview, type ReviewDeps, type ReviewDraft, type ReviewRefusal } from './write-review.ts';

/** Something that was brought and may be reviewed: the order for its shop, or who brought or served it. */
export type DeliveredThing = {
  readonly kind: 'Order' | 'ParcelOrder';
  readonly id: number;
  readonly about: { readonly kind: 'shop'; readonly id: number } | { readonly kind: 'person'; readonly id: number };
};

/** REVIEW-1c: orders, couriers and waiters are reviewed apart, each once; whether somebody may is the caller's to know. */
export interface DeliveryReviews {
  /** Stars of shop and courier are up to date once it resolves. */
  write(userId: number, thing: DeliveredThing, draft: ReviewDraft): Promise<Result<undefined, ReviewRefusal>>;
}

export const createDeliveryReviews = (deps: ReviewDeps): DeliveryReviews => {
  const write = createWriteReview(deps);
  return {
    write: (userId, { kind, id, about }, draft) =>
      write(userId, { reviewable_type: kind, reviewable_id: id, assignable_type: about.kind === 'shop' ? 'Shop' : 'User', assignable_id: about.id }, draft, async (reviews, rating) => {
        await reviews.countStars(about.kind === 'shop' ? about : { kind: 'courier', id: about.id }, rating);
        if (about.kind === 'shop') await catalogueChanged(deps.store, about.id, 'shop');
      }),
  };
};
