import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADDRESSES_MAX,
  placeName,
  withActive,
  withAddress,
  withoutAddress,
  withSomeActive,
  type AddressList,
} from '@domain/addresses/index.ts';
import { addressId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { addressArb, addressListArb, fullAddressListArb, geocodedPlacesArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const activeIds = (addresses: AddressList): readonly number[] =>
  addresses.filter(({ isActive }) => isActive).map(({ id }) => id);
const unmarked = (addresses: AddressList): AddressList => addresses.map((address) => ({ ...address, isActive: false }));
const idArb = fc.integer({ min: 1, max: 9 }).map(addressId);

describe('ADDRESS-4 saved addresses', () => {
  it('keeps exactly one address active after any sequence of changes', () => {
    const stepArb = fc.record({ kind: fc.constantFrom('add', 'activate', 'remove'), address: addressArb, id: idArb });
    fc.assert(
      fc.property(addressListArb, fc.array(stepArb, { maxLength: 10 }), (start, steps) => {
        let list = withSomeActive(start);
        for (const { kind, address, id } of steps) {
          const added = withAddress(list, address);
          list =
            kind === 'activate'
              ? withActive(list, id)
              : kind === 'remove'
                ? withoutAddress(list, id)
                : added.ok
                  ? added.value
                  : list;
          expect(activeIds(list)).toHaveLength(list.length > 0 ? 1 : 0);
          expect(new Set(list.map((one) => one.id)).size).toBe(list.length);
        }
      }),
      runs(25),
    );
  });

  it('ADDRESS-4b changes only the active mark on activation, and nothing for an unknown address', () => {
    fc.assert(
      fc.property(addressListArb, idArb, (list, id) => {
        const activated = withActive(list, id);
        const isThere = list.some((address) => address.id === id);
        expect(unmarked(activated)).toEqual(unmarked(list));
        expect(activeIds(activated)).toEqual(isThere ? [id] : activeIds(list));
        expect(withActive(activated, id)).toEqual(activated);
        if (!isThere) expect(activated).toBe(list);
        for (const [index, address] of activated.entries())
          if (address.isActive === list[index]?.isActive) expect(address).toBe(list[index]);
      }),
      runs(40),
    );
  });

  it('ADDRESS-4c activates the newest other address when the active one is removed', () => {
    fc.assert(
      fc.property(addressListArb, idArb, (start, id) => {
        const list = withSomeActive(start);
        const left = withoutAddress(list, id);
        expect(unmarked(left)).toEqual(unmarked(list.filter((address) => address.id !== id)));
        const wasActive = activeIds(list)[0] === id;
        const newest = left.at(-1)?.id;
        expect(activeIds(left)).toEqual(wasActive ? (newest === undefined ? [] : [newest]) : activeIds(list));
        const [first] = activeIds(start);
        expect(activeIds(withSomeActive(start))).toEqual(start.length === 0 ? [] : [first ?? start.at(-1)!.id]);
      }),
      runs(25),
    );
  });

  it('appends a new address, replaces a known one in place, and activates the very first', () => {
    fc.assert(
      fc.property(addressListArb, addressArb, (start, added) => {
        const list = withSomeActive(start);
        const joined = withAddress(list, added);
        if (!joined.ok) throw new Error('There is room');
        const place = list.findIndex(({ id }) => id === added.id);
        const expected = place < 0 ? [...list, added] : list.with(place, added);
        expect(unmarked(joined.value)).toEqual(unmarked(expected));
        if (added.isActive || list.length === 0) expect(activeIds(joined.value)).toEqual([added.id]);
        else if (activeIds(list)[0] !== added.id) expect(activeIds(joined.value)).toEqual(activeIds(list));
      }),
      runs(25),
    );
  });

  it('ADDRESS-4a rejects the 101st address but still updates a known one', () => {
    fc.assert(
      fc.property(fullAddressListArb, addressArb, (full, address) => {
        const more = { ...address, id: addressId(101) };
        expect(withAddress(full, more)).toEqual(err({ kind: 'too-many' }));
        expect(withAddress(full, { ...address, id: addressId(100) }).ok).toBe(true);
        expect(withAddress(full.slice(1), more).ok).toBe(true);
      }),
      runs(2, 100),
    );
    expect(ADDRESSES_MAX).toBe(100);
  });
});

describe('ADDRESS-2b the address of a place', () => {
  it('returns the address of the first result, or not-found', () => {
    fc.assert(
      fc.property(geocodedPlacesArb, (places) => {
        const first = places[0]?.formattedAddress.trim() ?? '';
        expect(placeName(ok(places))).toEqual(first === '' ? err({ kind: 'not-found' }) : ok(first));
      }),
      runs(30),
    );
    expect(placeName(err({ kind: 'timeout' }))).toEqual(err({ kind: 'not-found' }));
  });
});
