import type { ProductHit } from '@domain/catalog/index.ts';
import type { Allergen, Diet } from '@domain/dietary/index.ts';
import { categoryId, productId, shopId, stockId, uuid } from '@domain/kernel/ids.ts';
import { decimal, priceStock } from '@domain/pricing/index.ts';
import type { FakeProduct } from '../fakes/fake-product-lists.ts';

type Good = {
  readonly title: string;
  readonly shop: number;
  readonly category: number;
  readonly price: string;
  readonly off?: number;
  readonly tax?: string;
  readonly brand?: number;
  readonly contains?: readonly Allergen[];
  readonly traces?: readonly Allergen[];
  readonly diets?: readonly Diet[];
  readonly hasBonus?: boolean;
  readonly isRecommended?: boolean;
};

const vegan = { contains: [], diets: ['vegan', 'vegetarian'] } as const;
/** What the first two shops of the small city sell. */
const GOODS: readonly Good[] = [
  {
    title: 'Falafel bowl',
    shop: 1,
    category: 10,
    price: '9.50',
    off: 10,
    tax: '5',
    contains: ['sesame'],
    traces: ['nuts'],
    diets: ['vegan', 'vegetarian'],
    hasBonus: true,
    isRecommended: true,
  },
  { title: 'Lentil soup', shop: 1, category: 10, price: '6.20', ...vegan },
  { title: 'Crème brûlée', shop: 1, category: 10, price: '5.40', contains: ['milk', 'eggs'], diets: ['vegetarian'] },
  {
    title: 'Chicken plate',
    shop: 1,
    category: 10,
    price: '12.90',
    contains: ['gluten', 'milk'],
    diets: ['halal'],
    isRecommended: true,
  },
  { title: 'Mystery stew', shop: 1, category: 10, price: '8.00' },
  { title: 'Lemonade', shop: 1, category: 20, price: '3.20', ...vegan },
  { title: 'Olives', shop: 2, category: 10, price: '4.99', brand: 1 },
  { title: 'Lemonade', shop: 2, category: 10, price: '3.50', ...vegan },
];

const hitOf = (good: Good, index: number): ProductHit => {
  const price = priceStock({
    base: decimal(good.price),
    rate: decimal(1),
    scale: 2,
    taxPercent: decimal(good.tax ?? 0),
    discount: good.off === undefined ? undefined : { id: 1, type: 'percent', amount: decimal(good.off) },
  });
  return {
    id: productId(index + 1),
    uuid: uuid(`product-${index}`),
    shopId: shopId(good.shop),
    title: good.title,
    description: `${good.title}, made here`,
    image: undefined,
    stock: {
      id: stockId(index + 1),
      price,
      available: 40,
      bonus: good.hasBonus ? { id: 1, value: 3, quantity: 1, title: 'Lemonade' } : undefined,
    },
    limits: { min: 1, max: 10 },
    dietary: good.diets && { contains: good.contains ?? [], mayContain: good.traces ?? [], diets: good.diets },
    unitPrice: undefined,
    shopTitle: good.shop === 1 ? 'Green Spoon' : 'Night Market',
  };
};

export const fakeGoods: readonly FakeProduct[] = GOODS.map((good, index) => ({
  hit: hitOf(good, index),
  categoryId: categoryId(good.category),
  brandId: good.brand,
  rating: 0,
  orders: index,
  isRecommended: good.isRecommended === true,
}));
