import type { DietaryNeeds } from '@domain/dietary/index.ts';
import type { Spellings } from '@domain/search/index.ts';
import {
  allBits,
  both,
  countBits,
  matchTexts,
  noBits,
  removeBit,
  walkOver,
  type Bits,
} from '../../foundation/search/index.ts';
import type {
  CountByShop,
  FoundProducts,
  ProductGroup,
  ProductPlace,
  SearchScope,
  WantedPart,
} from './product-index.port.ts';
import { filterOf } from './product-filter.ts';
import { compareBy, firstOf } from './product-order.ts';
import { narrowed, scopeOf, type LivePart } from './product-scope.ts';

import { productOrdering, type ProductCriteria, type TodaysDeals } from './product-criteria.ts';
import type { ProductSegment } from './product-segment.ts';

type Spot = { readonly part: number; readonly place: number };

/** Invalidates the products of these shops in a segment. */
export const withoutShops = ({ segment, live }: LivePart, shopIds: Iterable<number>): LivePart => {
  let left: Bits | undefined;
  for (const shopId of shopIds) {
    for (const place of segment.placesOf(shopId)) {
      left ??= live ? live.slice() : allBits(segment.size);
      removeBit(left, place);
    }
  }
  return { segment, live: left ?? live };
};

export const searchParts = (
  parts: readonly LivePart[],
  term: string,
  scope: SearchScope,
  part: WantedPart,
  spellings: Spellings,
): FoundProducts & { readonly corrected: string | undefined } => {
  const { found: all, corrected } = matchesOf(parts, term, scope, spellings);
  const found = all.map((tiers, index) => narrowed(tiers, parts[index]?.segment, scope));
  const tierCount = Math.max(0, ...found.map((tiers) => tiers.length));
  const spots: Spot[] = [];
  let offset = part.offset;
  for (let tier = 0; tier < tierCount && spots.length < part.most; tier++) {
    const sources = found.map((tiers, index) => ({
      bits: tiers[tier] ?? noBits(parts[index]?.segment.size ?? 0),
      without: tiers[tier - 1],
    }));
    const next = ranked(parts, sources, { offset, most: part.most - spots.length });
    offset = Math.max(0, offset - next.left);
    spots.push(...next.spots);
  }
  const total = found.reduce((sum, tiers) => sum + countBits(tiers.at(-1) ?? NONE), 0);
  return { products: spots.map((spot) => placeAt(parts, spot)), total, corrected };
};

const NONE = noBits(0);

/** The results of each shop with each of these needs. */
export const countParts = (
  parts: readonly LivePart[],
  term: string,
  scope: SearchScope,
  needs: readonly (DietaryNeeds | undefined)[],
  spellings: Spellings,
): readonly CountByShop[] => {
  const { found } = matchesOf(parts, term, scope, spellings);
  return needs.map((dietary) => {
    const counts = new Map<number, number>();
    for (const [index, { segment }] of parts.entries()) {
      const [last = NONE] = narrowed(found[index]?.slice(-1) ?? [], segment, dietary ? { dietary } : {});
      const walk = walkOver(last, undefined);
      for (let place = walk.next(); place >= 0; place = walk.next()) {
        const shopId = segment.shopIds[place] ?? 0;
        counts.set(shopId, (counts.get(shopId) ?? 0) + 1);
      }
    }
    return counts;
  });
};

const matchesOf = (
  parts: readonly LivePart[],
  term: string,
  { shopId, shopIds, locale, isLiteral }: SearchScope,
  spellings: Spellings,
) => {
  const within = { ...(shopId !== undefined && { shopId }), ...(shopIds && { shopIds }) };
  const texts = parts.map((each) => textPartOf(each, locale, term, scopeOf(each, within)));
  return matchTexts(texts, term, spellings, isLiteral);
};

const textPartOf = ({ segment }: LivePart, locale: string | undefined, term: string, scope: Bits | undefined) => ({
  texts: segment.texts(locale, term),
  size: segment.size,
  scope,
});

