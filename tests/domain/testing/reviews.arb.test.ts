import { describe, expect, it } from 'vitest';
import { userId } from '@domain/kernel/ids.ts';
import { readStars, reviewRefusal } from '@domain/reviews/index.ts';
import { reviewedOrderArb, reviewSubjectArb, starsArb, writtenReviewArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('REVIEW-1 generated reviews', () => {
  it('cover everything that can be reviewed, and collide', () => {
    const subjects = sampled(reviewSubjectArb, 300);
    expect(new Set(subjects.map(({ kind }) => kind)).size).toBe(4);
    const written = sampled(writtenReviewArb, 8);
    const reasons = subjects.map((subject) => reviewRefusal(userId(7), subject, written)?.kind ?? 'none');
    for (const reason of ['none', 'not-own', 'not-delivered', 'no-courier', 'exists'])
      expect(reasons.filter((each) => each === reason).length).toBeGreaterThan(8);
  });

  it('have every number of stars, and shrink to one', () => {
    expect(sampled(starsArb).every((stars) => readStars(stars) === stars)).toBe(true);
    expect([new Set(sampled(starsArb)).size, smallest(starsArb)]).toEqual([5, 1]);
    expect([smallest(reviewedOrderArb), smallest(reviewSubjectArb), smallest(writtenReviewArb)]).toMatchObject([
      { id: 1, customerId: 7, status: 'delivered', hasCourier: false },
      { kind: 'order' },
      { authorId: 7 },
    ]);
  });
});
