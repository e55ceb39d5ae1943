import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyId, parcelId, paymentId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { createPlaceParcel, type NewParcel, type ParcelIntent, type Parcels } from '@domain/parcels/index.ts';
import { money } from '@domain/pricing/index.ts';
import { runs } from '../runs.ts';

/** What happens to one request: it arrives or not, its answer arrives or not. */
type Fate = 'answered' | 'answer-lost' | 'request-lost' | 'broken' | 'signed-out' | 'still-running';
const fateArb = fc.constantFrom<Fate>(
  'answered',
  'answer-lost',
  'request-lost',
  'broken',
  'signed-out',
  'still-running',
);
const rejected = (status: number): RemoteFailure => ({
  kind: 'rejected',
  status,
  code: '',
  message: '',
  params: {},
  data: undefined,
});
const parcelOf = (note: string) => ({ note }) as NewParcel;
const method = { id: paymentId(1), tag: 'cash' };

/** A server, and a tab that may be reloaded: only its stored intent survives. */
const stage = (fates: readonly Fate[], knowsKeys = true) => {
  const created: { readonly id: number; readonly note: string; readonly key: string }[] = [];
  let [stored, keys, calls]: [ParcelIntent | undefined, number, number] = [undefined, 0, 0];
  const create = (note: string, key: string) => {
    const known = knowsKeys ? created.find((one) => one.key === key) : undefined;
    if (known) return known;
    const parcel = { id: created.length + 1, note, key };
    created.push(parcel);
    return parcel;
  };
  const parcels: Pick<Parcels, 'place' | 'list'> = {
    place: async ({ note }, _, key) => {
      await Promise.resolve();
      const fate = fates[calls++] ?? 'answered';
      if (fate === 'request-lost') return err({ kind: 'unreachable' });
      if (fate === 'signed-out') return err({ kind: 'unauthorized' });
      if (fate === 'still-running' && knowsKeys) return err(rejected(409));
      const { id } = create(note, key);
      if (fate === 'answer-lost') return err({ kind: 'timeout' });
      return fate === 'broken' ? err(rejected(502)) : ok({ id: parcelId(id), total: money(100, 2) });
    },
    list: async (group) =>
      ok({
        items: group === 'active' ? created.map(({ id }) => ({ id: parcelId(id), total: money(100, 2) }) as never) : [],
        page: 1,
        lastPage: 1,
        total: created.length,
      }),
  };
  const open = () =>
    createPlaceParcel({
      parcels,
      intents: { read: () => stored, write: (intent) => void (stored = intent) },
      makeKey: () => `key ${++keys}`,
      announcesIdempotency: () => knowsKeys,
    });
  return { created, open, stored: () => stored };
};

describe('PARCEL-1l placing a parcel', () => {
  it('creates one parcel whatever is lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fateArb, { maxLength: 6 }),
        fc.array(fc.constantFrom('press', 'double', 'reload', 'resume', 'other'), { maxLength: 8 }),
        async (fates, steps) => {
          const { created, open, stored } = stage(fates);
          let tab = open();
          let done = false;
          const take = (outcome: { readonly ok: boolean } | undefined): void => void (done ||= outcome?.ok === true);
          for (const step of [...steps, ...Array.from({ length: 8 }, () => 'press')]) {
            if (done) break;
            if (step === 'reload') tab = open();
            else if (step === 'resume') take(await tab.resume());
            else if (step === 'double')
              for (const outcome of await Promise.all(
                [1, 2].map(() => tab.place(parcelOf('a'), currencyId(1), method)),
              ))
                take(outcome);
            else take(await tab.place(parcelOf(step === 'other' ? 'b' : 'a'), currencyId(1), method));
          }
          expect([done, created.length, stored()]).toEqual([true, 1, undefined]);
        },
      ),
      runs(200),
    );
  });

  it('drops an intent only at a final answer', async () => {
    for (const fate of ['answer-lost', 'request-lost', 'broken', 'still-running'] as const) {
      const { open, stored } = stage([fate]);
      expect((await open().place(parcelOf('a'), currencyId(1), method)).ok).toBe(false);
      expect(stored()?.key).toBe('key 1');
      const outcome = await open().resume();
      expect([outcome?.ok, stored()]).toEqual([true, undefined]);
    }
    const refusing = createPlaceParcel({
      parcels: { place: async () => err(rejected(422)), list: async () => err({ kind: 'unreachable' }) },
      intents: { read: () => undefined, write: () => {} },
      makeKey: () => 'key',
      announcesIdempotency: () => true,
    });
    expect((await refusing.place(parcelOf('a'), currencyId(1), method)).ok).toBe(false);
    expect(await refusing.resume()).toBeUndefined();
  });

  it('sends nothing by itself after an ended session', async () => {
    const { created, open, stored } = stage(['signed-out']);
    expect((await open().place(parcelOf('a'), currencyId(1), method)).ok).toBe(false);
    expect([await open().resume(), stored(), created]).toEqual([undefined, undefined, []]);
    expect((await open().place(parcelOf('b'), currencyId(1), method)).ok).toBe(true);
    expect(created.map(({ note }) => note)).toEqual(['b']);
  });

  it('keeps an unknown intent while the session of its retry has ended', async () => {
    const { created, open, stored } = stage(['answer-lost', 'signed-out']);
    await open().place(parcelOf('a'), currencyId(1), method);
    expect(await open().resume()).toEqual(err({ kind: 'unauthorized' }));
    expect(stored()?.key).toBe('key 1');
    await open().resume();
    expect([created.length, stored()]).toEqual([1, undefined]);
  });

  it('looks for the parcel first where the server knows no keys', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fateArb, { maxLength: 4 }), async (fates) => {
        const { created, open } = stage(fates, false);
        for (let attempt = 0; attempt < 8; attempt++)
          if ((await open().place(parcelOf('a'), currencyId(1), method)).ok) break;
        expect(created.length).toBe(1);
      }),
      runs(50),
    );
  });
});
