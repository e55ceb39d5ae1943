import { catalogue, type ItemSlug } from './catalogue.ts';
import { optionGroups } from './options.data.ts';
import type { SectionSlug } from './sections.data.ts';
import type { Cents, Text } from './types.ts';
import type { ItemEntry, MenuSectionEntry, OptionGroupEntry, ProductEntry, StockEntry } from './menu-types.ts';

type Own = {
  readonly price?: Cents;
  readonly title?: Text;
  readonly description?: Text;
  /** Pieces left of every stock; 0 is sold out. */
  readonly left?: number;
  /** Option values this shop has run out of. */
  readonly gone?: readonly string[];
  readonly minQty?: number;
  readonly maxQty?: number;
};
/** How a shop sells the catalog: its sections, its price level, its exceptions. */
export type MenuPlan = {
  readonly sections: Readonly<Partial<Record<SectionSlug, readonly ItemSlug[]>>>;
  /** Percent of the list price. */
  readonly level?: number;
  /** Most ordered first. */
  readonly popular: readonly ItemSlug[];
  readonly own?: Readonly<Partial<Record<ItemSlug, Own>>>;
  readonly declaresDietary?: boolean;
  /** Add-ons this shop replaces by others, such as deposits of another country. */
  readonly addonsInstead?: Readonly<Record<string, string>>;
};

const groups = new Map<string, OptionGroupEntry>(optionGroups.map((group) => [group.slug, group]));

export function menuOf(plan: MenuPlan): readonly MenuSectionEntry[] {
  const entries = Object.entries(plan.sections) as [SectionSlug, readonly ItemSlug[]][];
  const ranks = ranksOf(
    plan,
    entries.flatMap(([, items]) => items),
  );
  return entries.map(([section, items]) => ({
    section,
    products: items.map((item) => productOf(plan, section, item, ranks.get(item) ?? 0)),
  }));
}

function ranksOf({ popular }: MenuPlan, all: readonly ItemSlug[]): ReadonlyMap<ItemSlug, number> {
  const ordered = new Set([...popular, ...all]);
  return new Map([...ordered].map((item, index) => [item, index + 1]));
}

function productOf(plan: MenuPlan, section: SectionSlug, slug: ItemSlug, rank: number): ProductEntry {
  const item: ItemEntry = catalogue[slug];
  const own = plan.own?.[slug] ?? {};
  const { dietary } = item;
  return {
    item: slug,
    section,
    title: own.title ?? item.title,
    description: own.description ?? item.description,
    ...(dietary && plan.declaresDietary !== false && { dietary }),
    addons: item.addons.map((addon) => plan.addonsInstead?.[addon] ?? addon),
    stocks: stocksOf(item, own.price ?? levelled(item, plan.level ?? 100), own),
    minQty: own.minQty ?? 1,
    maxQty: own.maxQty ?? (item.kind === 'dish' ? 30 : 24),
    rank,
  };
}

/** Kitchens price in full dimes, shops end on nine cents. */
function levelled({ kind, price }: ItemEntry, level: number): Cents {
  const dimes = Math.max(1, Math.round((price * level) / 1000));
  if (kind === 'dish') return level === 100 ? price : dimes * 10;
  return price % 10 === 9 ? Math.max(dimes, 2) * 10 - 1 : dimes * 10;
}

function stocksOf(item: ItemEntry, price: Cents, own: Own): readonly StockEntry[] {
  const start: readonly StockEntry[] = [{ choices: [], price, quantity: own.left ?? plenty(item) }];
  return item.options.reduce((stocks, slug) => {
    const values = groups.get(slug)?.values ?? [];
    return stocks.flatMap((stock) =>
      values.map(({ slug: value, delta, factor }): StockEntry => ({
        choices: [...stock.choices, { group: slug, value }],
        price: dime(stock.price * factor, stock.price) + delta,
        quantity: own.gone?.includes(value) ? 0 : stock.quantity,
      })),
    );
  }, start);
}

/** A multiple of a price that ends on nine ends on nine as well. */
const dime = (amount: number, of: Cents): Cents =>
  amount === of ? of : Math.round(amount / 10) * 10 - (of % 10 === 9 ? 1 : 0);

/** A believable shelf: the same for the same item, 40 to 129 pieces. */
const plenty = ({ slug }: ItemEntry): number =>
  40 + ([...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 90);
