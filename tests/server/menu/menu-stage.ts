import { sendForm, makePicture } from '../support/uploading.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, GREEN_SPOON, type Shopping } from '../support/shopping.ts';

export const OWNER = 'seller-green-spoon@tiffin.test';
export const OTHER_OWNER = 'seller-night-market@tiffin.test';
export const MAIN = 3;

export type MenuStage = {
  readonly test: TestMarketplace;
  readonly shopping: Shopping;
  /** Tokens of the shop's owner, of another's and of an operator. */
  readonly owner: string;
  readonly other: string;
  readonly operator: string;
  /** The fields of a product that can be sold. */
  draft(more?: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** Uploads a picture of a product. */
  picture(token: string): Promise<string>;
  readonly productOf: (slug: string) => Promise<number>;
};

export const startMenuStage = async (): Promise<MenuStage> => {
  const test = await startMarketplace({ LIMITS: 'off' });
  const shopping = await createShopping(test);
  return {
    test,
    shopping,
    owner: await test.api.signIn(OWNER),
    other: await test.api.signIn(OTHER_OWNER),
    operator: await test.api.signIn('desk@tiffin.test'),
    draft: (more = {}) => ({
      shop_id: GREEN_SPOON,
      title: { en: 'Saffron rice', ar: 'أرز بالزعفران' },
      description: { en: 'With barberries' },
      category_id: MAIN,
      price: '7.35',
      quantity: '12',
      dietary_declared: true,
      allergens: ['nuts'],
      diets: ['vegetarian'],
      ...more,
    }),
    picture: async (token) => {
      const sent = await sendForm(
        test,
        '/dashboard/galleries',
        [
          ['type', 'products'],
          ['image', await makePicture('png')],
        ],
        token,
      );
      return sent.body.data.title;
    },
    productOf: async (slug) =>
      (
        await test.store.database
          .selectFrom('products')
          .select('id')
          .where('slug', '=', slug)
          .where('shop_id', '=', GREEN_SPOON)
          .executeTakeFirstOrThrow()
      ).id,
  };
};
