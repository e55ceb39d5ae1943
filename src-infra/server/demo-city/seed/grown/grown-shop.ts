import type { CityEntry, DemoCity, LatLng, ShopEntry, Text } from '../../content/types.ts';
import type { AddonEntry, ItemEntry, ProductEntry } from '../../content/menu-types.ts';
import { diceOf } from './dice.ts';
import { DISH_STYLES, GROCERY_STYLES, HOUSES, QUARTERS } from './names.data.ts';

export type GrownProduct = {
  readonly entry: ProductEntry;
  readonly item: ItemEntry;
  readonly title: Text;
  readonly section: string;
  /** Added to every price. */
  readonly cents: number;
  readonly addons: readonly AddonEntry[];
  readonly ordersCount: number;
  readonly stars: number;
  readonly discounted: boolean;
};
/** A shop like one of the city's, under another name in another district. */
export type GrownShop = {
  readonly number: number;
  readonly like: ShopEntry;
  readonly city: CityEntry;
  readonly title: Text;
  readonly place: Text;
  readonly location: LatLng;
  readonly ordersCount: number;
  readonly products: readonly GrownProduct[];
};

const MAX_ADDONS = 1;
const FEWEST = 60;
const SPREAD = 120;
const REACH_DEGREES = 0.35;

/** Shops with the requested number of products in all; the last one sells the remainder. */
export function* grownShops(city: DemoCity, products: number): Generator<GrownShop> {
  const items = new Map(city.items.map((item) => [item.slug, item]));
  const addons = new Map(city.addons.map((addon) => [addon.slug, addon]));
  let left = products;
  for (let number = 1; left > 0; number++) {
    const shop = grownShop(city, number, left, items, addons);
    left -= shop.products.length;
    yield shop;
  }
}

const grownShop = (
  city: DemoCity,
  number: number,
  most: number,
  items: ReadonlyMap<string, ItemEntry>,
  addons: ReadonlyMap<string, AddonEntry>,
): GrownShop => {
  const dice = diceOf(number);
  const like = dice.oneOf(city.shops.filter(({ menu }) => menu.length > 0));
  const home = city.cities.find(({ slug }) => slug === like.city) ?? city.cities[0];
  if (!home) throw new TypeError('A city needs a location');
  const [house, quarter] = [dice.oneOf(HOUSES), dice.upTo(QUARTERS.length)];
  const place = QUARTERS[quarter] ?? like.address;
  const trade = city.categories.find(({ slug }) => slug === like.categories[0])?.title ?? like.kind;
  const [latitude, longitude] = home.center;
  const angle = (quarter / QUARTERS.length) * 2 * Math.PI;
  const away = REACH_DEGREES * (0.2 + (0.8 * ((quarter * 7) % QUARTERS.length)) / QUARTERS.length);
  const near = (): number => (dice.fraction() - 0.5) * 0.03;
  const ordersCount = Math.min(30_000, Math.round(25 * dice.fraction() ** -0.9));

  const menu = like.menu.flatMap(({ section, products }) => products.map((entry) => ({ section, entry })));
  const wanted = Math.min(most, FEWEST + dice.upTo(SPREAD));
  const grown = Array.from({ length: wanted }, (_, index): GrownProduct | undefined => {
    const { section, entry } = menu[index % menu.length] ?? {};
    const item = entry && items.get(entry.item);
    if (!item || section === undefined) return undefined;
    const round = Math.floor(index / menu.length);
    const styles = item.kind === 'dish' ? DISH_STYLES : GROCERY_STYLES;
    const [first, second] = [styles[(round - 1) % styles.length], styles[Math.floor((round - 1) / styles.length) - 1]];
    const behind = round === 0 ? [] : [first, second].flatMap((style) => style ?? []);
    const rank = 1 + ((index * 7 + number) % wanted);
    const orders = Math.round((ordersCount / (rank * 4)) * (0.5 + dice.fraction()));
    return {
      entry,
      item,
      section,
      title: joined([entry.title, ...behind.map(({ title }) => title)]),
      cents: behind.reduce((sum, { cents }) => sum + cents, 0),
      addons: entry.addons.slice(0, MAX_ADDONS).flatMap((slug) => addons.get(slug) ?? []),
      ordersCount: orders,
      stars: Math.floor(orders / 9),
      discounted: dice.upTo(40) === 0,
    };
  }).filter((product): product is GrownProduct => product !== undefined);

  return {
    number,
    like,
    city: home,
    place,
    ordersCount,
    products: grown,
    title: {
      en: `${house.en} ${trade.en} · ${place.en}`,
      ar: `${trade.ar} ${house.ar} · ${place.ar}`,
      de: `${house.de} ${trade.de} · ${place.de}`,
      fr: `${trade.fr} ${house.fr} · ${place.fr}`,
    },
    location: [
      rounded(latitude + away * Math.sin(angle) + near()),
      rounded(longitude + away * Math.cos(angle) + near()),
    ],
  };
};

const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** "Falafel plate, spicy": an addition after a comma reads well in each of the languages. */
const joined = (parts: readonly Text[]): Text => ({
  en: parts.map(({ en }) => en).join(', '),
  ar: parts.map(({ ar }) => ar).join('، '),
  de: parts.map(({ de }) => de).join(', '),
  fr: parts.map(({ fr }) => fr).join(', '),
});
