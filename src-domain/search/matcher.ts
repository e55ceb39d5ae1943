import { searchEntry, shelfOfEntry, type EntryTexts } from './entry-shelf.ts';
import { readTerm, tiersOf } from './relevance.ts';
import { noSpellings, type Spellings } from './spellings.ts';

/** Finds the best matches of a term among a list of items. */
export type Matcher<Item> = (term: string, atMost: number) => readonly Item[];

/**
 * SEARCH-9f: Returns a search over a list by the rule of SEARCH-10a, best first and otherwise in list order. Folds each
 * text once, so that key presses do no folding; keep the matcher as long as the list stays the same. It tolerates no
 * typos: the server knows more words. An empty term finds nothing.
 */
export const matcherOf = <Item>(
  items: readonly Item[],
  textsOf: (item: Item) => EntryTexts,
  spellings: Spellings = noSpellings,
): Matcher<Item> => {
  const shelves = items.map((item) => ({ item, shelf: shelfOfEntry(searchEntry(textsOf(item))) }));
  return (term, atMost) => {
    const asked = readTerm(term, spellings);
    return shelves
      .flatMap(({ item, shelf }) => {
        const tier = tiersOf(asked, shelf, spellings).indexOf(true);
        return tier < 0 ? [] : [{ item, tier }];
      })
      .sort((left, right) => left.tier - right.tier)
      .slice(0, atMost)
      .map(({ item }) => item);
  };
};
