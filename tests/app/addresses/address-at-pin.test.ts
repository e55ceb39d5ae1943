import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GeocodedPlace, ReverseGeocoder } from '@domain/addresses/index.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import { openedBook, saved } from './stage.ts';
import { runs } from '../../domain/runs.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const at = (latitude: number) => ({ latitude, longitude: 2 });
/** Every place has the address of its latitude. */
const known: ReverseGeocoder = {
  find: ({ latitude }) =>
    Promise.resolve(ok([{ formattedAddress: `${latitude} Street` }, { formattedAddress: 'Second best' }])),
};

const openForm = async (given: Parameters<typeof openedBook>[0] = {}) => {
  const { book, stop } = await openedBook({ geocoder: known, ...given });
  book.openForm();
  if (!book.form) throw new Error('The form is open');
  return { form: book.form, stop };
};

describe('ADDRESS-2, ADDRESS-6 the address at the pin', () => {
  it('is used at once for a new address, and needs confirmation when the pin moves again', async () => {
    const { form, stop } = await openForm();
    form.place(at(1));
    expect(form.agreement).toMatchObject({ kind: 'moved', offer: { kind: 'looking' } });
    await settled();
    expect(form.agreement).toEqual({ kind: 'agreed', text: '1 Street', location: at(1) });
    form.place(at(2));
    await settled();
    expect([form.text, form.pin, form.draft.location]).toEqual(['1 Street', at(2), undefined]);
    form.take();
    expect([form.draft.text, form.draft.location]).toEqual(['2 Street', at(2)]);
    stop();
  });

  it('saves nothing until the question is answered, and keeping the address moves the pin back', async () => {
    const { form, stop } = await openForm();
    form.choose({ text: '8 Quay Street', location: at(5) });
    form.place(at(6));
    await settled();
    await form.submit();
    expect([form.faults, form.failures, form.isSaving]).toEqual([['place-missing'], 1, false]);
    form.keep();
    expect([form.faults, form.agreement]).toEqual([[], { kind: 'agreed', text: '8 Quay Street', location: at(5) }]);
    stop();
  });

  it('is the address of the device’s position', async () => {
    const { book, stop } = await openedBook({ geocoder: known, position: at(7) });
    await book.usePosition();
    book.form?.activate();
    await settled();
    expect([book.form?.draft.text, book.form?.draft.location]).toEqual(['7 Street', at(7)]);
    stop();
  });

  it('is looked up where the pin comes to rest, not on its way', async () => {
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

  it('can be described by the customer if the lookup finds none or fails, and keeps every detail', async () => {
    for (const geocoder of [
      { find: () => Promise.resolve(ok([])) },
      { find: () => Promise.resolve({ ok: false, error: { kind: 'timeout' } } as const) },
    ]) {
      const { form, stop } = await openForm({ geocoder });
      form.describe({ floor: '3' });
      form.place(at(1));
      await settled();
      expect(form.agreement).toMatchObject({ kind: 'moved', offer: { kind: 'none' } });
      form.name(' The blue house ');
      expect(form.draft).toMatchObject({ text: 'The blue house', floor: '3', location: at(1) });
      stop();
    }
  });

  it('is not looked up for an address that has a text; only the delivery zone is', async () => {
    const asked: number[] = [];
    const home = saved(3, 'Home Street', true);
    const { book, stop } = await openedBook({
      rows: [home],
      zone: 'outside',
      geocoder: { find: ({ latitude }) => (asked.push(latitude), known.find(at(latitude))) },
    });
    book.openForm(home);
    const close = book.form?.activate();
    await settled();
    expect([asked, book.form?.text, book.form?.lookup.zone]).toEqual([[], 'Home Street', 'outside']);
    close?.();
    stop();
  });

  it('never belongs to an earlier pin, in whatever order the answers arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(1, 2, 3), { minLength: 1, maxLength: 4 }),
        fc.scheduler(),
        async (latitudes, scheduler) => {
          const geocoder: ReverseGeocoder = {
            find: ({ latitude }) =>
              scheduler.schedule(
                Promise.resolve<Result<readonly GeocodedPlace[], never>>(
                  ok([{ formattedAddress: `${latitude} Street` }]),
                ),
              ),
          };
          const { form, stop } = await openForm({ geocoder });
          for (const latitude of latitudes) {
            form.place(at(latitude));
            await settled();
          }
          await scheduler.waitAll();
          await settled();
          if (form.agreement.kind === 'moved') form.take();
          const last = latitudes.at(-1) ?? 0;
          expect([form.draft.text, form.draft.location]).toEqual([`${last} Street`, at(last)]);
          stop();
        },
      ),
      runs(30),
    );
  });

  it('is ignored once the form is closed', async () => {
    const { form, stop } = await openForm();
    const close = form.activate();
    form.place(at(1));
    close();
    await settled();
    expect(form.text).toBe('');
    stop();
  });
});
