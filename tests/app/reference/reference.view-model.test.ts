import { describe, expect, it, vi } from 'vitest';
import { ok } from '@domain/kernel/result.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { createReferenceQueries } from '@app/features/reference/reference.queries.ts';
import { ReferenceViewModel } from '@app/features/reference/reference.view-model.ts';

const LANGUAGES = [{ locale: 'en' }] as never;
const CURRENCIES = [{ id: 2 }] as never;
const SETTINGS = settingsOf([{ key: 'title', value: 'Tiffin' }]);
const KEPT = settingsOf([{ key: 'title', value: 'Yesterday' }]);

const stage = () => {
  const asked: string[] = [];
  const answer = <Value>(name: string, value: Value) => {
    asked.push(name);
    return Promise.resolve(ok(value));
  };
  const queries = createReferenceQueries({
    languages: { active: () => answer('languages', LANGUAGES) },
    currencies: { active: () => answer('currencies', CURRENCIES) },
    settings: { load: () => answer('settings', SETTINGS) },
    translations: { load: () => answer('translations', {}) },
  });
  const cache = createDataCache();
  return { asked, cache, queries, vm: new ReferenceViewModel({ cache, queries, kept: () => KEPT }) };
};

const shown = ({ languages, currencies, settings }: ReferenceViewModel) => [languages, currencies, settings];

describe('LOCALE-1 languages, currencies and settings of the marketplace', () => {
  it('are empty, or as an earlier visit kept them, until all three are loaded together', async () => {
    const { vm, asked } = stage();
    expect(shown(vm)).toEqual([[], [], KEPT]);
    await vm.prepare();
    expect(asked).toEqual(['languages', 'currencies', 'settings']);
    expect(shown(vm)).toEqual([LANGUAGES, CURRENCIES, SETTINGS]);
  });

  it('are asked for again while they are followed, and no longer', async () => {
    const { vm, asked, cache, queries } = stage();
    const renew = () => {
      asked.length = 0;
      for (const { key } of [queries.languages, queries.currencies, queries.settings]) cache.invalidate(key);
      return [...asked];
    };
    const stop = vm.activate();
    await vi.waitFor(() => expect(shown(vm)).toEqual([LANGUAGES, CURRENCIES, SETTINGS]));
    expect(renew()).toEqual(['languages', 'currencies', 'settings']);
    stop();
    expect(renew()).toEqual([]);
  });
});
