import type { $Fetch } from 'ofetch';
import type { Answer } from '@domain/kernel/answer.ts';
import type { CategoryDetail, ShopGuide, ShopSign } from '@domain/catalog/index.ts';
import { hasMore, type Page } from '@domain/kernel/page.ts';
import { ok } from '@domain/kernel/result.ts';
import { readEntity, requireId } from '../drivers/http/read-entity.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { toPage } from '../drivers/http/page.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, listOf, optionalText, translated } from '../drivers/http/wire.ts';
import { toCategory, toShopCard, type ReadingContext } from './catalog-wire.ts';
import { shopFilterQuery } from './shop-filter-query.ts';

type Deps = { readonly api: $Fetch; readonly context: ReadingContext & { currencyId(): number | undefined } };

/** The largest page that servers return. */
const PER_PAGE = 100;
/** Limits the directory to a length that somebody would read. */
const PAGES_MAX = 10;

export const createHttpShopGuide = ({ api, context }: Deps): ShopGuide => {
  const page = <Item>(path: string, query: object, number: number, read: (item: unknown) => Item) =>
    readAnswer(api<unknown>(path, { query: { ...query, page: number, perPage: PER_PAGE } }), (body) =>
      ok(toPage(body, read)),
    );
  const toSign = (item: unknown): ShopSign => {
    const { id, title, logo, rating } = toShopCard(item, context);
    return { id, title, logo, rating };
  };
  return {
    categories: () =>
      everyPage((number) =>
        page('rest/categories/paginate', { type: 'shop' }, number, (item) => toCategory(item, context.toImage)),
      ),
    category: (category) =>
      readAnswer(api<unknown>(`rest/categories/${encodeURIComponent(category)}`), (body) =>
        readEntity(body, (item) => (ofShops(item) ? requireId(toDetail(context.toImage))(item) : undefined)),
      ),
    verified: () =>
      everyPage((number) =>
        page(
          'rest/shops/paginate',
          { ...shopFilterQuery({ isVerified: true }), currency_id: context.currencyId() },
          number,
          toSign,
        ),
      ),
  };
};

const toDetail =
  (toImage: ToImage) =>
  (item: unknown): CategoryDetail => ({
    ...toCategory(item, toImage),
    description: translated(asRecord(item), 'description'),
    parts: listOf(asRecord(item)['children'], (child) => toCategory(child, toImage)),
  });

/** Drops categories of menus, recipes and jobs, which contain no shops. */
const ofShops = (item: unknown): boolean =>
  ['shop', 'sub_shop', undefined].includes(optionalText(asRecord(item)['type']));

const everyPage = async <Item>(ask: (page: number) => Answer<Page<Item>>, number = 1): Answer<readonly Item[]> => {
  const answer = await ask(number);
  if (!answer.ok) return answer;
  if (!hasMore(answer.value) || number === PAGES_MAX) return ok(answer.value.items);
  const rest = await everyPage(ask, number + 1);
  return rest.ok ? ok([...answer.value.items, ...rest.value]) : rest;
};
