import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDraft, deliveryAddressOf, emptyDraft, guessAddress, withProposal, type AddressDraft } from '@domain/addresses/index.ts';
import { runs } from '../runs.ts';

const place = fc.record({ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.integer({ min: -180, max: 180 }) });
const word = fc.stringMatching(/^ {0,2}[A-Za-z0-9]{0,8} {0,2}$/);
const draft: fc.Arbitrary<AddressDraft> = fc.record({
  title: word, text: word, house: word, floor: word, entrance: word, comment: word, location: fc.option(place, { nil: undefined }),
});

describe('ADDRESS-2 the address form', () => {
  it('needs a street and a place, nothing else, and says each that is missing', () => {
    fc.assert(
      fc.property(draft, (written) => {
        const checked = checkDraft(written);
        const missing = [...(written.text.trim() === '' ? ['street-missing'] : []), ...(written.location ? [] : ['place-missing'])];
        expect(checked.ok ? [] : checked.error).toEqual(missing);
      }),
      runs(50),
    );
  });

  it('begins with nothing in it', () => {
    expect(emptyDraft).toStrictEqual({ title: '', text: '', house: '', floor: '', entrance: '', comment: '', location: undefined });
  });

  it('keeps every word, without spaces around it', () => {
    fc.assert(
      fc.property(draft, place, (written, location) => {
        const checked = checkDraft({ ...written, text: `x${written.text}`, location });
        expect(checked).toEqual({
          ok: true,
          value: {
            title: written.title.trim(), text: `x${written.text}`.trim(), house: written.house.trim(), floor: written.floor.trim(), entrance: written.entrance.trim(),
            comment: written.comment.trim(), location,
          },
        });
      }),
      runs(50),
    );
  });
});

describe('ADDRESS-1 the guessed address', () => {
  const here = { latitude: 1, longitude: 2 };
  const address = (text: string, isActive: boolean) => ({ ...deliveryAddressOf({ ...emptyDraft, text, location: here }), isActive });
  const home = { text: 'Market', location: here };

  it('is the active saved one, else any saved one, else the marketplace’s own, else none', () => {
    expect(guessAddress({ saved: [address('a', false), address('b', true)], home })?.text).toBe('b');
    expect(guessAddress({ saved: [address('a', false)], home })?.text).toBe('a');
    expect(guessAddress({ saved: [address('a', false), { ...address('b', true), location: undefined }], home })?.text).toBe('a');
    expect(guessAddress({ saved: [], home })).toEqual({ ...home, house: '', floor: '', entrance: '', comment: '' });
    expect(guessAddress({ saved: [], home: undefined })).toBeUndefined();
  });
});

describe('ADDRESS-2d the proposed address', () => {
  it('takes the place of nothing and of an earlier proposal, never of the customer’s own words', () => {
    fc.assert(
      fc.property(draft, word, fc.option(word, { nil: undefined }), (written, found, earlier) => {
        const proposed = withProposal(written, found, earlier);
        const isFree = written.text.trim() === '' || written.text === earlier;
        expect(proposed).toEqual(isFree ? { ...written, text: found } : written);
        if (!isFree) expect(proposed).toBe(written);
        expect(withProposal(withProposal({ ...written, text: '' }, 'A', undefined), 'B', 'A').text).toBe('B');
      }),
      runs(60),
    );
  });
});
