import { setImmediate as nextTurn } from 'node:timers/promises';
import { createBoundedMap } from '../../foundation/search/index.ts';
import type { ProductFacts } from './product-facts.ts';
import type { FoundProducts, ProductIndex } from './product-index.port.ts';
import { countParts, eachOfGroup, listParts, searchParts, withoutShops } from './product-query.ts';
import type { LivePart } from './product-scope.ts';
import { createSegmentBuilder, type ProductSegment, type SegmentBuilder } from './product-segment.ts';
import { createReaderSpellings } from './reader-spellings.ts';
import { suitingParts } from './suitable-products.ts';
import { createTextColumnsBuilder, createWordMemory } from './text-columns.ts';
import type { Broadcast } from '../../foundation/broadcast/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { ProductFactsReader } from './catalog.ports.ts';

/** One large segment and a small one per change; the products of the small ones are kept for compaction. */
type State = { readonly parts: readonly LivePart[]; readonly changed: ReadonlyMap<number, readonly ProductFacts[]> };

const PRODUCTS_AT_ONCE = 500;
/** Up to this many shops are reread while a query waits. */
const QUICKLY_READ = 20_000;
const MAX_PARTS = 4;
/** The large segment is rebuilt once this share, or this many products, have changed. */
const MAX_CHANGED_SHARE = 0.05;
const MAX_CHANGED = 5000;
const CACHED_ANSWERS = 5000;

type Deps = {
  readonly reader: ProductFactsReader;
  readonly transactions: Transactions;
  readonly broadcast: Broadcast;
  /** The language of names for readers whose language has none. */
  readonly ownLocale: () => Promise<string>;
};

/**
 * Keeps all products in memory. Changed shops are reread before the next query; the whole index is rebuilt in the
 * background in chunks. A transaction is answered from the last committed state.
 */
