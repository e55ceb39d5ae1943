import { further, t } from './text.ts';
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
  ...welcomed.map((shop): CouponEntry => ({ shop, code: 'WELCOME10', type: 'percent', for: 'total_price', value: 10, quantity: 500, endDays: 180, isListed: true, ...welcome })),
  ...delivered.map((shop): CouponEntry => ({ shop, code: 'FREERIDE', type: 'percent', for: 'delivery_fee', value: 100, quantity: 200, endDays: 180, isListed: true, ...freeDelivery })),
  { shop: 'levant-kitchen', code: 'FIVER', type: 'fix', for: 'total_price', value: 500, quantity: 100, endDays: 180, ...fiveOff },
  // Used up, and expired.
  { shop: 'levant-kitchen', code: 'GONE', type: 'fix', for: 'total_price', value: 500, quantity: 0, endDays: 180, isListed: true, ...fiveOff },
  { shop: 'levant-kitchen', code: 'LASTYEAR', type: 'percent', for: 'total_price', value: 10, quantity: 50, endDays: -1, isListed: true, ...welcome },
];

export const banners: readonly BannerEntry[] = [
  {
    slug: 'lunch-sets', title: further(t('Lunch is sorted', 'غداؤك جاهز', 'Mittagessen? Schon erledigt', 'Le déjeuner est réglé'), 'Tu almuerzo, resuelto', 'Обед уже решён', 'Öğle yemeği hazır', '午餐有着落了'),
    description: further(t('Set menus from kitchens nearby, on your desk in half an hour.', 'وجبات من مطابخ قريبة على مكتبك خلال نصف ساعة.', 'Menüs aus der Nachbarschaft, in einer halben Stunde am Schreibtisch.', 'Des formules du quartier, sur votre bureau en une demi-heure.'), 'Menús de cocinas cercanas, en tu mesa en media hora.', 'Комплексные обеды из кухонь рядом, на вашем столе за полчаса.', 'Yakındaki mutfaklardan menüler, yarım saatte masanda.', '附近厨房的套餐，半小时送到您桌上。'),
    button: further(t('See lunches', 'شاهد الوجبات', 'Zum Mittagstisch', 'Voir les formules'), 'Ver almuerzos', 'Смотреть обеды', 'Öğle menülerini gör', '查看午餐'),
    shops: ['levant-kitchen', 'umi-bento', 'green-tier', 'saffron-route', 'noodle-dock', 'root-and-grain', 'saigon-corner'],
  },
  {
    slug: 'groceries', title: further(t('The fridge, refilled', 'الثلاجة ممتلئة', 'Kühlschrank, aufgefüllt', 'Le frigo, rempli'), 'La nevera, otra vez llena', 'Холодильник снова полон', 'Buzdolabın yeniden dolu', '冰箱又满了'),
    description: further(t('Fruit, bread and milk, carried up to your door.', 'فواكه وخبز وحليب حتى باب بيتك.', 'Obst, Brot und Milch bis an die Tür.', 'Fruits, pain et lait jusqu’à la porte.'), 'Fruta, pan y leche, hasta la puerta de casa.', 'Фрукты, хлеб и молоко до самой двери.', 'Meyve, ekmek ve süt kapına kadar.', '水果、面包和牛奶，送到家门口。'),
    button: further(t('Fill the basket', 'املأ السلة', 'Korb füllen', 'Remplir le panier'), 'Llenar la cesta', 'Наполнить корзину', 'Sepeti doldur', '去选购'),
    shops: ['harbor-market', 'green-cart', 'al-waha-market', 'alder-corner-store', 'seemarkt'],
  },
  {
    slug: 'weekend-breakfast', title: further(t('Breakfast in bed', 'الفطور في السرير', 'Frühstück im Bett', 'Petit-déjeuner au lit'), 'Desayuno en la cama', 'Завтрак в постель', 'Yatakta kahvaltı', '床上早餐'),
    description: further(t('Pancakes, eggs and good coffee until two.', 'بان كيك وبيض وقهوة طيبة حتى الثانية.', 'Pancakes, Eier und guter Kaffee bis zwei.', 'Pancakes, œufs et bon café jusqu’à deux heures.'), 'Tortitas, huevos y buen café hasta las dos.', 'Панкейки, яйца и хороший кофе до двух часов.', 'Saat ikiye kadar pankek, yumurta ve iyi kahve.', '松饼、鸡蛋和好咖啡，供应到下午两点。'),
    button: further(t('Choose a breakfast', 'اختر فطورًا', 'Frühstück wählen', 'Choisir un petit-déjeuner'), 'Elegir desayuno', 'Выбрать завтрак', 'Kahvaltı seç', '选早餐'),
    shops: ['sunny-side', 'first-ferry-coffee', 'harbor-light-diner', 'alder-bakehouse', 'cafe-kirchgasse'],
  },
  {
    slug: 'free-delivery', title: further(t('Delivery on the house', 'التوصيل علينا', 'Lieferung aufs Haus', 'La livraison offerte'), 'El envío corre de nuestra cuenta', 'Доставка за наш счёт', 'Teslimat bizden', '配送费我们出'),
    description: further(t('Code FREERIDE takes the delivery fee off.', 'الرمز FREERIDE يلغي أجرة التوصيل.', 'Der Code FREERIDE erlässt die Liefergebühr.', 'Le code FREERIDE efface les frais de livraison.'), 'El código FREERIDE te quita los gastos de envío.', 'Код FREERIDE отменяет плату за доставку.', 'FREERIDE koduyla teslimat ücreti ödemezsin.', '使用优惠码 FREERIDE 免配送费。'),
    button: further(t('Show the shops', 'شاهد المتاجر', 'Läden zeigen', 'Voir les adresses'), 'Ver los locales', 'Показать заведения', 'İşletmeleri göster', '查看商家'),
    shops: delivered,
  },
];
