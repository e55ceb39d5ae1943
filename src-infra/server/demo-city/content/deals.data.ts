import { t } from './text.ts';
import type { BannerEntry, BonusEntry, CouponEntry, DiscountEntry } from './deal-types.ts';

/** Half a year around the seed day, so that a demo kept for months still shows its deals. */
const season = { startDays: -30, endDays: 180 } as const;

export const discounts: readonly DiscountEntry[] = [
  { ...season, shop: 'levant-kitchen', type: 'percent', value: 20, items: ['fattoush', 'tabbouleh', 'shakshuka'] },
  { ...season, shop: 'forno-rosso', type: 'percent', value: 15, items: ['diavola', 'prosciutto-rucola', 'tonno-cipolla'] },
  { ...season, shop: 'pier-nine-pizza', type: 'fix', value: 200, items: ['pepperoni', 'barbecue-chicken-pizza'] },
  { ...season, shop: 'kaito-sushi', type: 'percent', value: 10, items: ['california-roll', 'spicy-tuna-roll'] },
  { ...season, shop: 'dockside-burgers', type: 'fix', value: 150, items: ['dockside-burger', 'mushroom-burger'] },
  { ...season, shop: 'first-ferry-coffee', type: 'percent', value: 25, items: ['blueberry-muffin', 'cinnamon-roll'] },
  { ...season, shop: 'harbor-market', type: 'percent', value: 30, items: ['strawberries', 'greek-yoghurt', 'dark-chocolate', 'laundry-liquid-colour'] },
  { ...season, shop: 'harbor-market', type: 'fix', value: 50, items: ['spring-water', 'toilet-paper-soft', 'spaghetti-dry'] },
  { ...season, shop: 'green-cart', type: 'percent', value: 20, items: ['hass-avocado', 'vine-tomatoes'] },
  { ...season, shop: 'al-waha-market', type: 'percent', value: 15, items: ['medjool-dates', 'olive-oil', 'halloumi-block'] },
  { ...season, shop: 'wick-and-petal', type: 'fix', value: 500, items: ['dozen-roses', 'white-orchid'] },
  { ...season, shop: 'gasthaus-zur-linde', type: 'percent', value: 10, items: ['kaesespaetzle', 'maultaschen-fried'] },
  { ...season, shop: 'seemarkt', type: 'percent', value: 20, items: ['gala-apples', 'organic-milk', 'soft-goat-cheese'] },
  // Over, and not begun: both must stay silent.
  { startDays: -40, endDays: -5, shop: 'trattoria-del-molo', type: 'percent', value: 50, items: ['tiramisu'] },
  { startDays: 150, endDays: 180, shop: 'lantern-ramen', type: 'percent', value: 40, items: ['edamame'] },
];

export const bonuses: readonly BonusEntry[] = [
  { shop: 'alder-bakehouse', type: 'count', item: 'butter-croissant', value: 4, bonusItem: 'sea-salt-cookie', bonusQuantity: 1, endDays: 180 },
  { shop: 'night-skewer', type: 'count', item: 'lahmacun', value: 3, bonusItem: 'ayran', bonusQuantity: 1, endDays: 180 },
  { shop: 'forno-rosso', type: 'sum', value: 4000, bonusItem: 'tiramisu', bonusQuantity: 1, endDays: 180 },
  { shop: 'kaito-sushi', type: 'sum', value: 6000, bonusItem: 'mochi-trio', bonusQuantity: 1, endDays: 180 },
  { shop: 'the-bottle-dock', type: 'count', item: 'kombucha-ginger', value: 5, bonusItem: 'kombucha-ginger', bonusQuantity: 1, endDays: 180 },
  { shop: 'baeckerei-hofer', type: 'count', item: 'soft-pretzel', value: 5, bonusItem: 'soft-pretzel', bonusQuantity: 1, endDays: 180 },
];

const welcome = {
  title: t('Welcome', 'أهلًا بك', 'Willkommen', 'Bienvenue'),
  description: t('Ten percent off your order', 'خصم عشرة بالمئة على طلبك', 'Zehn Prozent auf die Bestellung', 'Dix pour cent sur la commande'),
} as const;
const freeDelivery = {
  title: t('Free delivery', 'توصيل مجاني', 'Kostenlose Lieferung', 'Livraison offerte'),
  description: t('We pay the courier', 'أجرة السائق علينا', 'Den Kurier zahlen wir', 'Le coursier est pour nous'),
} as const;
const fiveOff = {
  title: t('Five off', 'خصم خمسة', 'Fünf weniger', 'Cinq de moins'),
  description: t('Five dollars off the total', 'خصم خمسة دولارات من المجموع', 'Fünf Dollar weniger', 'Cinq dollars de moins'),
} as const;

