import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDraft, deliveryAddressOf, emptyDraft, guessAddress, type AddressDraft } from '@domain/addresses/index.ts';
import { runs } from '../runs.ts';

const place = fc.record({
  latitude: fc.integer({ min: -90, max: 90 }),
  longitude: fc.integer({ min: -180, max: 180 }),
});
const word = fc.stringMatching(/^ {0,2}[A-Za-z0-9]{0,8} {0,2}$/);
const draft: fc.Arbitrary<AddressDraft> = fc.record({
  title: word,
  text: word,
  house: word,
  floor: word,
  entrance: word,
  comment: word,
  location: fc.option(place, { nil: undefined }),
});

describe('ADDRESS-2 the address form', () => {
  it('requires a street and a location, nothing else, and reports each missing one', () => {
    fc.assert(
      fc.property(draft, (written) => {
        const checked = checkDraft(written);
        const missing = [
          ...(written.text.trim() === '' ? ['street-missing'] : []),
          ...(written.location ? [] : ['place-missing']),
        ];
        expect(checked.ok ? [] : checked.error).toEqual(missing);
      }),
      runs(50),
    );
  });

  it('starts empty', () => {
    expect(emptyDraft).toStrictEqual({
      title: '',
      text: '',
      house: '',
      floor: '',
      entrance: '',
      comment: '',
      location: undefined,
    });
  });

  it('trims every text and keeps the rest', () => {
    fc.assert(
      fc.property(draft, place, (written, location) => {
        const checked = checkDraft({ ...written, text: `x${written.text}`, location });
        expect(checked).toEqual({
          ok: true,
          value: {
            title: written.title.trim(),
            text: `x${written.text}`.trim(),
            house: written.house.trim(),
            floor: written.floor.trim(),
            entrance: written.entrance.trim(),
            comment: written.comment.trim(),
            location,
          },
        });
      }),
      runs(50),
    );
  });
});

describe('ADDRESS-1 the guessed address', () => {
  const here = { latitude: 1, longitude: 2 };
  const address = (text: string, isActive: boolean) => ({
    ...deliveryAddressOf({ ...emptyDraft, text, location: here }),
    isActive,
  });
  const home = { text: 'Market', location: here };

  it('prefers the active saved address, then any saved one, then the marketplace’s own', () => {
    expect(guessAddress({ saved: [address('a', false), address('b', true)], home })?.text).toBe('b');
    expect(guessAddress({ saved: [address('a', false)], home })?.text).toBe('a');
    expect(
      guessAddress({ saved: [address('a', false), { ...address('b', true), location: undefined }], home })?.text,
    ).toBe('a');
    expect(guessAddress({ saved: [], home })).toEqual({ ...home, house: '', floor: '', entrance: '', comment: '' });
    expect(guessAddress({ saved: [], home: undefined })).toBeUndefined();
  });
});
