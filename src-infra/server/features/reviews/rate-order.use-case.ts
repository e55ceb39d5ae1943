import { instant } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import {
  checkReview,
  ratingRefusal,
  REVIEW_DAYS,
  type RatedKind,
  type RatingRefusal,
  type ReviewTextFault,
} from '@domain/reviews/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { RatedOrder, RatedOrders, RatedReview } from './rated-orders.ports.ts';
import type { ReviewSubject } from './reviews.ports.ts';
import type { ReviewCollaborators } from './write-review.ts';

/** What a customer gives one part of an order. */
export type PartDraft = {
  readonly kind: RatedKind;
  readonly id: number;
  readonly rating: number;
  readonly comment: string;
  readonly images: readonly string[];
};
export type RateRefusal = RatingRefusal | ReviewTextFault | { readonly kind: 'not-found' | 'foreign-image' };

/** An own order with the reviews of its parts, and the operator's days for new ones. */
export type OrderRatingRecord = {
  readonly order: RatedOrder;
  readonly reviews: readonly RatedReview[];
  readonly days: number;
};

/** REVIEW-1h: rating an order, its courier and its dishes together. */
export interface RateOrder {
  /** Returns what can be rated of an own order. */
  find(userId: number, orderId: number): Promise<OrderRatingRecord | undefined>;
  /** Writes or changes the reviews of these parts, all or none; the same again changes nothing. */
  rate(
    userId: number,
    orderId: number,
    parts: readonly PartDraft[],
    locale: string,
  ): Promise<Result<OrderRatingRecord, RateRefusal>>;
}

export type RateOrderDeps = ReviewCollaborators & {
  readonly ratedOrders: RatedOrders;
  readonly reference: ReferenceSource;
};

export const createRateOrder = (deps: RateOrderDeps): RateOrder => {
  const { ratedOrders, reviews, transactions, uploads, catalogueChanges, reference, clock } = deps;

  const daysOf = async (): Promise<number> => Number((await reference()).setting('review_days') ?? REVIEW_DAYS);

  /** Returns why one part is not taken; the parts of an order are its own. */
  const refusalOf = async (
    userId: number,
    { order, reviews: written, days }: OrderRatingRecord,
    part: PartDraft,
  ): Promise<RateRefusal | undefined> => {
    if (!idsOf(order)[part.kind].includes(part.id)) return { kind: 'not-found' };
    const text = checkReview(part.rating, part.comment);
    if (!text.ok) return text.error;
    const known = written.find((review) => isOf(review, part));
    // A repetition of what is written already changes nothing, so it is never too late.
    if (known && isSame(known, part)) return undefined;
    const delivery = {
      status: order.status,
      deliveredAt: order.deliveredAt === null ? undefined : instant(order.deliveredAt),
      days,
    };
    const refusal = ratingRefusal(delivery, known && instant(known.createdAt), instant(clock.now()));
    if (refusal) return refusal;
    return (await uploads.areOwn(userId, 'reviews', part.images)) ? undefined : { kind: 'foreign-image' };
  };

  const write = async (
    userId: number,
    order: RatedOrder,
    known: RatedReview | undefined,
    part: PartDraft,
    locale: string,
  ): Promise<void> => {
    if (known && isSame(known, part)) return;
    const [comment, at] = [part.comment.trim() || null, clock.now()];
    const { rating, images } = part;
    if (known) {
      await reviews.countStars(countedOf(part), known.rating, -1);
      await reviews.countStars(countedOf(part), rating);
      return ratedOrders.change(known.id, { rating, comment, images, locale, at });
    }
    const row = { user_id: userId, rating, comment, images, locale, created_at: at, updated_at: at };
    // The same dish of another order may be rated at this moment.
    if (await reviews.insert({ ...columnsOf(order, part), ...row })) await reviews.countStars(countedOf(part), rating);
  };

  const read = async (userId: number, order: RatedOrder): Promise<OrderRatingRecord> => ({
    order,
    reviews: await ratedOrders.reviews(userId, order),
    days: await daysOf(),
  });

  return {
    find: async (userId, orderId) => {
      const order = await ratedOrders.find(userId, orderId);
      return order && read(userId, order);
    },

    rate: (userId, orderId, parts, locale) =>
      transactions.run(async () => {
        const order = await ratedOrders.lock(userId, orderId);
        if (!order) return err({ kind: 'not-found' });
        const before = await read(userId, order);
        for (const part of parts) {
          const refusal = await refusalOf(userId, before, part);
          if (refusal) return err(refusal);
        }
        for (const part of parts) {
          const known = before.reviews.find((review) => isOf(review, part));
          await write(userId, order, known, part, locale);
        }
        await catalogueChanges.changed(order.shopId, 'shop');
        return ok(await read(userId, order));
      }),
  };
};

/** What belongs to an order, by kind. */
const idsOf = ({ shopId, courierId, productIds }: RatedOrder): Readonly<Record<RatedKind, readonly number[]>> => ({
  order: [shopId],
  courier: courierId === null ? [] : [courierId],
  product: productIds,
});

const isOf = (review: RatedReview, { kind, id }: PartDraft): boolean => review.kind === kind && review.subjectId === id;

const isSame = (review: RatedReview, { rating, comment, images }: PartDraft): boolean =>
  review.rating === rating &&
  (review.comment ?? '') === comment.trim() &&
  JSON.stringify(review.images) === JSON.stringify(images);

/** Whose average counts the stars. */
const countedOf = ({ kind, id }: PartDraft): ReviewSubject | { readonly kind: 'courier'; readonly id: number } => ({
  kind: kind === 'order' ? 'shop' : kind,
  id,
});

const columnsOf = ({ id: orderId }: RatedOrder, { kind, id }: PartDraft) =>
  kind === 'product'
    ? { reviewable_type: 'Product', reviewable_id: id, assignable_type: null, assignable_id: null }
    : {
        reviewable_type: 'Order',
        reviewable_id: orderId,
        assignable_type: kind === 'order' ? 'Shop' : 'User',
        assignable_id: id,
      };
