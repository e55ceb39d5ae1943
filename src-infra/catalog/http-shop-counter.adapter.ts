import type { $Fetch } from 'ofetch';
import type { ShopChoices, ShopCounter, ShopCounts } from '@domain/catalog/index.ts';
import { DIETS } from '@domain/dietary/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asDecimal, asInteger, asNumber, asRecord, asText, dataOf, listOf, type Wire } from '../drivers/http/wire.ts';
import { toCategory, type ReadingContext } from './catalog-wire.ts';
import { toTag } from './http-shop-facets.adapter.ts';
import { shopFilterQuery } from './shop-filter-query.ts';

type Deps = {
  readonly api: $Fetch;
  readonly context: Pick<ReadingContext, 'toImage'> & { currencyId(): number | undefined };
};

/** Extension `shop_counts`. */
export const createHttpShopCounter = ({ api, context }: Deps): ShopCounter => ({
  count: (filter) =>
    readAnswer(
      api<unknown>('rest/shops/counts', { query: { ...shopFilterQuery(filter), currency_id: context.currencyId() } }),
      (body) => ok(toCounts(asRecord(dataOf(body)), context)),
    ),
});

const toCounts = ({ total, all, groups }: Wire, { toImage }: Deps['context']): ShopCounts => {
  const group = <Value>(name: string, read: (choice: Wire) => Value): ShopChoices<Value> => {
    const { any, choices } = asRecord(asRecord(groups)[name]);
    return {
      any: asInteger(any),
      choices: listOf(choices, asRecord).map((choice) => ({ value: read(choice), count: asInteger(choice['count']) })),
    };
  };
  const on = (name: string) => group(name, () => true as const);
  return {
    total: asInteger(total),
    all: asInteger(all),
    kind: group('type', ({ value }) => (asText(value) === 'shop' ? 'shop' : 'restaurant')),
    isOpen: on('open'),
    isFreeDelivery: on('free_delivery'),
    hasDeals: on('deals'),
    minRating: group('rating', ({ value }) => asNumber(value)),
    prices: { ...group('prices', () => undefined), choices: [] },
    mostMinutes: group('delivery_time_to', ({ value }) => asInteger(value)),
    mostFee: group('delivery_fee_to', ({ value }) => asDecimal(value)),
    categoryIds: group('category_ids', ({ category }) => toCategory(category, toImage)),
    tagIds: group('takes', ({ tag }) => toTag(tag)),
    diets: known(group('diets', ({ value }) => DIETS.find((diet) => diet === value))),
  };
};

/** Without the values that this client does not know. */
const known = <Value>({ any, choices }: ShopChoices<Value | undefined>): ShopChoices<Value> => ({
  any,
  choices: choices.flatMap(({ value, count }) => (value === undefined ? [] : [{ value, count }])),
});
