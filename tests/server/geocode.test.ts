import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from './support/marketplace.ts';

let demo: TestMarketplace;
let bare: TestMarketplace;
beforeAll(async () => {
  demo = await startMarketplace();
  bare = await startMarketplace({ DEMO: 'off', MAPS_KEY: 'map-key' });
});
afterAll(() => Promise.all([demo.marketplace.close(), bare.marketplace.close()]));

const at = async (latlng: string, lang = 'en') =>
  (await demo.api.ok('geocode', { latlng }, { lang })).data.map(({ formatted_address: text }) => text);
const settings = async (test: TestMarketplace) =>
  new Map((await test.api.ok('listSettings')).data.map(({ key, value }) => [key, value]));

describe('ADDRESS-2 the built-in map', () => {
  it('returns the address of a place to guests, in their language', async () => {
    const [english] = await at('41.4902,-71.3122');
    expect(english).toMatch(/^\d+ .+, Port Alder$/);
    expect((await at('41.4902,-71.3122', 'ar'))[0]).toMatch(/بورت ألدر$/);
    expect(await at('41.4902,-71.3122', 'ru')).toEqual([english]);
  });

  it('returns nothing outside its cities', async () => {
    expect(await at('0,0')).toEqual([]);
  });

  it.each(['', '91,0', '41.49', 'north,east', '1,2,3'])('refuses %j', async (latlng) => {
    expect(Object.keys((await demo.api.no('geocode', { latlng })).params)).toEqual(['latlng']);
  });

  it('is announced when present, as is a configured maps key', async () => {
    const [there, elsewhere] = [await settings(demo), await settings(bare)];
    expect([there.get('api_extensions')?.split(',').includes('geocode'), there.has('google_map_key')]).toEqual([
      true,
      false,
    ]);
    expect([elsewhere.get('api_extensions')?.split(',').includes('geocode'), elsewhere.get('google_map_key')]).toEqual([
      false,
      'map-key',
    ]);
    expect((await bare.api.ok('geocode', { latlng: '41.49,-71.312' })).data).toEqual([]);
  });
});
