import type { Page } from '@playwright/test';
import type { Customer } from '../support/api.ts';
import { CASH, placeCart } from '../support/meal.ts';
import type { Stage } from './stage.ts';

const SHOP = { shop_id: 1, currency_id: 1 };
const MINUTE = 60_000;
/** Members beside the owner; none of them has a page open. */
const NAMES = { en: ['Ana', 'Jonas', 'Omar'], ar: ['ليلى', 'يونس', 'عمر'] } as const;
const TITLE = { en: 'Friday lunch', ar: 'غداء الجمعة' } as const;

type Terms = { readonly limit?: number; readonly payer?: 'each' | 'owner'; readonly isShort?: boolean };
type Part = { readonly id: number; readonly uuid: string };
/** A group whose owner chose a dish, as its members found it. */
export type Meal = {
  readonly owner: Customer;
  readonly cart: number;
  readonly link: string;
  /** Joins without a page. */
  readonly join: (name: string) => Promise<Part>;
  readonly choose: (part: Part, dish: number, quantity: number) => Promise<void>;
  readonly finish: (part: Part) => Promise<void>;
  readonly lock: () => Promise<void>;
  readonly end: () => Promise<void>;
  readonly kick: (name: string) => Promise<void>;
  /** Orders everything; returns the order's number. */
  readonly order: () => Promise<number>;
};

/** Starts a group at the first shop. */
export const startMeal = async ({ api, customer, look, now }: Stage, terms: Terms = {}): Promise<Meal> => {
  const owner = await customer('Lina');
  const as = { token: owner.token };
  const dishes = (await api.ok('listShopProducts', { id: '1', perPage: 12 })).data.flatMap(
    ({ stocks }) => stocks?.[0]?.id ?? [],
  );
  const entry = (dish: number, quantity: number) => [{ stock_id: dishes[dish] ?? 0, quantity }];
  await api.ok('insertProducts', { ...SHOP, products: entry(0, 2) }, as);
  const { id: cart } = (await api.ok('openCart', SHOP, as)).data;
  const { secret } = (await api.ok('toggleGroup', { id: cart }, as)).data;
  const deadline = `${new Date(now() + (terms.isShort ? 15_000 : 25 * MINUTE)).toISOString().slice(0, 19)}Z`;
  await api.ok(
    'limitGroup',
    {
      id: cart,
      title: TITLE[look.locale],
      payer: terms.payer ?? 'each',
      spend_limit: terms.limit ?? 40,
      deadline: deadline.replace('T', ' '),
    },
    as,
  );
  return {
    owner,
    cart,
    link: `/group/1?g=${cart}#${secret}`,
    join: async (name) => {
      const { data } = await api.ok('joinGroup', { cart_id: cart, shop_id: 1, name, secret });
      return { id: data.id, uuid: data.uuid };
    },
    choose: async ({ uuid }, dish, quantity) =>
      void (await api.ok('insertGroupProducts', {
        shop_id: 1,
        cart_id: cart,
        user_cart_uuid: uuid,
        products: entry(dish, quantity),
      })),
    finish: async ({ uuid }) => void (await api.ok('flipGroupStatus', { uuid, cart_id: cart })),
    lock: async () => void (await api.ok('lockGroup', { id: cart }, as)),
    end: async () => void (await api.ok('toggleGroup', { id: cart }, as)),
    kick: async (name) => {
      const members = (await api.ok('openCart', SHOP, as)).data.user_carts;
      const ids = members.filter((member) => member.name === name).map(({ uuid }) => uuid);
      await api.ok('kickMembers', { cart_id: cart, ids }, as);
    },
    order: () => placeCart(api, owner.token, cart, CASH),
  };
};

/** Three members: one is done, one is choosing, one has nothing yet. */
export const startFullMeal = async (stage: Stage, terms?: Terms): Promise<Meal> => {
  const meal = await startMeal(stage, terms);
  const [first, second, third] = NAMES[stage.look.locale];
  const [done, choosing] = [await meal.join(first), await meal.join(second)];
  await meal.join(third);
  await meal.choose(done, 1, 1);
  await meal.choose(done, 2, 2);
  await meal.finish(done);
  await meal.choose(choosing, 4, 1);
  return meal;
};

/** Joins on a page, with a name. */
export const joinOn = async (page: Page, { link }: Pick<Meal, 'link'>, name: string): Promise<void> => {
  await page.goto(link);
  await page.locator('main input[name=name]').fill(name);
  await page.locator('main form [type=submit]').click();
  await page.locator('#own-dishes').waitFor();
};

/** A guest with a page of their own and a dish. */
export const guestOf = async (stage: Stage, meal: Meal, plates = 1): Promise<Page> => {
  const page = await stage.open();
  await joinOn(page, meal, stage.look.locale === 'ar' ? 'مريم' : 'Mira');
  for (let plate = 0; plate < plates; plate++) await addDish(stage, page);
  return page;
};

/** Adds a dish without choices from the menu of the group. */
export const addDish = async ({ word }: Stage, page: Page): Promise<void> => {
  const opener = page.getByRole('button', { name: word('group.add_dish') });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  await page.locator('main ul button[aria-label*="ola"], main ul button[aria-label*="كولا"]').last().click();
  await page.locator('#own-dishes ~ ul > li').first().waitFor();
};
