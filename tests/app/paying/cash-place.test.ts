import { describe, expect, it } from 'vitest';
import { DELIVERY_TYPES } from '@domain/orders/index.ts';
import { cashPlaceOf } from '@app/features/paying/cash-place.ts';

describe('ORDER-1 where cash is paid', () => {
  it('is to the courier, at the table, or at the counter of the shop', () => {
    expect(DELIVERY_TYPES.map((type) => `${type} ${cashPlaceOf(type)}`)).toEqual([
      'delivery courier',
      'pickup counter',
      'point counter',
      'dine_in table',
      'kiosk counter',
    ]);
  });
});
