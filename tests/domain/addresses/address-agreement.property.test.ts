import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  agreeOn,
  beginAgreement,
  keepAddress,
  movePin,
  nameInWords,
  offerText,
  pinOf,
  takeOffer,
  type AddressAgreement,
} from '@domain/addresses/index.ts';
import { runs } from '../runs.ts';

const place = fc.constantFrom(...[1, 2, 3].map((latitude) => ({ latitude, longitude: 5 })));
const text = fc.constantFrom('', '12 Harbor Street', '127 Ferry Lane', ' Mill Road 1 ');

type Step = (agreement: AddressAgreement, bonds: Set<string>) => AddressAgreement;
const bond = (words: string, at: unknown): string => JSON.stringify([words, at]);

/** What can happen to a form; each step records the texts and locations set together. */
const stepArb: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record({ text: fc.constantFrom('9 Quay Street', '127 Ferry Lane'), location: place })
    .map((suggestion): Step => (_agreement, bonds) => {
      bonds.add(bond(suggestion.text, suggestion.location));
      return agreeOn(suggestion);
    }),
  place.map(
    (pin): Step =>
      (agreement) =>
        movePin(agreement, pin),
  ),
  fc
    .record({ pin: place, found: fc.option(text, { nil: undefined }) })
    .map(({ pin, found }): Step => (agreement, bonds) => {
      if (found) bonds.add(bond(found, pin));
      return offerText(agreement, pin, found);
    }),
  fc.constant<Step>((agreement) => takeOffer(agreement)),
  fc.constant<Step>((agreement) => keepAddress(agreement)),
  text.map((words): Step => (agreement, bonds) => {
    bonds.add(bond(words.trim(), pinOf(agreement)));
    return nameInWords(agreement, words);
  }),
);

describe('ADDRESS-6 text and pin', () => {
  it('never contradict: whatever happens to the form, only a text and pin set together can be saved', () => {
    fc.assert(
      fc.property(text, place, fc.array(stepArb, { maxLength: 12 }), (words, location, steps) => {
        const bonds = new Set([bond(words.trim(), location)]);
        const states = [beginAgreement({ text: words, location })];
        for (const step of steps) states.push(step(states.at(-1) as (typeof states)[number], bonds));
        const contradictions = states
          .slice(1)
          .filter((state) => state.kind === 'agreed' && !bonds.has(bond(state.text, state.location)));
        expect(contradictions).toEqual([]);
      }),
      runs(500),
    );
  });

  it('need confirmation from the moment the pin moves until the customer answers', () => {
    fc.assert(
      fc.property(place, place, (location, pin) => {
        const agreed = agreeOn({ text: '12 Harbor Street', location });
        const moved = movePin(agreed, pin);
        expect(pinOf(moved)).toEqual(pin);
        expect(moved.kind).toBe(pin.latitude === location.latitude ? 'agreed' : 'moved');
        if (moved.kind !== 'moved') return;
        expect(takeOffer(moved)).toBe(moved);
        const offered = offerText(moved, pin, '127 Ferry Lane');
        expect(offered.kind).toBe('moved');
        expect(takeOffer(offered)).toEqual({ kind: 'agreed', text: '127 Ferry Lane', location: pin });
        expect(keepAddress(offered)).toEqual(agreed);
        expect(offerText(moved, pin, '12 Harbor Street')).toEqual({ ...agreed, location: pin });
        expect(offerText(moved, location, '127 Ferry Lane')).toBe(moved);
      }),
      runs(100),
    );
  });

  it('take the first text found, and free words only if the map has no address there', () => {
    const pin = { latitude: 1, longitude: 5 };
    const moved = movePin(beginAgreement({ text: '', location: undefined }), pin);
    expect(keepAddress(moved)).toBe(moved);
    expect(offerText(moved, pin, '1 Quay Street')).toEqual({ kind: 'agreed', text: '1 Quay Street', location: pin });
    const unknown = offerText(moved, pin, undefined);
    expect(nameInWords(moved, 'The blue house')).toBe(moved);
    expect(nameInWords(unknown, '  ')).toBe(unknown);
    expect(nameInWords(unknown, ' The blue house ')).toEqual({ kind: 'agreed', text: 'The blue house', location: pin });
  });

  it('agree on the pin that the customer sets for an address without a location', () => {
    const pin = { latitude: 1, longitude: 5 };
    const begun = beginAgreement({ text: '12 Harbor Street', location: undefined });
    expect(begun.kind).toBe('open');
    const offered = offerText(movePin(begun, pin), pin, '127 Ferry Lane');
    expect(keepAddress(offered)).toEqual({ kind: 'agreed', text: '12 Harbor Street', location: pin });
  });
});
