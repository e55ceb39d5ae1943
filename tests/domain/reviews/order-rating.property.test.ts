import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { ORDER_STATUSES } from '@domain/orders/index.ts';
import {
  editEnds,
  ratingEnds,
  ratingRefusal,
  REVIEW_EDIT_MS,
  starsOfThumb,
  thumbOf,
  STARS,
} from '@domain/reviews/index.ts';
import { runs } from '../runs.ts';

const DAY_MS = 86_400_000;
const DELIVERED = instant(1_741_600_000_000);
const days = fc.integer({ min: 1, max: 365 });
const later = fc.integer({ min: 0, max: 400 * DAY_MS });

describe('REVIEW-1h rating an order', () => {
  it('takes a first rating from delivery until the days are over', () => {
    fc.assert(
      fc.property(days, later, (most, after) => {
        const now = instant(DELIVERED + after);
        const refusal = ratingRefusal({ status: 'delivered', deliveredAt: DELIVERED, days: most }, undefined, now);
        expect(refusal?.kind).toBe(after < most * DAY_MS ? undefined : 'too-late');
        expect(now < ratingEnds(DELIVERED, most)).toBe(refusal === undefined);
      }),
      runs(200),
    );
  });

  it('takes none before delivery', () => {
    for (const status of ORDER_STATUSES.filter((each) => each !== 'delivered'))
      expect(ratingRefusal({ status, deliveredAt: DELIVERED, days: 30 }, undefined, DELIVERED)).toEqual({
        kind: 'not-delivered',
      });
    expect(ratingRefusal({ status: 'delivered', deliveredAt: undefined, days: 30 }, undefined, DELIVERED)).toEqual({
      kind: 'not-delivered',
    });
  });
});

describe('REVIEW-1i a written review', () => {
  it('lets a review be changed for a day, whether or not new ones are taken', () => {
    fc.assert(
      fc.property(days, later, later, (most, written, after) => {
        const writtenAt = instant(DELIVERED + written);
        const now = instant(writtenAt + after);
        const refusal = ratingRefusal({ status: 'delivered', deliveredAt: DELIVERED, days: most }, writtenAt, now);
        expect(refusal?.kind).toBe(after < REVIEW_EDIT_MS ? undefined : 'final');
        expect(now < editEnds(writtenAt)).toBe(refusal === undefined);
      }),
      runs(200),
    );
  });
});

describe('REVIEW-1j thumbs', () => {
  it('shows the thumb that was given', () => {
    for (const thumb of ['up', 'down'] as const) expect(thumbOf(starsOfThumb(thumb))).toBe(thumb);
    expect(STARS.map(thumbOf)).toEqual(['down', 'down', 'down', 'up', 'up']);
  });
});
