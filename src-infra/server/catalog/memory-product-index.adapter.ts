import { setImmediate as nextTurn } from 'node:timers/promises';
import { createBoundedMap } from '../search/index.ts';
import { readPopularity, readProductFacts, type Store } from '../store/index.ts';
import type { ProductFacts } from './product-facts.ts';
import type { FoundProducts, ProductIndex } from './product-index.port.ts';
import { eachOfGroup, listParts, searchParts, withoutShops, type LivePart } from './product-query.ts';
import { createSegmentBuilder, createWordMemory, type ProductSegment } from './product-segment.ts';

/** One large part, and a small one for each change since; the products of the small ones are kept to put them together. */
type State = { readonly parts: readonly LivePart[]; readonly changed: ReadonlyMap<number, readonly ProductFacts[]> };

const PRODUCTS_AT_ONCE = 500;
/** So few are read anew while a question waits. */
const QUICKLY_READ = 20_000;
const MOST_PARTS = 4;
/** The large part is made anew when so much of it, or so many products, have changed. */
const MOST_CHANGED_SHARE = 0.05;
const MOST_CHANGED = 5000;
const REMEMBERED_ANSWERS = 5000;

/**
 * All products in the memory of this process. What shops change is read again shop by shop before the next question;
 * the whole is read anew beside the questions, in pieces. Within a transaction the last committed state answers.
 */
export const createMemoryProductIndex = (store: Store): ProductIndex => {
  const answers = createBoundedMap<string, FoundProducts & { readonly corrected: string | undefined }>(REMEMBERED_ANSWERS);
  let state: State | undefined;
  let pending = new Set<number>();
  let isLost = true;
  const life = { isStopped: false };
  let working: Promise<void> | undefined;
  let rebuilding: { readonly meanwhile: Set<number>; readonly done: Promise<void> } | undefined;

  store.hear('shop', (text) => {
    if (text === undefined) isLost = true;
    else pending.add(Number(text));
  });

  const become = (next: State): void => {
    state = next;
    answers.clear();
  };

  const segmentOf = (products: readonly ProductFacts[]): ProductSegment => {
    const builder = createSegmentBuilder(products.length, createWordMemory());
    for (const product of [...products].sort(byPopularity)) builder.add(product);
    return builder.build();
  };

  const takeChanges = async (base: State, shopIds: ReadonlySet<number>): Promise<State> => {
    const fresh = await readProductFacts(store, { shopIds: [...shopIds] });
    const changed = new Map([...base.changed].filter(([shopId]) => !shopIds.has(shopId)));
    for (const shopId of shopIds) changed.set(shopId, fresh.filter((product) => product.shopId === shopId));
    const kept = base.parts.map((part) => withoutShops(part, shopIds));
    return { parts: fresh.length === 0 ? kept : [...kept, { segment: segmentOf(fresh), live: undefined }], changed };
  };

  /** Reads everything, most ordered first, and lets others work between two pieces. */
  const readAll = async (): Promise<ProductSegment> => {
    const { ids, orders } = await readPopularity(store);
    const builder = createSegmentBuilder(ids.length, createWordMemory());
    for (let from = 0; from < ids.length && !life.isStopped; from += PRODUCTS_AT_ONCE) {
      const piece = ids.slice(from, from + PRODUCTS_AT_ONCE);
      const facts = new Map((await readProductFacts(store, { ids: [...piece] })).map((product) => [product.id, product]));
      piece.forEach((id, index) => {
        const product = facts.get(id);
        // The place was given by this count; a later one would stand in the wrong place.
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
      // A reading of everything that ended meanwhile knows nothing of these.
      if (state === base) become(next);
      else for (const shopId of taken) pending.add(shopId);
    } catch (failure) {
      for (const shopId of taken) pending.add(shopId);
      throw failure;
    }
  };

  /** Whether everything has to be read before an answer can be given. */
  const mustReadAll = (): boolean => state === undefined || (isLost && sizeOf(state) <= QUICKLY_READ);

  const step = async (): Promise<void> => {
    if (state === undefined || mustReadAll()) return rebuild();
    await catchUp(state);
  };

  const current = async (): Promise<State> => {
    if (store.isInTransaction) return state ?? { parts: [{ segment: await readAll(), live: undefined }], changed: new Map() };
    if (state && !mustReadAll() && pending.size === 0 && !working) return state;
    working ??= step().finally(() => { working = undefined; });
    await working;
    return current();
  };

  /** Puts the small parts together where there are many. */
  const join = async (base: State): Promise<void> => {
    const [large] = base.parts;
    if (!large || base.parts.length <= MOST_PARTS) return;
    const products = [...base.changed.values()].flat().sort(byPopularity);
    const builder = createSegmentBuilder(products.length, createWordMemory());
    for (const [index, product] of products.entries()) {
      builder.add(product);
      if (index % PRODUCTS_AT_ONCE === 0) await nextTurn();
    }
    if (state === base) become({ parts: [large, { segment: builder.build(), live: undefined }], changed: base.changed });
  };

  return {
    search: async (term, scope, part) => {
      const { parts } = await current();
      const key = scope.shopIds ? undefined : JSON.stringify([term, scope.shopId, scope.dietary, part.offset, part.most]);
      const known = key === undefined ? undefined : answers.get(key);
      if (known) return known;
      const found = searchParts(parts, term, scope, part);
      if (key !== undefined && state?.parts === parts) answers.set(key, found, 1);
      return found;
    },
    list: async (wishes, term, deals, part) => listParts((await current()).parts, wishes, term, deals, part),
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
    stop: () => { life.isStopped = true; },
    tidy: async () => {
      const base = await current();
      if (isLost || isMuchChanged(base)) return rebuild();
      await join(base);
    },
  };
};

const byPopularity = (left: ProductFacts, right: ProductFacts): number => right.ordersCount - left.ordersCount || left.id - right.id;

const sizeOf = ({ parts }: State): number => parts.reduce((sum, { segment }) => sum + segment.size, 0);

const isMuchChanged = ({ parts, changed }: State): boolean => {
  const products = [...changed.values()].reduce((sum, each) => sum + each.length, 0);
  return products > Math.max(MOST_CHANGED, (parts[0]?.segment.size ?? 0) * MOST_CHANGED_SHARE);
};
