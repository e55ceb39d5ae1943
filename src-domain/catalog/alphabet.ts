import { foldedWords, foldText } from '../kernel/index.ts';

/** An entry of a directory, sorted by its name. */
export type Titled = { readonly title: string };

/** Entries whose names start with the same letter; `undefined` for names that start with none. */
export type LetterGroup<Item extends Titled> = { readonly letter: string | undefined; readonly items: readonly Item[] };

/**
 * ROUTE-8a: Groups a directory by the first letters of its names, sorted by name; case, accents and Arabic letter forms
 * are ignored. Names that start with no letter come last.
 */
export const letterGroups = <Item extends Titled>(items: readonly Item[]): readonly LetterGroup<Item>[] => {
  const groups = new Map<string | undefined, Item[]>();
  for (const { item, letter } of items.map(toEntry).sort(byName)) {
    const group = groups.get(letter);
    if (group) group.push(item);
    else groups.set(letter, [item]);
  }
  return [...groups].map(([letter, group]) => ({ letter, items: group }));
};

/**
 * ROUTE-8b: Returns the entries whose name contains every word of a search, ignoring case, accents and Arabic letter
 * forms; all of them for no words.
 */
export const findByTitle = <Item extends Titled>(items: readonly Item[], search: string): readonly Item[] => {
  const words = foldedWords(search);
  return items.filter(({ title }) => {
    const name = foldText(title);
    return words.every((word) => name.includes(word));
  });
};

type Entry<Item> = { readonly item: Item; readonly name: string; readonly letter: string | undefined };

const toEntry = <Item extends Titled>(item: Item): Entry<Item> => {
  const name = foldText(item.title);
  const [first = ''] = name;
  return { item, name, letter: /\p{L}/u.test(first) ? first.toUpperCase() : undefined };
};

const byName = (left: Entry<unknown>, right: Entry<unknown>): number =>
  Number(left.letter === undefined) - Number(right.letter === undefined) ||
  compare(left.letter ?? '', right.letter ?? '') ||
  compare(left.name, right.name);

const compare = (left: string, right: string): number => (left === right ? 0 : left < right ? -1 : 1);
