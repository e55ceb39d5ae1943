import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPushWanted, NOTIFICATION_TYPES, PUSH_KINDS, pushKindOf } from '@domain/notifications/index.ts';
import { runs } from '../runs.ts';

const typeArb = fc.constantFrom(...NOTIFICATION_TYPES);
const offArb = fc.subarray([...PUSH_KINDS]).map((kinds) => new Set(kinds));

describe('NOTIFY-6e a push', () => {
  it('is sent unless all pushes or those of its kind are off', () => {
    fc.assert(
      fc.property(typeArb, offArb, (type, off) => {
        const kind = pushKindOf(type);
        expect(isPushWanted(type, off)).toBe(!off.has('push') && (kind === undefined || !off.has(kind)));
        expect(isPushWanted(type, new Set())).toBe(true);
        expect(isPushWanted(type, new Set(['push']))).toBe(false);
      }),
      runs(60, 1000),
    );
  });

  it('is of orders, of offers, or of neither', () => {
    expect(
      ['status_changed', 'dish_missing', 'booking_status', 'news_publish', 'wallet_top_up'].map((type) =>
        pushKindOf(type as 'news_publish'),
      ),
    ).toEqual(['order_statuses', 'order_statuses', 'order_statuses', 'discount', undefined]);
  });
});
