import type { Room } from '../compose.ts';
import type { BannerMotif, CategoryMotif } from '../motifs.data.ts';
import type { Item } from './covers.data.ts';

/** Banners are 500 by 400; painted in order, the last in front. */
export const banners: Readonly<Record<BannerMotif, readonly (readonly [Item, Room])[]>> = {
  'lunch-sets': [
    ['fattoush', { x: 150, y: 112, w: 170, h: 150 }],
    ['mint-lemonade', { x: 392, y: 120, w: 120, h: 190 }],
    ['butter-chicken', { x: 128, y: 262, w: 196, h: 170 }],
    ['chicken-kabsa', { x: 368, y: 286, w: 216, h: 176 }],
    ['shawarma-wrap', { x: 262, y: 226, w: 190, h: 262 }],
  ],
  groceries: [
    ['olive-oil', { x: 112, y: 152, w: 110, h: 196 }],
    ['juice-carton', { x: 404, y: 168, w: 130, h: 180 }],
    ['market-basket', { x: 252, y: 186, w: 268, h: 284 }],
    ['eggs', { x: 128, y: 318, w: 190, h: 130 }],
    ['sliced-bread', { x: 386, y: 306, w: 176, h: 150 }],
    ['tomatoes', { x: 262, y: 346, w: 116, h: 92 }],
  ],
  'weekend-breakfast': [
    ['orange-juice', { x: 404, y: 128, w: 110, h: 190 }],
    ['croissant', { x: 120, y: 138, w: 178, h: 170 }],
    ['pancakes', { x: 258, y: 176, w: 230, h: 200 }],
    ['full-breakfast', { x: 164, y: 306, w: 240, h: 160 }],
    ['cappuccino', { x: 376, y: 300, w: 180, h: 150 }],
  ],
  'free-delivery': [
    ['noodle-box', { x: 118, y: 142, w: 150, h: 200 }],
    ['pepperoni-pizza', { x: 392, y: 132, w: 172, h: 172 }],
    ['courier', { x: 254, y: 218, w: 286, h: 280 }],
    ['classic-burger', { x: 112, y: 304, w: 140, h: 140 }],
    ['french-fries', { x: 400, y: 296, w: 130, h: 150 }],
  ],
};

export const categories: Readonly<Record<CategoryMotif, Item>> = {
  grill: 'glyph:meat-on-bone',
  pizza: 'pizza-slice',
  sushi: 'nigiri-pair',
  burgers: 'classic-burger',
  salads: 'fattoush',
  noodles: 'tonkotsu-ramen',
  breakfast: 'fried-eggs',
  bakery: 'glyph:croissant',
  groceries: 'market-basket',
  sweets: 'strawberry-cake',
  drinks: 'mint-lemonade',
  flowers: 'tulip-bouquet',
  indian: 'butter-chicken',
  mexican: 'taco',
  seafood: 'glyph:lobster',
  vegan: 'avocado',
  coffee: 'cappuccino',
  pasta: 'spaghetti-pomodoro',
  thai: 'pad-thai',
  household: 'dish-soap',
};
