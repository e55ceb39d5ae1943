import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GeocodedPlace, ReverseGeocoder } from '@domain/addresses/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { openedBook } from './stage.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const at = (latitude: number) => ({ latitude, longitude: 2 });
/** Every place has the address of its latitude. */
const known: ReverseGeocoder = { find: ({ latitude }) => Promise.resolve(ok([{ formattedAddress: `${latitude} Street` }, { formattedAddress: 'Second best' }])) };

const openForm = async (given: Parameters<typeof openedBook>[0] = {}) => {
  const { book, stop } = await openedBook({ geocoder: known, ...given });
  book.openForm();
  if (!book.form) throw new Error('The form is open');
  return { form: book.form, stop };
};

describe('ADDRESS-2 the address at the pin', () => {
  it('is proposed, and follows the pin as long as nobody writes another', async () => {
    const { form, stop } = await openForm();
    form.place(at(1));
    expect(form.facts.address).toEqual({ kind: 'asking' });
    await settled();
    expect([form.draft.text, form.facts.address]).toEqual(['1 Street', { kind: 'found', text: '1 Street' }]);
    form.place(at(2));
    await settled();
    expect(form.draft.text).toBe('2 Street');
    stop();
  });

  it('leaves the customer’s own words alone until asked to replace them', async () => {
    const { form, stop } = await openForm();
    form.place(at(1));
    form.type({ text: 'The blue house' });
    await settled();
    form.place(at(2));
    await settled();
    expect([form.draft.text, form.otherAddress]).toEqual(['The blue house', '2 Street']);
    form.useAddressAtPin();
    form.place(at(3));
    await settled();
    expect([form.draft.text, form.otherAddress]).toEqual(['3 Street', undefined]);
    stop();
  });

  it('is proposed again once the customer’s own words are gone', async () => {
    const { form, stop } = await openForm();
    form.type({ text: 'The blue house' });
    form.type({ text: ' ' });
    form.place(at(1));
    await settled();
    expect(form.draft.text).toBe('1 Street');
    stop();
  });

  it('is that of the device’s position, and the missing street is forgiven', async () => {
    const { form, stop } = await openForm({ position: at(7) });
    await form.submit();
    expect(form.faults).toContain('street-missing');
    await form.usePosition();
    await settled();
    expect([form.draft.text, form.faults, form.placeText]).toEqual(['7 Street', [], '7,2']);
    stop();
  });

  it('is asked for where the pin comes to rest, not on its way', async () => {
    const asked: number[] = [];
    const waiting: (() => void)[] = [];
    const { form, stop } = await openForm({
      geocoder: { find: ({ latitude }) => (asked.push(latitude), known.find(at(latitude))) },
      delay: () => new Promise((resolve) => waiting.push(resolve)),
    });
    for (const latitude of [1, 2, 3]) form.place(at(latitude));
    for (const end of waiting) end();
    await settled();
    expect([asked, form.draft.text]).toEqual([[3], '3 Street']);
    stop();
  });

  it('is not found, and nothing is lost, when there is none or the service fails', async () => {
    for (const geocoder of [{ find: () => Promise.resolve(ok([])) }, { find: () => Promise.resolve({ ok: false, error: { kind: 'timeout' } } as const) }]) {
      const { form, stop } = await openForm({ geocoder });
      form.type({ text: 'The blue house', floor: '3' });
      form.place(at(1));
      await settled();
      expect([form.facts.address, form.draft]).toEqual([{ kind: 'not-found' }, { ...form.draft, text: 'The blue house', floor: '3', location: at(1) }]);
      stop();
    }
  });

  it('is no longer asked for when the place is no place', async () => {
    const { form, stop } = await openForm();
    form.place(at(1));
    form.typePlace('somewhere');
    await settled();
    expect([form.facts.address, form.facts.zone, form.draft.text]).toEqual([undefined, undefined, '']);
    stop();
  });

  it('is not looked up for an address that has its words, only whether anybody delivers there', async () => {
    const { book, stop } = await openedBook({ signedIn: false, geocoder: known, zone: 'outside', chosen: { text: 'Here', house: '', floor: '', entrance: '', comment: '', location: at(1) } });
    book.openChosen();
    const close = book.form?.activate();
    await settled();
    expect([book.form?.facts.address, book.form?.facts.zone]).toEqual([undefined, 'outside']);
    close?.();
    stop();
  });

  it('is never that of an earlier place, in whatever order the answers come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 }), async (scheduler, moves) => {
        const geocoder: ReverseGeocoder = {
          find: ({ latitude }) => scheduler.schedule(Promise.resolve(ok<readonly GeocodedPlace[]>([{ formattedAddress: `${latitude} Street` }])), `${latitude}`),
        };
        const { form, stop } = await openForm({ geocoder });
        for (const latitude of moves) {
          form.place(at(latitude));
          await settled();
        }
        await scheduler.waitAll();
        await settled();
        expect([form.draft.text, form.facts.address]).toEqual([`${moves.at(-1)} Street`, { kind: 'found', text: `${moves.at(-1)} Street` }]);
        stop();
      }),
      { numRuns: 25 },
    );
  });

  it('comes to nothing once the form is closed', async () => {
    const { form, stop } = await openForm();
    const close = form.activate();
    form.place(at(1));
    close();
    await settled();
    expect(form.draft.text).toBe('');
    stop();
  });
});
