import { majorOf, money, type Scale } from '@domain/pricing/index.ts';
import type { Obstacle, PlacementRefusal, QuoteChange } from '../../features/orders/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { conflict, fieldRefused, notFound, refused, type Refusal } from '../response/index.ts';
import { toQuote } from '../cart/quote.shape.ts';
import { seatRefused } from '../cart/seat-refusal.ts';

const COUPON_CODES = { unknown: 'ERROR_249', exhausted: 'ERROR_249', expired: 'ERROR_250', used: 'ERROR_251' } as const;

/** Renders why an order was not placed (contract 3.10, 8.2). */
export const placementRefused = (refusal: PlacementRefusal, scale: Scale): Refusal => {
  switch (refusal.kind) {
    case 'no-cart':
      return notFound;
    case 'duplicate':
      // The sentence is in the customer's language: clients need a word that is not.
      return refused('ERROR_501', { text: 'ORDER_DUPLICATE', data: { reason: 'duplicate' } });
    case 'empty':
      return refused('ERROR_400', { text: 'USER_CARTS_IS_EMPTY' });
    case 'phone-unverified':
      return refused('ERROR_104');
    case 'phone-required':
      return refused('ERROR_117');
    case 'foreign-image':
      return fieldRefused('images', 'FIELD_UNKNOWN');
    case 'wallet-too-low':
      return refused('ERROR_109');
    case 'no-wallet':
      return refused('ERROR_108');
    case 'table':
      return seatRefused(refusal);
    case 'below-minimum': {
      const limit = majorOf(money(refusal.minimum, scale));
      return refused('ERROR_400', {
        text: 'ORDER_BELOW_MINIMUM',
        args: { limit },
        params: { min_amount: [{ text: 'ORDER_BELOW_MINIMUM', args: { limit } }] },
      });
    }
    case 'obstacle':
      return obstacleRefused(refusal.obstacle);
    case 'quote-unknown':
      return conflict({ reason: 'quote_unknown', changes: [], quote: null });
    case 'quote-changed':
      return conflict({
        reason: 'quote_changed',
        changes: refusal.changes.map(toChange),
        quote: refusal.quote ? toQuote(refusal.quote) : null,
      });
  }
};

const obstacleRefused = (obstacle: Obstacle): Refusal => {
  switch (obstacle.kind) {
    case 'removed':
      return refused('ERROR_430', { data: { stock_id: obstacle.stockId, quantity: 0 } });
    case 'stock':
      return refused(obstacle.available > 0 ? 'ERROR_111' : 'ERROR_430', {
        args: { quantity: obstacle.available },
        data: { stock_id: obstacle.stockId, quantity: obstacle.available },
      });
    case 'time':
      return refused('ERROR_118');
    case 'outside-zone':
      return refused('ERROR_433');
    case 'packaging':
      return fieldRefused('returnable_packaging', 'PACKAGING_NOT_OFFERED');
    case 'coupon':
      return refused(COUPON_CODES[obstacle.reason]);
  }
};

const toChange = (change: QuoteChange): Readonly<Record<string, unknown>> => {
  if (change.kind !== 'closed') return change;
  return { kind: change.kind, next_open: wireTime(change.nextOpen) };
};
