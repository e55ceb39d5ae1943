import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from './support/marketplace.ts';

let demo: TestMarketplace;
beforeAll(async () => {
  demo = await startMarketplace({ LIMITS: 'addressSuggest=12' });
});
afterAll(() => demo.marketplace.close());

const near = '41.49,-71.312';
const ask = async (search: string, lang = 'en') =>
  (await demo.api.ok('suggestAddresses', { search, latlng: near }, { lang })).data;

describe('ADDRESS-6 completing a typed address over HTTP', () => {
  it('returns to guests text and location of at most six places, and the map finds each text there', async () => {
    const suggestions = await ask('12 har');
    expect(suggestions.length).toBeGreaterThan(2);
    expect(suggestions.length).toBeLessThanOrEqual(6);
    const [first] = suggestions;
    expect(first).toMatchObject({ kind: 'house', title: '12 Harbor Street', address: '12 Harbor Street, Port Alder' });
    const latlng = `${first?.location.latitude},${first?.location.longitude}`;
    expect((await demo.api.ok('geocode', { latlng })).data).toEqual([{ formatted_address: first?.address }]);
  });

  it('responds in the language of the request', async () => {
    expect((await ask('12 هار', 'ar'))[0]?.address).toMatch(/^12 .*هاربور، بورت ألدر$/);
  });

  it('suggests nothing for too little or for nonsense, and works without a location', async () => {
    expect([await ask(''), await ask('h'), await ask('qqqqzzzz')]).toEqual([[], [], []]);
    expect((await demo.api.ok('suggestAddresses', { search: 'harbor' })).data.length).toBeGreaterThan(0);
  });

  it('rejects a location off the globe, and everything after too many requests', async () => {
    expect((await demo.api.no('suggestAddresses', { search: 'har', latlng: '91,0' })).params).toHaveProperty('latlng');
    let status = 200;
    for (let request = 0; request < 13 && status === 200; request++)
      status = (await demo.api.call('suggestAddresses', { search: 'har' })).status;
    expect(status).toBe(429);
  });
});