const welcomed = ['levant-kitchen', 'forno-rosso', 'kaito-sushi', 'dockside-burgers', 'saffron-route', 'green-tier', 'harbor-market', 'night-skewer', 'gasthaus-zur-linde', 'seemarkt'];
const delivered = ['levant-kitchen', 'pier-nine-pizza', 'umi-bento', 'casa-lupita', 'harbor-market', 'al-waha-market', 'pizzeria-seeblick'];

export const coupons: readonly CouponEntry[] = [
  ...welcomed.map((shop): CouponEntry => ({ shop, code: 'WELCOME10', type: 'percent', for: 'total_price', value: 10, quantity: 500, endDays: 180, ...welcome })),
  ...delivered.map((shop): CouponEntry => ({ shop, code: 'FREERIDE', type: 'percent', for: 'delivery_fee', value: 100, quantity: 200, endDays: 180, ...freeDelivery })),
  { shop: 'levant-kitchen', code: 'FIVER', type: 'fix', for: 'total_price', value: 500, quantity: 100, endDays: 180, ...fiveOff },
  // Used up, and expired.
  { shop: 'levant-kitchen', code: 'GONE', type: 'fix', for: 'total_price', value: 500, quantity: 0, endDays: 180, ...fiveOff },
  { shop: 'levant-kitchen', code: 'LASTYEAR', type: 'percent', for: 'total_price', value: 10, quantity: 50, endDays: -1, ...welcome },
];

export const banners: readonly BannerEntry[] = [
  {
    slug: 'lunch-sets', title: t('Lunch is sorted', 'غداؤك جاهز', 'Mittag ist geklärt', 'Le déjeuner est réglé'),
    description: t('Set menus from kitchens nearby, on your desk in half an hour.', 'وجبات من مطابخ قريبة على مكتبك خلال نصف ساعة.', 'Menüs aus der Nachbarschaft, in einer halben Stunde am Schreibtisch.', 'Des formules du quartier, sur votre bureau en une demi-heure.'),
    button: t('See lunches', 'شاهد الوجبات', 'Zum Mittagstisch', 'Voir les formules'),
    shops: ['levant-kitchen', 'umi-bento', 'green-tier', 'saffron-route', 'noodle-dock', 'root-and-grain', 'saigon-corner'],
  },
  {
    slug: 'groceries', title: t('The fridge, refilled', 'الثلاجة ممتلئة', 'Kühlschrank, aufgefüllt', 'Le frigo, rempli'),
    description: t('Fruit, bread and milk, carried up to your door.', 'فواكه وخبز وحليب حتى باب بيتك.', 'Obst, Brot und Milch bis an die Tür.', 'Fruits, pain et lait jusqu’à la porte.'),
    button: t('Fill the basket', 'املأ السلة', 'Korb füllen', 'Remplir le panier'),
    shops: ['harbor-market', 'green-cart', 'al-waha-market', 'alder-corner-store', 'seemarkt'],
  },
  {
    slug: 'weekend-breakfast', title: t('Breakfast in bed', 'الفطور في السرير', 'Frühstück im Bett', 'Petit-déjeuner au lit'),
    description: t('Pancakes, eggs and good coffee until two.', 'بان كيك وبيض وقهوة طيبة حتى الثانية.', 'Pancakes, Eier und guter Kaffee bis zwei.', 'Pancakes, œufs et bon café jusqu’à deux heures.'),
    button: t('Choose a breakfast', 'اختر فطورًا', 'Frühstück wählen', 'Choisir un petit-déjeuner'),
    shops: ['sunny-side', 'first-ferry-coffee', 'harbor-light-diner', 'alder-bakehouse', 'cafe-kirchgasse'],
  },
  {
    slug: 'free-delivery', title: t('Delivery on the house', 'التوصيل علينا', 'Lieferung aufs Haus', 'La livraison offerte'),
    description: t('Code FREERIDE takes the delivery fee off.', 'الرمز FREERIDE يلغي أجرة التوصيل.', 'Der Code FREERIDE erlässt die Liefergebühr.', 'Le code FREERIDE efface les frais de livraison.'),
    button: t('Show the shops', 'شاهد المتاجر', 'Läden zeigen', 'Voir les adresses'),
    shops: delivered,
  },
];
