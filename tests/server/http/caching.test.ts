import { gunzipSync } from 'node:zlib';
import { readOperations } from '@infra/server/http/contract/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueChanged } from '../support/catalogue.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { toRequest, type How, type Sent } from '../support/api.ts';

let test: TestMarketplace;
let token: string;
beforeAll(async () => {
  test = await startMarketplace();
  token = await test.api.signIn('demo@tiffin.test');
});
afterAll(() => test.marketplace.close());

const operations = new Map(readOperations().map((operation) => [operation.id as string, operation]));
const ask = async (id: string, sent: Sent = {}, how: How = {}) => {
  const operation = operations.get(id);
  if (!operation) throw new Error(`No operation ${id}`);
  const response = await test.marketplace.fetch(toRequest(operation, sent, how), { remoteAddress: '10.0.0.1' });
  return {
    status: response.status,
    text: await response.text(),
    tag: response.headers.get('etag'),
    caching: response.headers.get('cache-control'),
    vary: response.headers.get('vary'),
  };
};
const known = (tag: string | null): How => ({ headers: { 'if-none-match': tag ?? '' } });

const READS: readonly (readonly [string, Sent])[] = [
  ['listShops', {}],
  ['showShop', { id: '1' }],
  ['showMenu', { id: '1' }],
  ['searchProducts', { search: 'lemonade' }],
  ['listProducts', {}],
  ['listShopProducts', { id: '1' }],
  ['showProduct', { id: '4' }],
  ['listCategories', {}],
  ['listBrands', {}],
  ['suggest', { q: 'le' }],
  ['listBanners', {}],
  ['listSettings', {}],
  ['listActiveLanguages', {}],
  ['listActiveCurrencies', {}],
  ['loadTranslations', {}],
  ['listFaqs', {}],
  ['showShopRatings', { id: '1' }],
];

describe('API-1 public responses', () => {
  it.each(READS)('%s has an entity tag and answers 304 to it', async (id, sent) => {
    const first = await ask(id, sent);
    expect(first).toMatchObject({
      status: 200,
      tag: expect.stringMatching(/^W\/"[\w-]+"$/),
      caching: expect.stringMatching(/^public, /),
      vary: 'Authorization, Accept-Encoding',
    });
    test.clock.advance(90_000);
    const again = await ask(id, sent, known(first.tag));
    expect(again).toMatchObject({ status: 304, text: '', tag: first.tag });
    expect(await ask(id, sent, { headers: { 'if-none-match': `"other", ${first.tag}` } })).toMatchObject({
      status: 304,
    });
    expect(await ask(id, sent, known('"other"'))).toMatchObject({ status: 200, tag: first.tag });
  });

  it('vary by language and currency', async () => {
    for (const id of ['showMenu', 'searchProducts']) {
      const tags = await Promise.all(
        [{}, { currency_id: 2 }].flatMap((more) =>
          ['en', 'ar'].map(async (lang) => (await ask(id, { id: '1', search: 'lemonade', ...more }, { lang })).tag),
        ),
      );
      expect(new Set(tags).size).toBe(4);
    }
  });

  it('change with their content', async () => {
    for (const [id, sent] of [
      ['showMenu', { id: '1' }],
      ['searchProducts', { search: 'lentil' }],
    ] as const) {
      const before = await ask(id, sent);
      await test.store.transactions.run(async () => {
        await test.store.database
          .updateTable('stocks')
          .set((at) => ({ quantity: at('quantity', '+', 1) }))
          .where('id', '=', 6)
          .execute();
        await catalogueChanged(test.store, 1, 'stock');
      });
      const after = await ask(id, sent, known(before.tag));
      expect([after.status, after.tag === before.tag, after.text === before.text]).toEqual([200, false, false]);
    }
  });

  it('change with the shop’s local day without any event', async () => {
    const price = async () => (await test.api.ok('showMenu', { id: '1' })).data.all[0]?.products?.[0]?.stock?.discount;
    await test.store.database.updateTable('discounts').set({ end_day: '2025-03-10' }).execute();
    await catalogueChanged(test.store, 1, 'shop');
    expect(await price()).toBeGreaterThan(0);
    test.clock.advance(86_400_000);
    expect(await price()).toBe(0);
  });
});

