import { isInZone, type GeoPoint } from '@domain/catalog/index.ts';
import { foldedWords } from '@domain/search/index.ts';
import { addBit, createTextIndex, matchTexts, noBits, walkOver, type TextEntry, type TextIndex } from '../search/index.ts';
import type { ShopSnapshot } from './shop-directory.ts';
import type { ShopRecord } from './shop-record.ts';

export type ShopScope = {
  /** Not switched off by the shop itself. */
  readonly isAccepting?: boolean;
  readonly at?: GeoPoint;
};
export type FoundShops = { readonly shops: readonly ShopRecord[]; readonly corrected: string | undefined };
export type SearchShops = (snapshot: ShopSnapshot, term: string, scope: ShopScope) => FoundShops;

/** SEARCH-9: shops by name first, then by description, kind or phone; the most ordered from first. */
export const createShopSearch = (): SearchShops => {
  const indexes = new WeakMap<ShopSnapshot, { readonly ordered: readonly ShopRecord[]; readonly words: TextIndex }>();

  const indexOf = (snapshot: ShopSnapshot) => {
    const known = indexes.get(snapshot);
    if (known) return known;
    const ordered = [...snapshot.shops].sort((left, right) => right.ordersCount - left.ordersCount || left.id - right.id);
    const fresh = { ordered, words: createTextIndex(ordered.map(entryOf)) };
    indexes.set(snapshot, fresh);
    return fresh;
  };

  return (snapshot, term, { isAccepting, at }) => {
    const { ordered, words } = indexOf(snapshot);
    const scope = noBits(ordered.length);
    ordered.forEach((shop, place) => {
      const isIn = (isAccepting === undefined || shop.schedule.isAccepting === isAccepting) && (at === undefined || isInZone(shop.zone, at));
      if (isIn) addBit(scope, place);
    });
    const { found, corrected } = matchTexts([{ texts: words, live: undefined, scope }], term);
    const shops: ShopRecord[] = [];
    for (const { inTitle, anywhere } of found) {
      for (const walk of [walkOver(inTitle, undefined), walkOver(anywhere, inTitle)]) {
        for (let place = walk.next(); place >= 0; place = walk.next()) {
          const shop = ordered[place];
          if (shop) shops.push(shop);
        }
      }
    }
    return { shops, corrected };
  };
};

const entryOf = ({ texts, tags, phone }: ShopRecord): TextEntry => ({
  title: Object.values(texts).flatMap(({ title = '' }) => foldedWords(title)),
  other: [
    ...Object.values(texts).flatMap(({ description = '' }) => foldedWords(description)),
    ...tags.flatMap((tag) => Object.values(tag.texts).flatMap(({ title = '' }) => foldedWords(title))),
    ...foldedWords(phone ?? ''),
  ],
});
