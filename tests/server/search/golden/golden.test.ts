import { loadCity } from '@infra/server/demo-city/index.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../../support/marketplace.ts';
import { GOLDEN, type Expected, type Query } from './golden.data.ts';

const FIRST_HIT_MIN = 0.95;
const FIRST_FIVE_MIN = 0.99;

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace({}, { city: loadCity });
}, 120_000);
afterAll(() => test.marketplace.close());

type Hit = { readonly slug: string; readonly text: string };

const shopsFor = async ({ lang, term }: Query): Promise<readonly Hit[]> =>
  (await test.api.ok('searchShops', { search: term, lang, perPage: 5 })).data.map(({ slug, translation }) => ({
    slug: String(slug),
    text: String(translation.title),
  }));

/** A dish is known by its name in the demo's own language, whatever language the reader was answered in. */
const dishesFor = async ({ lang, term }: Query, names: ReadonlyMap<number, string>): Promise<readonly Hit[]> =>
  (await test.api.ok('searchProducts', { search: term, lang, perPage: 5 })).data.map(({ id, slug, translation }) => ({
    slug: String(slug),
    text: names.get(id) ?? String(translation.title),
  }));

const ownNames = async (): Promise<ReadonlyMap<number, string>> => {
  const rows = await test.store.database.selectFrom('products').select(['id', 'texts']).execute();
  return new Map(rows.map(({ id, texts }) => [id, texts['en']?.title ?? '']));
};

const isExpected = ({ shops, dishes }: Expected, { slug, text }: Hit): boolean =>
  shops ? shops.includes(slug) : new RegExp(dishes ?? '^$', 'iu').test(text);

it('SEARCH-10 the golden set finds what was meant first in 95 %, among the first five in 99 %', async () => {
  const names = await ownNames();
  const scores = new Map<string, { queries: number; first: number; five: number }>();
  const misses: string[] = [];
  for (const query of GOLDEN) {
    const hits = query.expected.shops ? await shopsFor(query) : await dishesFor(query, names);
    const place = hits.findIndex((hit) => isExpected(query.expected, hit));
    for (const key of [query.lang, query.sort, 'all']) {
      const score = scores.get(key) ?? { queries: 0, first: 0, five: 0 };
      scores.set(key, {
        queries: score.queries + 1,
        first: score.first + (place === 0 ? 1 : 0),
        five: score.five + (place >= 0 ? 1 : 0),
      });
    }
    if (place !== 0)
      misses.push(`${query.lang} ${query.sort} “${query.term}”: ${hits.map(({ text }) => text).join(' | ')}`);
  }
  const lines = [...scores].map(
    ([key, { queries, first, five }]) =>
      `${key.padEnd(16)} ${String(queries).padStart(4)} queries, ` +
      `first ${percent(first / queries)}, first five ${percent(five / queries)}`,
  );
  console.info([...lines, ...misses].join('\n'));

  const all = scores.get('all') ?? { queries: 0, first: 0, five: 0 };
  expect(all.queries).toBeGreaterThanOrEqual(300);
  expect(all.first / all.queries).toBeGreaterThanOrEqual(FIRST_HIT_MIN);
  expect(all.five / all.queries).toBeGreaterThanOrEqual(FIRST_FIVE_MIN);
}, 300_000);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
