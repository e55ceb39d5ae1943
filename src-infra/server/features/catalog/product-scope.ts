import { addBit, both, createBoundedMap, noBits, type Bits } from '../../foundation/search/index.ts';
import type { SearchScope } from './product-index.port.ts';
import type { ProductSegment } from './product-segment.ts';

/** A segment with the positions that are still valid; `undefined` means all. */
export type LivePart = { readonly segment: ProductSegment; readonly live: Bits | undefined };

/** `undefined` means everything. */
export const scopeOf = ({ segment, live }: LivePart, { shopId, shopIds, dietary }: SearchScope): Bits | undefined => {
  let bits = live;
  const narrow = (more: Bits): void => {
    bits = bits ? both(bits, more) : more;
  };
  if (shopId !== undefined || shopIds) narrow(bitsOfShops(segment, shopId === undefined ? (shopIds ?? []) : [shopId]));
  if (shopId !== undefined && shopIds && !shopIds.has(shopId)) return noBits(segment.size);
  if (dietary) narrow(segment.suitable(dietary));
  return bits;
};

const nearby = new WeakMap<ProductSegment, { readonly get: (ids: ReadonlySet<number>) => Bits }>();
const CACHED_BYTES = 8 * 2 ** 20;

/** Cached, because one address asks for the same set of shops repeatedly. */
const bitsOfShops = (segment: ProductSegment, shopIds: ReadonlySet<number> | readonly number[]): Bits => {
  const make = (): Bits => {
    const bits = noBits(segment.size);
    for (const shopId of shopIds) for (const place of segment.placesOf(shopId)) addBit(bits, place);
    return bits;
  };
  if (!(shopIds instanceof Set)) return make();
  const memory = nearby.get(segment) ?? memoryOf(segment);
  nearby.set(segment, memory);
  return memory.get(shopIds);
};

const memoryOf = (segment: ProductSegment) => {
  const remembered = createBoundedMap<ReadonlySet<number>, Bits>(CACHED_BYTES);
  return {
    get: (shopIds: ReadonlySet<number>): Bits => {
      const known = remembered.get(shopIds);
      if (known) return known;
      const bits = bitsOfShops(segment, [...shopIds]);
      remembered.set(shopIds, bits, bits.byteLength);
      return bits;
    },
  };
};

/** The tiers without unsuitable products and those of other shops. */
export const narrowed = (
  tiers: readonly Bits[],
  segment: ProductSegment | undefined,
  { dietary, amongShops }: Pick<SearchScope, 'dietary' | 'amongShops'>,
): readonly Bits[] => {
  if (!segment) return tiers;
  const suitable = dietary ? [segment.suitable(dietary)] : [];
  const among = amongShops ? [bitsOfShops(segment, [...amongShops])] : [];
  return tiers.map((tier) => [...suitable, ...among].reduce(both, tier));
};
