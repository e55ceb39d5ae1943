import type { TimeZones } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { RowSet } from '../../../foundation/base-data/index.ts';
import type { DemoCity } from '../../content/types.ts';
import { numbered } from '../stable-ids.ts';
import { seedContext, type SeedContext } from '../seed-context.ts';
import { grownGoodsRows } from './grown-goods.rows.ts';
import { grownShopRows } from './grown-shop.rows.ts';
import type { AddRow, Lookups, Numbering, TableName } from './grown-parts.ts';
import { grownShops, type GrownShop } from './grown-shop.ts';

type LastIds = (table: RowSet[number][0]) => number;

const SHOPS_AT_ONCE = 8;

/**
 * RUN-1: Returns the city's rows, then generated shops and products, up to the requested number of products, a few
 * shops at a time; deterministic for a number and a moment.
 */
export function* withGrownRows(
  city: DemoCity,
  now: Instant,
  zones: TimeZones,
  rows: RowSet,
  products: number,
): Generator<RowSet> {
  yield rows;
  yield* grownRows(seedContext(city, now, '', zones), products, lastIdsOf(rows));
}

const lastIdsOf = (rows: RowSet): LastIds => {
  const last = new Map<string, number>();
  for (const [table, entries] of rows) {
    for (const entry of entries)
      if ('id' in entry && typeof entry.id === 'number') last.set(table, Math.max(last.get(table) ?? 0, entry.id));
  }
  return (table) => last.get(table) ?? 0;
};

function* grownRows(context: SeedContext, products: number, lastIds: LastIds): Generator<RowSet> {
  const used = new Map<string, number>();
  const next: Numbering = (table) => {
    const id = (used.get(table) ?? lastIds(table)) + 1;
    used.set(table, id);
    return id;
  };
  for (const shops of chunks(grownShops(context.city, products), SHOPS_AT_ONCE)) yield rowsOf(shops, context, next);
}

const rowsOf = (shops: readonly GrownShop[], context: SeedContext, next: Numbering): RowSet => {
  const tables = new Map<TableName, object[]>();
  const add: AddRow = (table, row) => {
    const rows = tables.get(table) ?? [];
    tables.set(table, rows);
    rows.push(row);
  };
  const lookups = lookupsOf(context.city);
  for (const shop of shops) {
    const shopId = grownShopRows(shop, context, next, add, lookups);
    grownGoodsRows(shop, shopId, context, next, add, lookups);
  }
  // Each table got rows of its own type through `AddRow`; a map cannot say so.
  return [...tables] as unknown as RowSet;
};

const lookupsOf = (city: DemoCity): Lookups => {
  const bySlug = (entries: readonly { readonly slug: string }[]) => numbered(entries.map(({ slug }) => slug));
  const section = bySlug(city.sections);
  return {
    category: bySlug(city.categories),
    // Sections are categories too, behind those of shops.
    section: (slug) => city.categories.length + section(slug),
    brand: bySlug(city.brands),
    unit: bySlug(city.units),
    tag: bySlug(city.tags),
    take: bySlug(city.takes),
    value: numbered(city.optionGroups.flatMap(({ slug, values }) => values.map((value) => `${slug}/${value.slug}`))),
  };
};

function* chunks<Value>(values: Iterable<Value>, size: number): Generator<readonly Value[]> {
  let chunk: Value[] = [];
  for (const value of values) {
    chunk.push(value);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
