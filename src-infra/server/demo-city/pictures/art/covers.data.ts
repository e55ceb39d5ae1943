import type { CoverMotif, DishMotif } from '../motifs.data.ts';
import type { extras } from './extras.data.ts';

/** A dish of the set, an extra drawing, or a raw ingredient straight from the glyphs. */
export type Item = DishMotif | keyof typeof extras | `glyph:${string}`;

export interface CoverPlan {
  readonly centre: Item;
  /** Top left, top right, bottom left, bottom right. */
  readonly corners: readonly [Item, Item, Item, Item];
}

/** No two covers share their center: on a page of shops it is what tells them apart. */
export const covers: Readonly<Record<CoverMotif, CoverPlan>> = {
  'levant-table': { centre: 'falafel-plate', corners: ['hummus-bowl', 'flatbread-basket', 'marinated-olives', 'glyph:lemon'] },
  'mezze-garden': { centre: 'hummus-bowl', corners: ['stuffed-vine-leaves', 'manakish-zaatar', 'baba-ghanoush', 'glyph:olive'] },
  'shawarma-house': { centre: 'shawarma-wrap', corners: ['glyph:tomato', 'fattoush', 'shawarma-plate', 'glyph:garlic'] },
  'charcoal-grill': { centre: 'mixed-grill', corners: ['glyph:hot-pepper', 'glyph:onion', 'kofta-skewers', 'tabbouleh'] },
  'steak-room': { centre: 'ribeye-steak', corners: ['glyph:garlic', 'roast-potatoes', 'lamb-chops', 'green-vegetables'] },
  'lakeside-inn': { centre: 'schnitzel', corners: ['pretzel', 'potato-salad', 'grilled-sausages', 'beer-bottle'] },
  'anatolian-oven': { centre: 'cheese-pide', corners: ['lentil-soup', 'glyph:tomato', 'ayran', 'baklava'] },
  'doner-stand': { centre: 'lahmacun', corners: ['shawarma-wrap', 'ayran', 'glyph:onion', 'glyph:tomato'] },
  smokehouse: { centre: 'bbq-ribs', corners: ['grilled-corn', 'glyph:fire', 'baked-potato', 'cola'] },
  'pizza-oven': { centre: 'margherita-pizza', corners: ['glyph:tomato', 'glyph:herb', 'glyph:cheese-wedge', 'bruschetta'] },
  'pizza-slices': { centre: 'pizza-slice', corners: ['glyph:cheese-wedge', 'glyph:olive', 'cola', 'glyph:hot-pepper'] },
  'pizza-garden': { centre: 'garden-pizza', corners: ['glyph:brown-mushroom', 'glyph:bell-pepper', 'caprese-salad', 'glyph:tomato'] },
  'pizza-pier': { centre: 'pepperoni-pizza', corners: ['chicken-wings', 'glyph:olive', 'onion-rings', 'cola'] },
  'pasta-bar': { centre: 'spaghetti-pomodoro', corners: ['glyph:garlic', 'glyph:herb', 'glyph:cheese-wedge', 'tiramisu'] },
  trattoria: { centre: 'lasagne', corners: ['ravioli', 'glyph:tomato', 'olive-oil', 'bruschetta'] },
  'sushi-counter': { centre: 'salmon-nigiri', corners: ['maki-rolls', 'glyph:fried-shrimp', 'green-tea', 'edamame'] },
  'maki-bar': { centre: 'california-roll', corners: ['glyph:avocado', 'sashimi-plate', 'onigiri', 'glyph:chopsticks'] },
  'bento-kitchen': { centre: 'bento-box', corners: ['teriyaki-bowl', 'tempura-prawns', 'green-tea', 'mochi'] },
  'ramen-shop': { centre: 'tonkotsu-ramen', corners: ['glyph:fish-cake-with-swirl', 'gyoza', 'glyph:egg', 'glyph:hot-pepper'] },
  'noodle-wok': { centre: 'noodle-box', corners: ['spring-rolls', 'glyph:shrimp', 'chow-mein', 'glyph:fortune-cookie'] },
  'dumpling-house': { centre: 'dim-sum-basket', corners: ['wonton-soup', 'glyph:chopsticks', 'bao-buns', 'green-tea'] },
  'korean-kitchen': { centre: 'bibimbap', corners: ['chicken-wings', 'glyph:leafy-green', 'glyph:hot-pepper', 'fried-rice'] },
  'curry-house': { centre: 'butter-chicken', corners: ['naan', 'glyph:garlic', 'samosas', 'mango-lassi'] },
  tandoor: { centre: 'tandoori-chicken', corners: ['glyph:onion', 'biryani', 'naan', 'glyph:lemon'] },
  'dosa-corner': { centre: 'masala-dosa', corners: ['glyph:coconut', 'chana-masala', 'samosas', 'gulab-jamun'] },
  'thai-kitchen': { centre: 'green-curry', corners: ['glyph:coconut', 'papaya-salad', 'mango-sticky-rice', 'glyph:lime'] },
  'saigon-cafe': { centre: 'pho', corners: ['summer-rolls', 'banh-mi', 'glyph:lime', 'glyph:hot-pepper'] },
  'burger-stack': { centre: 'classic-burger', corners: ['glyph:tomato', 'french-fries', 'cola', 'onion-rings'] },
  'burger-diner': { centre: 'double-cheeseburger', corners: ['milkshake', 'hot-dog', 'french-fries', 'glyph:pickle'] },
  'chicken-shack': { centre: 'chicken-wings', corners: ['chicken-burger', 'french-fries', 'chicken-nuggets', 'glyph:hot-pepper'] },
  'plant-burgers': { centre: 'veggie-burger', corners: ['glyph:avocado', 'glyph:leafy-green', 'green-smoothie', 'french-fries'] },
  taqueria: { centre: 'beef-tacos', corners: ['guacamole', 'glyph:hot-pepper', 'nachos', 'glyph:lime'] },
  'burrito-bar': { centre: 'burrito', corners: ['quesadilla', 'glyph:avocado', 'burrito-bowl', 'churros'] },
  'salad-bar': { centre: 'greek-salad', corners: ['glyph:avocado', 'glyph:tomato', 'caesar-salad', 'glyph:lemon'] },
  'poke-bar': { centre: 'salmon-poke-bowl', corners: ['glyph:avocado', 'glyph:pineapple', 'edamame', 'sparkling-water'] },
  'green-bowls': { centre: 'quinoa-bowl', corners: ['green-smoothie', 'glyph:avocado', 'tofu-bowl', 'acai-bowl'] },
  'pancake-house': { centre: 'pancakes', corners: ['glyph:blueberries', 'glyph:strawberry', 'waffles', 'hot-chocolate'] },
  'coffee-roaster': { centre: 'cappuccino', corners: ['coffee-beans', 'cinnamon-roll', 'iced-coffee', 'chocolate-cookies'] },
  'espresso-bar': { centre: 'espresso', corners: ['croissant', 'latte-to-go', 'blueberry-muffin', 'glyph:chocolate-bar'] },
  'bakery-window': { centre: 'croissant', corners: ['pretzel', 'blueberry-muffin', 'pain-au-chocolat', 'cinnamon-roll'] },
  'bread-oven': { centre: 'sourdough-loaf', corners: ['baguette', 'glyph:sheaf-of-rice', 'pretzel', 'butter'] },
  'cake-studio': { centre: 'birthday-cake', corners: ['strawberry-cake', 'cupcakes', 'macarons', 'chocolate-cake'] },
  gelateria: { centre: 'ice-cream-sundae', corners: ['ice-cream-cone', 'glyph:strawberry', 'gelato-cup', 'glyph:cherries'] },
  'sweets-east': { centre: 'baklava', corners: ['kunafa', 'glyph:honey-pot', 'mint-tea', 'gulab-jamun'] },
  'juice-bar': { centre: 'orange-juice', corners: ['glyph:kiwi-fruit', 'green-smoothie', 'berry-smoothie', 'glyph:pineapple'] },
  'tea-room': { centre: 'mint-tea', corners: ['glyph:teapot', 'macarons', 'cheesecake', 'green-tea'] },
  'fish-bar': { centre: 'fish-and-chips', corners: ['glyph:lemon', 'grilled-prawns', 'cola', 'mussels-pot'] },
  'harbour-seafood': { centre: 'lobster', corners: ['glyph:oyster', 'glyph:lemon', 'grilled-sea-bass', 'glyph:shrimp'] },
  'lagos-kitchen': { centre: 'jollof-rice', corners: ['suya-skewers', 'glyph:hot-pepper', 'fried-plantain', 'egusi-fufu'] },
  'corner-market': { centre: 'market-basket', corners: ['whole-milk', 'eggs', 'glyph:avocado', 'sliced-bread'] },
  'night-kiosk': { centre: 'popcorn', corners: ['soda-can', 'crisps', 'chocolate-bar', 'ice-cream-tub'] },
  'lake-market': { centre: 'juice-carton', corners: ['apples', 'whole-milk', 'pretzel', 'cheese-wedge'] },
  'butcher-block': { centre: 'raw-steak', corners: ['raw-sausages', 'fresh-herbs', 'glyph:garlic', 'cold-cuts'] },
  'fish-stall': { centre: 'whole-fish', corners: ['glyph:lemon', 'fresh-salmon', 'raw-prawns', 'glyph:oyster'] },
  'green-grocer': { centre: 'bell-peppers', corners: ['grapes', 'glyph:carrot', 'tomatoes', 'broccoli'] },
  'pantry-store': { centre: 'olive-oil', corners: ['dry-pasta', 'canned-tomatoes', 'honey', 'basmati-rice'] },
  'home-supplies': { centre: 'paper-towels', corners: ['dish-soap', 'laundry-liquid', 'sponges', 'hand-soap'] },
  'pet-corner': { centre: 'dog-food', corners: ['glyph:paw-prints', 'glyph:bone', 'cat-food', 'glyph:fish'] },
  'flower-studio': { centre: 'rose-bouquet', corners: ['orchid', 'glyph:tulip', 'tulip-bouquet', 'glyph:hibiscus'] },
  'flower-market': { centre: 'mixed-bouquet', corners: ['sunflowers', 'glyph:rose', 'potted-fern', 'glyph:tulip'] },
};
