import { describe, expect, it } from 'vitest';
import { ADDRESSES_MAX } from '@domain/addresses/index.ts';
import { addressListArb, fullAddressListArb, geocodedPlacesArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('ADDRESS-4 generated addresses', () => {
  it('have distinct ids', () => {
    for (const list of [...sampled(addressListArb), ...sampled(fullAddressListArb, 3)])
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    for (const list of sampled(fullAddressListArb, 3)) expect(list).toHaveLength(ADDRESSES_MAX);
  });

  it('have one, several or no active one, and geocoder results sometimes start empty', () => {
    const lists = sampled(addressListArb);
    const active = lists
      .filter((list) => list.length > 0)
      .map((list) => list.filter(({ isActive }) => isActive).length);
    for (const isWanted of [
      (count: number) => count === 0,
      (count: number) => count === 1,
      (count: number) => count > 1,
    ])
      expect(active.filter(isWanted).length).toBeGreaterThan(20);
    const places = sampled(geocodedPlacesArb);
    expect(places.filter((list) => list.length === 0).length).toBeGreaterThan(10);
    expect(places.filter(([first, second]) => first?.formattedAddress.trim() === '' && second).length).toBeGreaterThan(
      10,
    );
  });

  it('shrink to an empty list', () => {
    expect([smallest(addressListArb), smallest(geocodedPlacesArb)]).toEqual([[], []]);
  });
});
