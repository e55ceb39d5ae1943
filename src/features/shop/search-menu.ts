import type { MenuSection, ProductCard } from '@domain/catalog/index.ts';
import { foldText } from '@domain/kernel/index.ts';

type Sections = readonly MenuSection<ProductCard>[];
export type SearchMenu = (sections: Sections, text: string) => Sections;

/** The products whose title and description contain every word, in their sections; all of them without words. */
export const searchMenu: SearchMenu = (sections, text) => {
  const words = foldText(text).split(' ').filter(Boolean);
  if (words.length === 0) return sections;
  return sections.flatMap((section) => {
    const items = section.items.filter((item) => matches(item, words));
    return items.length > 0 ? [{ ...section, items }] : [];
  });
};

const matches = (item: ProductCard, words: readonly string[]): boolean => {
  const text = foldText(`${item.title} ${item.description}`);
  return words.every((word) => text.includes(word));
};