export const createMemoryProductIndex = ({ reader, transactions, broadcast, ownLocale }: Deps): ProductIndex => {
  const answers = createBoundedMap<string, FoundProducts & { readonly corrected: string | undefined }>(CACHED_ANSWERS);
  let state: State | undefined;
  let pending = new Set<number>();
  let isLost = true;
  const life = { isStopped: false };
  let working: Promise<void> | undefined;
  let rebuilding: { readonly meanwhile: Set<number>; readonly done: Promise<void> } | undefined;

  const spellingsOf = createReaderSpellings();

  broadcast.subscribe('reference', () => {
    // Titles of categories and brands are words of products.
    isLost = true;
  });
  broadcast.subscribe('shop', (text) => {
    if (text === undefined) isLost = true;
    else pending.add(Number(text));
  });

  const become = (next: State): void => {
    state = next;
    answers.clear();
  };

  const builderFor = async (most: number): Promise<SegmentBuilder> =>
    createSegmentBuilder(most, createTextColumnsBuilder(await ownLocale(), createWordMemory()));

  const segmentOf = async (products: readonly ProductFacts[]): Promise<ProductSegment> => {
    const builder = await builderFor(products.length);
    for (const product of [...products].sort(byPopularity)) builder.add(product);
    return builder.build();
  };

  const takeChanges = async (base: State, shopIds: ReadonlySet<number>): Promise<State> => {
    const fresh = await reader.facts({ shopIds: [...shopIds] });
    const changed = new Map([...base.changed].filter(([shopId]) => !shopIds.has(shopId)));
    for (const shopId of shopIds)
      changed.set(
        shopId,
        fresh.filter((product) => product.shopId === shopId),
      );
    const otherParts = base.parts.map((part) => withoutShops(part, shopIds));
    return {
      parts: fresh.length === 0 ? otherParts : [...otherParts, { segment: await segmentOf(fresh), live: undefined }],
      changed,
    };
  };

  /** Reads everything, most ordered first, and yields between two chunks. */
  const readAll = async (): Promise<ProductSegment> => {
    const { ids, orders } = await reader.popularity();
    const builder = await builderFor(ids.length);
    for (let from = 0; from < ids.length && !life.isStopped; from += PRODUCTS_AT_ONCE) {
      const piece = ids.slice(from, from + PRODUCTS_AT_ONCE);
      const facts = new Map((await reader.facts({ ids: [...piece] })).map((product) => [product.id, product]));
      piece.forEach((id, index) => {
        const product = facts.get(id);
        // The position was based on this count; a later one would be in the wrong position.
        if (product) builder.add({ ...product, ordersCount: orders[from + index] ?? 0 });
      });
      await nextTurn();
    }
    return builder.build();
  };

  const rebuild = (): Promise<void> => {
    if (rebuilding) return rebuilding.done;
    const meanwhile = new Set<number>(pending);
    isLost = false;
    const work = async (): Promise<void> => {
      try {
        const segment = await readAll();
        become({ parts: [{ segment, live: undefined }], changed: new Map() });
        for (const shopId of meanwhile) pending.add(shopId);
      } catch (failure) {
        isLost = true;
        throw failure;
      } finally {
        rebuilding = undefined;
      }
    };
    rebuilding = { meanwhile, done: work() };
    return rebuilding.done;
  };

  const catchUp = async (base: State): Promise<void> => {
    const taken = pending;
    pending = new Set();
    for (const shopId of taken) rebuilding?.meanwhile.add(shopId);
    try {
      const next = await takeChanges(base, taken);
      // A full read that ended meanwhile does not contain these.
      if (state === base) become(next);
      else for (const shopId of taken) pending.add(shopId);
    } catch (failure) {
      for (const shopId of taken) pending.add(shopId);
      throw failure;
    }
  };

  /** Whether everything has to be read before an answer is possible. */
  const mustReadAll = (): boolean => state === undefined || (isLost && sizeOf(state) <= QUICKLY_READ);

  const step = async (): Promise<void> => {
    if (state === undefined || mustReadAll()) return rebuild();
    await catchUp(state);
  };

  const current = async (): Promise<State> => {
    if (transactions.isActive)
      return state ?? { parts: [{ segment: await readAll(), live: undefined }], changed: new Map() };
    if (state && !mustReadAll() && pending.size === 0 && !working) return state;
    working ??= step().finally(() => {
      working = undefined;
    });
    await working;
    return current();
  };

  /** Merges the small segments once there are many. */
  const join = async (base: State): Promise<void> => {
    const [large] = base.parts;
    if (!large || base.parts.length <= MAX_PARTS) return;
    const products = [...base.changed.values()].flat().sort(byPopularity);
    const builder = await builderFor(products.length);
    for (const [index, product] of products.entries()) {
      builder.add(product);
      if (index % PRODUCTS_AT_ONCE === 0) await nextTurn();
    }
    if (state === base)
      become({ parts: [large, { segment: builder.build(), live: undefined }], changed: base.changed });
  };

  return {
    search: async (term, scope, part) => {
      const { parts } = await current();
      const { shopIds, amongShops, locale, shopId, dietary, isLiteral } = scope;
      const key =
        shopIds || amongShops
          ? undefined
          : JSON.stringify([term, locale, shopId, dietary, isLiteral, part.offset, part.most]);
      const known = key === undefined ? undefined : answers.get(key);
      if (known) return known;
      const own = await ownLocale();
      const found = searchParts(parts, term, scope, part, spellingsOf(scope.locale, own));
      if (key !== undefined && state?.parts === parts) answers.set(key, found, 1);
      return found;
    },
    counts: async (term, scope, needs) => {
      const { parts } = await current();
      return countParts(parts, term, scope, needs, spellingsOf(scope.locale, await ownLocale()));
    },
    suiting: async (needs, soldOut) => suitingParts((await current()).parts, needs, soldOut),
    list: async (criteria, term, deals, part) => {
      const { parts } = await current();
      return listParts(parts, criteria, term, deals, part, spellingsOf(criteria.locale, await ownLocale()));
    },
    categories: async (group) => {
      const found = new Set<number>();
      eachOfGroup((await current()).parts, group, ({ categoryIds }, place) => found.add(categoryIds[place] ?? 0));
      return new Set([...found].map((id) => (id < 0 ? null : id)));
    },
    brands: async (group) => {
      const counts = new Map<number, number>();
      eachOfGroup((await current()).parts, group, ({ brandIds }, place) => {
        const id = brandIds[place] ?? 0;
        if (id >= 0) counts.set(id, (counts.get(id) ?? 0) + 1);
      });
      return counts;
    },
    stop: () => {
      life.isStopped = true;
    },
    get isLoaded() {
      return state !== undefined;
    },
    compact: async () => {
      const base = await current();
      if (isLost || isMuchChanged(base)) return rebuild();
      await join(base);
    },
  };
};

const byPopularity = (left: ProductFacts, right: ProductFacts): number =>
  right.ordersCount - left.ordersCount || left.id - right.id;

const sizeOf = ({ parts }: State): number => parts.reduce((sum, { segment }) => sum + segment.size, 0);

const isMuchChanged = ({ parts, changed }: State): boolean => {
  const products = [...changed.values()].reduce((sum, each) => sum + each.length, 0);
  return products > Math.max(MAX_CHANGED, (parts[0]?.segment.size ?? 0) * MAX_CHANGED_SHARE);
};