describe('compressed responses', () => {
  const packedAsk = async (id: string, sent: Sent, accepted: string, how: How = {}) => {
    const operation = operations.get(id);
    if (!operation) throw new Error(`No operation ${id}`);
    const response = await test.marketplace.fetch(
      toRequest(operation, sent, { ...how, headers: { 'accept-encoding': accepted } }),
      { remoteAddress: '10.0.0.1' },
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    const encoding = response.headers.get('content-encoding');
    return {
      encoding,
      tag: response.headers.get('etag'),
      length: bytes.length,
      text: (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString(),
    };
  };
  const timeless = (text: string): string => text.replace(/"timestamp":"[^"]*"/, '');

  it.each(READS)(
    '%s has the same content compressed and uncompressed, at first and from the cache',
    async (id, sent) => {
      const plain = await ask(id, sent);
      for (const _time of ['first', 'again']) {
        const packed = await packedAsk(id, sent, 'gzip, deflate, br');
        expect(timeless(packed.text)).toBe(timeless(plain.text));
        expect(packed.tag).toBe(plain.tag);
        const isLong = plain.text.length >= 1200;
        if (isLong) expect(packed.encoding).toBe('gzip');
        if (isLong) expect(packed.length).toBeLessThan(plain.text.length / 2);
      }
      expect(await packedAsk(id, sent, 'gzip;q=0, br')).toMatchObject({ encoding: null, tag: plain.tag });
      expect(timeless((await ask(id, sent)).text)).toBe(timeless(plain.text));
    },
  );

  it('are sent to signed-in callers too, except for short bodies', async () => {
    const [plain, packed] = [
      await ask('listProducts', {}, { token }),
      await packedAsk('listProducts', {}, 'gzip', { token }),
    ];
    expect(plain.text.length).toBeGreaterThan(1200);
    expect([packed.encoding, packed.text]).toEqual(['gzip', plain.text]);
    expect(await packedAsk('showOrder', { id: 999_999 }, 'gzip', { token })).toMatchObject({ encoding: null });
  });

  it.each([
    ['gzip', true],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', true],
    ['deflate,GZIP', true],
    ['*', true],
    ['br, *;q=0', false],
    ['br', false],
    ['', false],
    ['x-gzipped', false],
    ['gzip; q=0.0', false],
  ])('honors "Accept-Encoding: %s"', async (accepted, isPacked) => {
    expect((await packedAsk('showMenu', { id: '1' }, accepted)).encoding).toBe(isPacked ? 'gzip' : null);
  });
});

describe('L14 personal responses', () => {
  it('are never cached', async () => {
    for (const [id, sent] of [
      ['showProfile', {}],
      ['showCart', {}],
      ['listNotifications', {}],
    ] as const) {
      const answer = await ask(id, sent, { token });
      expect([id, answer.tag, answer.caching]).toEqual([id, null, 'no-store']);
    }
  });

  it('include public reads with a token', async () => {
    for (const [id, sent] of READS) {
      const guest = await ask(id, sent);
      const own = await ask(id, sent, { token, headers: { 'if-none-match': guest.tag ?? '' } });
      expect([id, own.status, own.tag, own.caching]).toEqual([id, 200, null, 'private, no-cache']);
    }
  });

  it('include error responses', async () => {
    expect(await ask('showShop', { id: '999' })).toMatchObject({ status: 404, tag: null, caching: 'no-store' });
    expect(await ask('searchProducts', { shop_id: 99 })).toMatchObject({ status: 400, tag: null, caching: 'no-store' });
  });
});