export const listParts = (
  parts: readonly LivePart[],
  criteria: ProductCriteria,
  term: string | undefined,
  deals: (shopId: number) => TodaysDeals,
  part: WantedPart,
  spellings: Spellings,
): FoundProducts => {
  const scope: SearchScope = {
    ...(criteria.shopId !== undefined && { shopId: criteria.shopId }),
    ...(criteria.dietary && { dietary: criteria.dietary }),
  };
  // A term is looked up in all products: typing errors are corrected only if no product has the word.
  const matches =
    term === undefined
      ? undefined
      : matchTexts(
          parts.map((each) => textPartOf(each, criteria.locale, term, each.live)),
          term,
          spellings,
        );
  const ordering = productOrdering(criteria);
  const most = part.offset + part.most;
  let total = 0;
  const candidates = parts.flatMap((each, index): readonly Spot[] => {
    const within = scopeOf(each, scope) ?? allBits(each.segment.size);
    const places = placesIn(
      matches ? both(within, matches.found[index]?.at(-1) ?? noBits(each.segment.size)) : within,
      filterOf(each.segment, criteria, deals),
    );
    total += places.length;
    const compare = compareBy(ordering);
    return firstOf(places, (left, right) => compare(each.segment, left, each.segment, right), most).map((place) => ({
      part: index,
      place,
    }));
  });
  const compare = compareBy(ordering);
  const wanted = candidates
    .sort((left, right) => compare(parts[left.part]?.segment, left.place, parts[right.part]?.segment, right.place))
    .slice(part.offset, most);
  return { products: wanted.map((spot) => placeAt(parts, spot)), total };
};

const placesIn = (bits: Bits, fits: (place: number) => boolean): readonly number[] => {
  const places: number[] = [];
  const walk = walkOver(bits, undefined);
  for (let place = walk.next(); place >= 0; place = walk.next()) if (fits(place)) places.push(place);
  return places;
};

/** Iterates over the products of a group. */
export const eachOfGroup = (
  parts: readonly LivePart[],
  { shopId, categoryIds }: ProductGroup,
  visit: (segment: ProductSegment, place: number) => void,
): void => {
  const categories = categoryIds && new Set(categoryIds);
  for (const each of parts) {
    const walk = walkOver(
      scopeOf(each, shopId === undefined ? {} : { shopId }) ?? allBits(each.segment.size),
      undefined,
    );
    for (let place = walk.next(); place >= 0; place = walk.next()) {
      if (!categories || categories.has(each.segment.categoryIds[place] ?? 0)) visit(each.segment, place);
    }
  }
};

const placeAt = (parts: readonly LivePart[], { part, place }: Spot): ProductPlace => {
  const segment = parts[part]?.segment;
  return { id: segment?.ids[place] ?? 0, shopId: segment?.shopIds[place] ?? 0 };
};

type Source = { readonly bits: Bits; readonly without: Bits | undefined };

/** Merges the sources by popularity and returns the requested slice; `left` counts the skipped products. */
const ranked = (
  parts: readonly LivePart[],
  sources: readonly Source[],
  { offset, most }: WantedPart,
): { readonly spots: readonly Spot[]; readonly left: number } => {
  const walks = sources.map(({ bits, without }) => walkOver(bits, without));
  const [only] = walks;
  let left = walks.length === 1 && only ? only.skip(offset) : 0;
  const heads = walks.map((walk) => walk.next());
  const spots: Spot[] = [];
  while (spots.length < most) {
    const part = best(parts, heads);
    if (part < 0) break;
    if (left < offset) left += 1;
    else spots.push({ part, place: heads[part] ?? 0 });
    heads[part] = walks[part]?.next() ?? NO_PLACE;
  }
  return { spots, left };
};

const NO_PLACE = -1;

/** Returns the index of the segment with the most popular head; -1 at the end. */
const best = (parts: readonly LivePart[], heads: readonly number[]): number => {
  let found = -1;
  for (let part = 0; part < heads.length; part++) {
    const place = heads[part] ?? NO_PLACE;
    if (place < 0) continue;
    if (found < 0 || isBefore(parts[part]?.segment, place, parts[found]?.segment, heads[found] ?? 0)) found = part;
  }
  return found;
};

const isBefore = (
  left: ProductSegment | undefined,
  at: number,
  right: ProductSegment | undefined,
  other: number,
): boolean => {
  const more = (left?.orders[at] ?? 0) - (right?.orders[other] ?? 0);
  return more === 0 ? (left?.ids[at] ?? 0) < (right?.ids[other] ?? 0) : more > 0;
};
