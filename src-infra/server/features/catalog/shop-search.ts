import { isInZone, type GeoPoint } from '@domain/catalog/index.ts';
import { addBit, matchTexts, noBits, walkOver } from '../../foundation/search/index.ts';
import { createReaderSpellings } from './reader-spellings.ts';
import type { ShopSnapshot } from './shop-directory.ts';
import type { ShopRecord } from './shop-record.ts';
import type { Taxonomy, TaxonomySource } from './taxonomy.ts';
import { createTextColumnsBuilder, createWordMemory, type SearchedTexts, type TextColumns } from './text-columns.ts';

export type ShopScope = {
  /** The shop has not paused orders. */
  readonly isAccepting?: boolean;
  readonly at?: GeoPoint;
  /** The reader's language; without it only a shop's own is searched. */
  readonly locale?: string;
  /** Searches for the term as it was typed, whatever it finds. */
  readonly isLiteral?: boolean;
};
export type FoundShops = { readonly shops: readonly ShopRecord[]; readonly corrected: string | undefined };
export type SearchShops = (snapshot: ShopSnapshot, term: string, scope: ShopScope) => Promise<FoundShops>;

type Deps = { readonly taxonomy: TaxonomySource; readonly ownLocale: () => Promise<string> };
type ShopIndex = { readonly of: Taxonomy; readonly ordered: readonly ShopRecord[]; readonly columns: TextColumns };

/**
 * SEARCH-10: shops by name, then by category, cuisine and tag, then by description or phone; the most ordered from
 * first.
 */
export const createShopSearch = ({ taxonomy, ownLocale }: Deps): SearchShops => {
  const indexes = new WeakMap<ShopSnapshot, ShopIndex>();
  const spellingsOf = createReaderSpellings();

  const indexOf = (snapshot: ShopSnapshot, orders: Taxonomy, own: string): ShopIndex => {
    const known = indexes.get(snapshot);
    if (known?.of === orders) return known;
    const ordered = [...snapshot.shops].sort(
      (left, right) => right.ordersCount - left.ordersCount || left.id - right.id,
    );
    const builder = createTextColumnsBuilder(own, createWordMemory());
    ordered.forEach((shop, place) => builder.add(place, searchedTexts(shop, orders)));
    const fresh = { of: orders, ordered, columns: builder.build(ordered.length) };
    indexes.set(snapshot, fresh);
    return fresh;
  };

  return async (snapshot, term, { isAccepting, at, locale, isLiteral }) => {
    const own = await ownLocale();
    const { ordered, columns } = indexOf(snapshot, await taxonomy(), own);
    const scope = noBits(ordered.length);
    ordered.forEach((shop, place) => {
      const isIn =
        (isAccepting === undefined || shop.schedule.isAccepting === isAccepting) &&
        (at === undefined || isInZone(shop.zone, at));
      if (isIn) addBit(scope, place);
    });
    const part = { texts: columns(locale, term), size: ordered.length, scope };
    const { found, corrected } = matchTexts([part], term, spellingsOf(locale, own), isLiteral);
    const [tiers = []] = found;
    const shops: ShopRecord[] = [];
    for (const [tier, bits] of tiers.entries()) {
      const walk = walkOver(bits, tiers[tier - 1]);
      for (let place = walk.next(); place >= 0; place = walk.next()) {
        const shop = ordered[place];
        if (shop) shops.push(shop);
      }
    }
    return { shops, corrected };
  };
};

const searchedTexts = ({ texts, tags, categoryIds, phone }: ShopRecord, { category }: Taxonomy): SearchedTexts => ({
  texts,
  kinds: [titled(texts), ...categoryIds.map((id) => category(id)?.texts ?? {}), ...tags.map((tag) => tag.texts)],
  others: [],
  kindWords: [],
  otherWords: phone === null ? [] : [phone],
});

/** The line under a shop's name says its cuisine. */
const titled = (texts: ShopRecord['texts']): SearchedTexts['kinds'][number] =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([locale, { short_desc }]) => (short_desc ? [[locale, { title: short_desc }]] : [])),
  );
