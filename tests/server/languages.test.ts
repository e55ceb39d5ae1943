import { afterAll, describe, expect, it } from 'vitest';
import { openEmptyStore } from './support/empty-store.ts';
import { startMarketplace } from './support/marketplace.ts';

describe('LOCALE-1 the languages of a marketplace', async () => {
  const store = await openEmptyStore();
  const offered = async (environment: Readonly<Record<string, string>>) => {
    const test = await startMarketplace({ DEMO: 'off', ...environment }, { store });
    const { data } = await test.api.ok('listActiveLanguages');
    return data.map(({ locale, default: isDefault, backward }) => [locale, isDefault, backward]);
  };
  afterAll(() => store.close());

  it('are English only until the operator names others', async () => {
    expect(await offered({})).toEqual([['en', true, false]]);
  });

  it('are those of the setting, the first as the default, with no row written by hand', async () => {
    expect(await offered({ LANGUAGES: 'ar, en,fr' })).toEqual([
      ['en', false, false],
      ['ar', true, true],
      ['fr', false, false],
    ]);
  });

  it('remain without the setting, and those no longer named disappear', async () => {
    expect((await offered({})).map(([locale]) => locale)).toEqual(['en', 'ar', 'fr']);
    expect(await offered({ LANGUAGES: 'fr' })).toEqual([['fr', true, false]]);
  });
});
