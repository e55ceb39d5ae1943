import type { OrderId, ProductId, ShopId, UserId } from '../kernel/ids.ts';
import type { OrderStatus } from '../orders/index.ts';

/** The reviewed order, or the order of the reviewed courier. */
export type ReviewedOrder = {
  readonly id: OrderId;
  readonly customerId: UserId;
  readonly status: OrderStatus;
  readonly hasCourier: boolean;
};

/** The subjects of reviews. */
export type ReviewSubject =
  | { readonly kind: 'order' | 'courier'; readonly order: ReviewedOrder }
  | { readonly kind: 'shop'; readonly shopId: ShopId }
  | { readonly kind: 'product'; readonly productId: ProductId };

/** An existing review: its author and subject. */
export type WrittenReview = { readonly authorId: UserId; readonly subject: ReviewSubject };

/** Why a review is not allowed. */
export type ReviewRefusal = { readonly kind: 'signed-out' | 'not-own' | 'not-delivered' | 'no-courier' | 'exists' };

/**
 * REVIEW-1c, contract 5.9: Returns why a subject cannot be reviewed, or undefined. Orders and their couriers are
 * reviewed separately, by the customer after delivery; shops and products by any signed-in customer; each subject once
 * per person.
 */
export const reviewRefusal = (
  author: UserId | undefined,
  subject: ReviewSubject,
  written: readonly WrittenReview[],
): ReviewRefusal | undefined => {
  if (author === undefined) return { kind: 'signed-out' };
  const unready =
    subject.kind === 'order' || subject.kind === 'courier'
      ? orderRefusal(author, subject.kind, subject.order)
      : undefined;
  if (unready) return unready;
  const name = subjectName(subject);
  return written.some((review) => review.authorId === author && subjectName(review.subject) === name)
    ? { kind: 'exists' }
    : undefined;
};

const orderRefusal = (
  author: UserId,
  kind: 'order' | 'courier',
  { customerId, status, hasCourier }: ReviewedOrder,
): ReviewRefusal | undefined => {
  if (customerId !== author) return { kind: 'not-own' };
  if (status !== 'delivered') return { kind: 'not-delivered' };
  return kind === 'courier' && !hasCourier ? { kind: 'no-courier' } : undefined;
};

/** Returns the same text for the same subject and for no other. */
const subjectName = (subject: ReviewSubject): string => {
  switch (subject.kind) {
    case 'order':
    case 'courier':
      return `${subject.kind} ${subject.order.id}`;
    case 'shop':
      return `shop ${subject.shopId}`;
    case 'product':
      return `product ${subject.productId}`;
  }
};
