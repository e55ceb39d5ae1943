import type { ItemSlug } from '../catalogue.ts';
import type { SectionSlug } from '../sections.data.ts';

/** Which groceries stand together on a shelf; shops carry whole shelves, or a selection. */
export const shelves = {
  fruit: ['bananas', 'gala-apples', 'granny-smith', 'strawberries', 'navel-oranges', 'clementines', 'lemons', 'red-grapes', 'muscat-grapes', 'blueberries', 'hass-avocado', 'organic-bananas'],
  vegetables: ['vine-tomatoes', 'cherry-tomatoes', 'waxy-potatoes', 'carrots', 'carrots-bag', 'yellow-onions', 'red-onions', 'pepper-trio', 'pointed-peppers', 'broccoli', 'romaine-hearts', 'baby-spinach', 'chestnut-mushrooms', 'sweetcorn', 'sweet-potatoes'],
  'herbs-boxes': ['flat-parsley', 'mint-bunch', 'basil-pot', 'veg-box', 'fruit-basket'],
  'milk-yogurt': ['fresh-milk', 'organic-milk', 'oat-drink', 'almond-drink', 'greek-yoghurt', 'plain-yoghurt', 'coconut-yoghurt', 'labneh-tub'],
  'butter-eggs': ['free-range-eggs', 'organic-eggs', 'salted-butter', 'unsalted-butter', 'plant-spread', 'double-cream', 'smoked-tofu-block'],
  cheese: ['aged-cheddar', 'alpine-cheese', 'parmesan-wedge', 'soft-goat-cheese', 'feta-block', 'halloumi-block', 'mozzarella-ball', 'blue-cheese', 'cream-cheese', 'hummus-tub'],
  'shelf-bread': ['toast-loaf', 'pita-pack', 'burger-buns', 'corn-tortillas'],
  poultry: ['chicken-breast', 'chicken-thighs', 'whole-chicken', 'chicken-wings-raw', 'turkey-escalopes', 'chicken-skewers-raw'],
  'beef-lamb': ['minced-beef', 'ribeye-raw', 'flat-iron', 'stewing-beef', 'minced-lamb', 'lamb-shoulder', 'lamb-chops-raw'],
  'pork-sausages': ['breakfast-sausages', 'merguez', 'pork-loin', 'pork-ribs-raw', 'streaky-bacon'],
  'cold-cuts': ['cooked-ham', 'roast-turkey-slices', 'beef-pastrami', 'salami-finocchiona'],
  'barbecue-shelf': ['burger-patties', 'charcoal-bag', 'barbecue-sauce', 'chicken-stock'],
  'fish-fillets': ['salmon-fillet-raw', 'cod-loin', 'sea-bass-raw', 'sea-bream-raw', 'mackerel-raw', 'tuna-loin'],
  shellfish: ['raw-prawns', 'cooked-prawns', 'rope-mussels', 'oysters-raw', 'hand-dived-scallops', 'squid-cleaned', 'live-lobster', 'picked-crab'],
  'smoked-cured': ['smoked-salmon-pack', 'smoked-mackerel', 'marinated-anchovies', 'salmon-roe', 'taramasalata'],
  'ready-to-heat': ['ready-chowder', 'fish-pie-mix', 'fish-stock', 'fishcakes-fresh', 'fish-fingers-fresh'],
  'pasta-rice': ['spaghetti-dry', 'penne-dry', 'red-lentil-pasta', 'egg-noodles-dry', 'ramen-kit', 'basmati', 'risotto-rice', 'sushi-rice', 'quinoa-dry', 'bulgur', 'plain-flour', 'cane-sugar'],
  'tins-jars': ['plum-tomatoes', 'passata', 'chickpeas-tin', 'black-beans-tin', 'red-lentils', 'tuna-tin', 'sardines-tin', 'mackerel-tin', 'coconut-milk', 'kalamata-olives', 'gherkins-jar'],
  'oils-sauces': ['olive-oil', 'sunflower-oil', 'tahini-jar', 'soy-sauce', 'tomato-ketchup', 'mayonnaise-jar', 'wholegrain-mustard', 'harissa-jar', 'green-pesto', 'curry-paste', 'zaatar-jar', 'smoked-paprika', 'sea-salt-flakes'],
  'breakfast-spreads': ['crunchy-granola', 'corn-flakes', 'rolled-oats', 'wildflower-honey', 'strawberry-jam', 'orange-marmalade', 'peanut-butter', 'hazelnut-spread', 'medjool-dates'],
  snacks: ['sea-salt-crisps', 'vinegar-crisps', 'paprika-crisps', 'tortilla-chips-bag', 'mixed-nuts', 'salted-pistachios', 'rice-crackers', 'pretzel-sticks', 'popcorn-bag'],
  'chocolate-biscuits': ['dark-chocolate', 'milk-chocolate', 'hazelnut-bar', 'praline-box', 'butter-shortbread', 'oat-bars', 'fruit-gums'],
  frozen: ['garden-peas', 'edamame-frozen', 'berries-frozen', 'spinach-cubes', 'oven-fries', 'margherita-frozen', 'gyoza-frozen', 'fish-fingers-frozen', 'puff-pastry', 'paneer-frozen'],
  'ice-cream': ['vanilla-ice-cream', 'chocolate-ice-cream', 'mango-sorbet-tub', 'ice-lollies', 'ice-cubes'],
  'water-soda': ['spring-water', 'sparkling-mineral', 'lemon-seltzer', 'cola-can', 'cola-zero', 'orange-soda', 'cloudy-lemonade', 'ginger-ale', 'tonic-water', 'root-beer'],
  juices: ['orange-juice-carton', 'apple-juice-cloudy', 'tomato-juice', 'mango-nectar', 'pomegranate-juice', 'carrot-ginger-juice', 'green-juice', 'coconut-water-carton', 'elderflower-cordial'],
  'without-alcohol': ['alcohol-free-lager', 'sparkling-grape', 'botanical-aperitif'],
  'kombucha-energy': ['kombucha-ginger', 'hibiscus-kombucha', 'energy-drink', 'mate-soda'],
  'coffee-tea': ['house-espresso-beans', 'ethiopia-filter-beans', 'decaf-beans', 'instant-coffee', 'breakfast-tea-box', 'mint-tea-box', 'sencha-tin', 'cocoa-powder'],
  paper: ['toilet-paper-soft', 'toilet-paper-recycled', 'kitchen-roll', 'bamboo-roll', 'facial-tissues', 'linen-napkins'],
  cleaning: ['dish-soap', 'dishwasher-tabs', 'all-purpose-cleaner', 'bathroom-cleaner', 'glass-cleaner', 'floor-soap'],
  laundry: ['laundry-liquid-colour', 'laundry-liquid-wool', 'fabric-softener', 'oxygen-stain'],
  'personal-care': ['hand-soap-liquid', 'olive-bar-soap', 'daily-shampoo', 'shower-gel', 'body-lotion', 'hand-cream'],
  baby: ['nappies', 'baby-wipes', 'baby-carrot', 'baby-pear', 'baby-porridge'],
  pets: ['dog-food-dry', 'dog-treats', 'cat-food-wet', 'cat-litter'],
  wellbeing: ['vitamin-c-fizz', 'honey-lozenges', 'sleep-tea', 'electrolyte-mix', 'protein-bar'],
  bouquets: ['harbor-bouquet', 'meadow-bouquet', 'market-bunch', 'sunflowers-bunch', 'mini-sunflowers', 'bridal-posy', 'sympathy-wreath', 'dried-bouquet'],
  'roses-tulips': ['dozen-roses', 'garden-roses', 'single-rose', 'tulips-bunch', 'parrot-tulips'],
  plants: ['boston-fern', 'maidenhair-fern', 'kentia-palm', 'white-orchid', 'mini-orchid', 'herb-trio-pot', 'olive-tree', 'lemon-tree', 'strawberry-plant'],
  gifts: ['beeswax-candle', 'rose-soap', 'praline-box', 'flower-food', 'potting-soil'],
} as const satisfies Readonly<Partial<Record<SectionSlug, readonly ItemSlug[]>>>;

type Shelf = keyof typeof shelves;
type Shelved = Partial<Record<Shelf, readonly ItemSlug[]>>;

/** The named shelves, whole but for what the shop does not carry. */
export function carrying(names: readonly Shelf[], without: readonly ItemSlug[] = []): Readonly<Shelved> {
  return Object.fromEntries(names.map((name) => [name, shelves[name].filter((item) => !without.includes(item))]));
}
