import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AddressSuggester, AddressSuggestion } from '@domain/addresses/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { AddressSearchViewModel } from '@app/features/addresses/address-search.view-model.ts';
import { runs } from '../../domain/runs.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const suggestion = (title: string, kind: AddressSuggestion['kind'] = 'house'): AddressSuggestion => ({
  id: title,
  kind,
  title,
  district: 'Old Harbor, Port Alder',
  text: `${title}, Port Alder`,
  location: { latitude: 41, longitude: -71 },
});

const searchOver = (suggester: AddressSuggester) => {
  const chosen: string[] = [];
  const search = new AddressSearchViewModel({
    suggester,
    near: () => undefined,
    delay: () => Promise.resolve(),
    onChoose: ({ text }) => chosen.push(text),
  });
  return { search, chosen };
};
const street = suggestion('Harbor Street', 'street');
const answering = (...suggestions: readonly AddressSuggestion[]): AddressSuggester => ({
  suggest: () => Promise.resolve(ok(suggestions)),
});

describe('ADDRESS-6 the field that completes addresses', () => {
  it('shows suggestions from two letters on, the first one at hand for Enter', async () => {
    const { search, chosen } = searchOver(answering(suggestion('12 Harbor Street'), suggestion('12 Harvest Road')));
    search.type('h');
    await settled();
    expect(search.isOpen).toBe(false);
    search.type('har');
    await settled();
    expect([search.isOpen, search.active]).toEqual([true, 0]);
    expect(search.press('Enter')).toBe(true);
    expect([chosen, search.text, search.isOpen]).toEqual([['12 Harbor Street, Port Alder'], '', false]);
  });

  it('moves through the list by arrow keys, wraps around, and Escape clears it', async () => {
    const { search } = searchOver(answering(suggestion('a'), suggestion('b'), suggestion('c')));
    search.type('har');
    await settled();
    const after = (key: string) => (search.press(key), search.active);
    expect(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map(after)).toEqual([1, 2, 0, 2]);
    expect([search.press('Home'), search.press('Escape'), search.text]).toEqual([false, true, '']);
    expect(search.press('Escape')).toBe(false);
  });

  it('asks for the number after a street, and accepts the street chosen again without one', async () => {
    const { search, chosen } = searchOver(answering(street));
    search.type('har');
    await settled();
    search.choose(street);
    expect([search.text, search.needsNumber, chosen]).toEqual(['Harbor Street ', true, []]);
    await settled();
    search.choose(street);
    expect(chosen).toEqual(['Harbor Street, Port Alder']);
  });

  it('asks once for the same text, and again after a failure', async () => {
    const asked: string[] = [];
    let isWell = true;
    const { search } = searchOver({
      suggest: ({ text }) => {
        asked.push(text);
        return Promise.resolve(isWell ? ok([street]) : err({ kind: 'unreachable' as const }));
      },
    });
    for (const text of ['har', 'harb', 'har']) {
      search.type(text);
      await settled();
    }
    expect(asked).toEqual(['har', 'harb']);
    isWell = false;
    search.type('mill');
    await settled();
    expect([search.failure, search.isOpen]).toEqual([{ kind: 'unreachable' }, false]);
    isWell = true;
    search.retry();
    await settled();
    expect([search.failure, search.isOpen]).toEqual([undefined, true]);
  });

  it('shows the answer to the last text, in whatever order answers arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('har', 'mill', 'quay'), { minLength: 1, maxLength: 4 }),
        fc.scheduler(),
        async (texts, scheduler) => {
          const { search } = searchOver({
            suggest: ({ text }) => scheduler.schedule(Promise.resolve(ok([suggestion(text)]))),
          });
          for (const text of texts) {
            search.type(text);
            await settled();
          }
          await scheduler.waitAll();
          await settled();
          expect(search.suggestions?.map(({ title }) => title)).toEqual([texts.at(-1)]);
        },
      ),
      runs(30),
    );
  });
});
