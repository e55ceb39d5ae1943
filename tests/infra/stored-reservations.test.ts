import { describe, expect, it } from 'vitest';
import { userId } from '@domain/kernel/ids.ts';
import {
  createStoredChangeIntents,
  createStoredReservationIntents,
} from '@infra/reservations/stored-reservations.adapters.ts';

const KEY = '6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e11';
const wanted = {
  tableId: 3,
  bookingId: 5,
  start: '2025-03-10 18:00',
  end: '2025-03-10 20:00',
  guests: 2,
  note: 'A high chair, please',
};
const genuine = { key: KEY, wanted, id: 7, changes: 1 };

/** The deps of a tab that holds one value of the customer 7. */
const tabWith = (value: unknown) => ({
  store: { get: () => JSON.stringify({ owner: 7, value }), set: () => {}, remove: () => {} },
  owner: () => userId(7),
});
const reservation = (value: unknown) => createStoredReservationIntents(tabWith(value)).read();
const change = (value: unknown) => createStoredChangeIntents(tabWith(value)).read();

describe('BOOKING-1o a reservation whose outcome is unknown', () => {
  it('is repeated as it was wanted', () => {
    expect(reservation(genuine)).toEqual({ key: KEY, wanted });
  });

  it.each([
    ['key', { ...genuine, key: 'spoiled' }],
    ['table', { ...genuine, wanted: { ...wanted, tableId: 0 } }],
    ['shop’s booking', { ...genuine, wanted: { ...wanted, bookingId: 0 } }],
  ])('is none without its %s', (_, value) => {
    expect(reservation(value)).toBeUndefined();
    expect(change(value)).toBeUndefined();
  });
});

describe('BOOKING-1z a change whose outcome is unknown', () => {
  it('is repeated as it was wanted, of its reservation', () => {
    expect(change(genuine)).toEqual(genuine);
  });

  it('is none without a reservation', () => {
    for (const id of [0, -7, undefined, 'seven']) expect(change({ ...genuine, id })).toBeUndefined();
  });
});
