import { carrying } from '../groceries/shelves.ts';
import { aroundTheClock, week } from '../hours.ts';
import type { ShopSpec } from '../shop.ts';
import { inPortAlder } from '../streets.data.ts';
import { t } from '../text.ts';

export const markets: readonly ShopSpec[] = [
  {
    slug: 'harbor-market',
    title: t('Harbor Market', 'سوق هاربور', 'Harbor Market', 'Harbor Market'),
    kind: t('Supermarket · Around the clock', 'سوبرماركت · على مدار الساعة', 'Supermarkt · Rund um die Uhr', 'Supermarché · 24 h sur 24'),
    description: t('The whole weekly shop, day and night, carried to your door.', 'كل مشتريات الأسبوع ليلًا ونهارًا حتى باب بيتك.', 'Der ganze Wocheneinkauf, Tag und Nacht, bis an die Tür.', 'Toutes les courses de la semaine, jour et nuit, jusqu’à la porte.'),
    address: inPortAlder(1, 'Market Square'), at: [0.2, -0.3], zone: 5.4, cover: 'corner-market', categories: ['groceries', 'household', 'drinks'], takes: ['open-24-7', 'family'],
    phone: '14015550160', seller: ['Dolores', 'Whitman'], delivery: { price: 290, perKm: 20, min: 2000, minutes: [30, 50] }, tax: 5, commission: 10,
    stars: [1320, 402, 120, 40, 31], reviews: ['groceries', 0, 4, 6], hours: aroundTheClock, ordersCount: 30210, joinedDaysAgo: 1900, isRecommended: true,
    menu: {
      popular: ['bananas', 'fresh-milk', 'free-range-eggs', 'spring-water', 'toilet-paper-soft', 'spaghetti-dry'],
      own: { 'muscat-grapes': { left: 0 }, 'strawberries': { left: 5 }, 'nappies': { maxQty: 6 } },
      sections: carrying([
        'fruit', 'vegetables', 'milk-yogurt', 'butter-eggs', 'cheese', 'shelf-bread', 'poultry', 'beef-lamb', 'pasta-rice', 'tins-jars', 'oils-sauces', 'breakfast-spreads', 'snacks',
        'chocolate-biscuits', 'frozen', 'ice-cream', 'water-soda', 'juices', 'coffee-tea', 'paper', 'cleaning', 'laundry', 'personal-care', 'baby', 'pets',
      ], ['organic-bananas', 'ribeye-raw', 'bulgur', 'sencha-tin']),
    },
  },
  {
    slug: 'alder-corner-store',
    title: t('Alder Corner Store', 'دكان ألدر', 'Alder Corner Store', 'Alder Corner Store'),
    kind: t('Corner store · Snacks · Late', 'دكان الحي · تسالي · ليلًا', 'Kiosk · Snacks · Spät', 'Épicerie de nuit · Snacks'),
    description: t('Milk at midnight, batteries of snacks, and always ice.', 'حليب عند منتصف الليل وتسالٍ كثيرة وثلج دائمًا.', 'Milch um Mitternacht, Berge von Snacks und immer Eis.', 'Du lait à minuit, des montagnes de snacks et toujours des glaçons.'),
    address: inPortAlder(98, 'Alder Avenue'), at: [-0.9, 1.2], zone: 3, cover: 'corner-market', categories: ['groceries', 'drinks'], takes: ['open-24-7', 'late-night'],
    phone: '14015550161', seller: ['Harpreet', 'Gill'], delivery: { price: 190, perKm: 30, min: 800, minutes: [15, 25] }, tax: 6.25, commission: 12,
    stars: [688, 271, 98, 41, 30], reviews: ['groceries', 2, 3, 5], hours: aroundTheClock, ordersCount: 15400, joinedDaysAgo: 820,
    menu: {
      level: 112, popular: ['cola-can', 'sea-salt-crisps', 'ice-cubes', 'fresh-milk', 'milk-chocolate'],
      own: { 'ice-lollies': { left: 4 }, 'energy-drink': { maxQty: 8 } },
      sections: carrying([
        'snacks', 'chocolate-biscuits', 'ice-cream', 'water-soda', 'kombucha-energy', 'juices', 'milk-yogurt', 'butter-eggs', 'shelf-bread', 'breakfast-spreads', 'frozen', 'coffee-tea', 'paper',
        'personal-care', 'wellbeing',
      ], ['labneh-tub', 'coconut-yoghurt', 'smoked-tofu-block', 'paneer-frozen', 'sencha-tin', 'linen-napkins']),
    },
  },
  {
    slug: 'green-cart',
    title: t('Green Cart', 'العربة الخضراء', 'Green Cart', 'Green Cart'),
    kind: t('Fruit and vegetables · Organic', 'فواكه وخضار · عضوي', 'Obst und Gemüse · Bio', 'Fruits et légumes · Bio'),
    description: t('Picked on the island yesterday, on your table today.', 'قُطفت من الجزيرة أمس وعلى مائدتك اليوم.', 'Gestern auf der Insel gepflückt, heute auf dem Tisch.', 'Cueilli hier sur l’île, à table aujourd’hui.'),
    address: inPortAlder(25, 'Orchard Street'), at: [-1.3, 0.2], zone: 3.6, cover: 'green-grocer', categories: ['groceries', 'vegan'], takes: ['organic', 'zero-waste', 'vegan-friendly'],
    phone: '14015550162', seller: ['Tamsin', 'Oakley'], delivery: { price: 250, perKm: 25, min: 1500, minutes: [25, 40] }, tax: 0, commission: 11,
    stars: [742, 160, 38, 9, 7], reviews: ['groceries', 1, 3, 5], hours: week('07-00 20-00', { saturday: '06-30 19-00', sunday: '08-00 16-00' }), ordersCount: 9120, joinedDaysAgo: 1010, isRecommended: true,
    menu: {
      level: 108, popular: ['veg-box', 'hass-avocado', 'vine-tomatoes', 'strawberries', 'organic-eggs'],
      own: { 'blueberries': { left: 3 }, 'sweetcorn': { left: 0 }, 'veg-box': { maxQty: 4 } },
      sections: carrying(['fruit', 'vegetables', 'herbs-boxes', 'milk-yogurt', 'butter-eggs', 'breakfast-spreads', 'tins-jars', 'juices', 'kombucha-energy'],
        ['fresh-milk', 'salted-butter', 'corn-flakes', 'tuna-tin', 'sardines-tin', 'mackerel-tin', 'energy-drink', 'hazelnut-spread']),
    },
  },
  {
    slug: 'block-and-cleaver',
    title: t('Block & Cleaver', 'بلوك آند كليفر', 'Block & Cleaver', 'Block & Cleaver'),
    kind: t('Butcher · Barbecue', 'ملحمة · لوازم الشواء', 'Metzgerei · Grill', 'Boucherie · Barbecue'),
    description: t('Whole animals from three farms, cut to order.', 'ذبائح كاملة من ثلاث مزارع تُقطّع حسب الطلب.', 'Ganze Tiere von drei Höfen, auf Wunsch geschnitten.', 'Des bêtes entières de trois fermes, découpées à la demande.'),
    address: inPortAlder(14, 'Cooper Street'), at: [0.9, -1.1], zone: 4, cover: 'pantry-store', categories: ['groceries', 'grill'], takes: ['local-favorite'],
    phone: '14015550163', seller: ['Ignatius', 'Boyle'], delivery: { price: 350, perKm: 30, min: 2500, minutes: [35, 55] }, tax: 0, commission: 12,
    stars: [411, 102, 22, 6, 5], reviews: ['groceries', 3, 2, 4], hours: week('08-00 18-30', { monday: 'closed', saturday: '07-00 17-00', sunday: '09-00 13-00' }), ordersCount: 4310, joinedDaysAgo: 700,
    menu: {
      level: 106, popular: ['chicken-breast', 'minced-beef', 'burger-patties', 'merguez'],
      own: { 'lamb-shoulder': { left: 2 }, 'flat-iron': { left: 0 } },
      sections: carrying(['poultry', 'beef-lamb', 'pork-sausages', 'cold-cuts', 'barbecue-shelf', 'butter-eggs', 'oils-sauces'], ['plant-spread', 'smoked-tofu-block', 'curry-paste']),
    },
  },
  {
    slug: 'al-waha-market',
    title: t('Al Waha Market', 'سوق الواحة', 'Al Waha Market', 'Al Waha Market'),
    kind: t('Levantine groceries · Halal butcher', 'بقالة شامية · ملحمة حلال', 'Levantinisches · Halal-Metzgerei', 'Épicerie levantine · Boucherie halal'),
    description: t('Dates, zaatar, good olive oil, and a butcher who knows your name.', 'تمر وزعتر وزيت زيتون طيب وقصّاب يعرف اسمك.', 'Datteln, Zaatar, gutes Öl und ein Metzger, der Ihren Namen kennt.', 'Dattes, zaatar, bonne huile d’olive et un boucher qui connaît votre nom.'),
    address: inPortAlder(102, 'Station Road'), at: [-0.2, -1.6], zone: 4.4, cover: 'pantry-store', categories: ['groceries'], takes: ['halal', 'family', 'late-night'],
    phone: '14015550164', seller: ['Bassam', 'Khoury'], delivery: { price: 220, perKm: 25, min: 1500, minutes: [30, 45] }, tax: 5, commission: 11,
    stars: [620, 158, 41, 12, 9], reviews: ['groceries', 0, 3, 5], hours: week('08-00 23-00', { friday: '08-00 12-30 14-30 23-30' }), ordersCount: 8840, joinedDaysAgo: 1240,
    menu: {
      popular: ['medjool-dates', 'pita-pack', 'labneh-tub', 'zaatar-jar', 'chicken-thighs'],
      own: { 'pomegranate-juice': { left: 4 } },
      sections: carrying(['fruit', 'vegetables', 'herbs-boxes', 'milk-yogurt', 'butter-eggs', 'cheese', 'shelf-bread', 'poultry', 'beef-lamb', 'pasta-rice', 'tins-jars', 'oils-sauces', 'breakfast-spreads', 'snacks', 'water-soda', 'juices', 'coffee-tea'],
        ['blue-cheese', 'corn-tortillas', 'sushi-rice', 'ramen-kit', 'egg-noodles-dry', 'root-beer', 'ribeye-raw', 'flat-iron', 'oat-drink', 'almond-drink', 'coconut-yoghurt']),
    },
  },
  {
    slug: 'tidepool-fishmonger',
    title: t('Tidepool Fishmonger', 'مسمكة تايدبول', 'Tidepool Fischhandlung', 'Poissonnerie Tidepool'),
    kind: t('Fish · Shellfish · Smokehouse', 'أسماك · محار · مدخّنات', 'Fisch · Muscheln · Geräuchertes', 'Poissons · Coquillages · Fumés'),
    description: t('Landed at six, filleted by eight, yours by ten.', 'تصل السادسة وتُنظّف الثامنة وعندك العاشرة.', 'Um sechs angelandet, um acht filetiert, um zehn bei Ihnen.', 'Débarqué à six heures, levé à huit, chez vous à dix.'),
    address: inPortAlder(20, 'Union Wharf'), at: [1.5, -0.5], zone: 4.2, cover: 'harbour-seafood', categories: ['groceries', 'seafood'], takes: ['local-favorite', 'handmade'],
    phone: '14015550165', seller: ['Agnes', 'Petrie'], delivery: { price: 320, perKm: 30, min: 2000, minutes: [30, 45] }, tax: 0, commission: 12,
    stars: [389, 96, 19, 5, 4], reviews: ['seafood', 1, 2, 4], hours: week('07-00 17-30', { monday: 'closed', sunday: '07-00 13-00' }), closedDates: ['12-25', '12-26', '01-01'], ordersCount: 3920, joinedDaysAgo: 560,
    menu: {
      popular: ['salmon-fillet-raw', 'raw-prawns', 'smoked-salmon-pack', 'ready-chowder'],
      own: { 'live-lobster': { left: 3, maxQty: 4 }, 'salmon-roe': { left: 2 }, 'hand-dived-scallops': { left: 0 } },
      sections: carrying(['fish-fillets', 'shellfish', 'smoked-cured', 'ready-to-heat', 'oils-sauces'], ['tahini-jar', 'curry-paste', 'zaatar-jar', 'tomato-ketchup']),
    },
  },
  {
    slug: 'the-bottle-dock',
    title: t('The Bottle Dock', 'رصيف القوارير', 'The Bottle Dock', 'The Bottle Dock'),
    kind: t('Drinks · No alcohol', 'مشروبات · بلا كحول', 'Getränke · Ohne Alkohol', 'Boissons · Sans alcool'),
    description: t('Water by the crate, soda by the can, festive bottles without alcohol.', 'مياه بالصندوق وصودا بالعلبة وقوارير للمناسبات بلا كحول.', 'Wasser kistenweise, Limo dosenweise, Festliches ohne Alkohol.', 'L’eau par caisse, le soda par canette, des bulles sans alcool.'),
    address: inPortAlder(7, 'Foundry Street'), at: [1.1, 1.3], zone: 4.8, cover: 'juice-bar', categories: ['drinks', 'groceries'], takes: ['late-night'],
    phone: '14015550166', seller: ['Oscar', 'Lindqvist'], delivery: { price: 150, perKm: 20, min: 1200, minutes: [20, 35] }, tax: 6.25, commission: 11,
    stars: [298, 130, 44, 14, 9], reviews: ['groceries', 1, 2, 4], hours: week('10-00 23-00', { friday: '10-00 01-00', saturday: '10-00 01-00' }), ordersCount: 5210, joinedDaysAgo: 430,
    menu: {
      popular: ['spring-water', 'cola-zero', 'kombucha-ginger', 'cloudy-lemonade'],
      own: { 'hibiscus-kombucha': { left: 5 } },
      sections: carrying(['water-soda', 'juices', 'kombucha-energy', 'without-alcohol', 'coffee-tea', 'snacks', 'ice-cream']),
    },
  },
  {
    slug: 'spruce-and-suds',
    title: t('Spruce & Suds', 'سبروس آند سَدز', 'Spruce & Suds', 'Spruce & Suds'),
    kind: t('Household · Baby · Pets', 'منزليات · أطفال · حيوانات', 'Haushalt · Baby · Tier', 'Maison · Bébé · Animaux'),
    description: t('Everything that runs out at the wrong moment.', 'كل ما ينفد في اللحظة غير المناسبة.', 'Alles, was im falschen Moment ausgeht.', 'Tout ce qui manque au mauvais moment.'),
    address: inPortAlder(36, 'Granite Street'), at: [-1.6, -0.9], zone: 4.6, cover: 'home-supplies', categories: ['household'], takes: ['family', 'zero-waste'],
    phone: '14015550167', seller: ['Lorna', 'Haas'], delivery: { price: 240, perKm: 20, min: 1000, minutes: [30, 50] }, tax: 6.25, commission: 11,
    stars: [254, 92, 25, 8, 6], reviews: ['groceries', 4, 2, 4], hours: week('08-00 21-00', { sunday: '10-00 18-00' }), ordersCount: 3640, joinedDaysAgo: 510,
    menu: {
      popular: ['toilet-paper-recycled', 'nappies', 'dishwasher-tabs', 'cat-litter'],
      own: { 'bamboo-roll': { left: 4 }, 'oxygen-stain': { left: 0 } },
      sections: carrying(['paper', 'cleaning', 'laundry', 'personal-care', 'baby', 'pets', 'wellbeing']),
    },
  },
  {
    slug: 'paws-and-post',
    title: t('Paws & Post', 'بوز آند بوست', 'Paws & Post', 'Paws & Post'),
    kind: t('Pets · Wellbeing', 'حيوانات أليفة · عافية', 'Tiere · Wohlbefinden', 'Animaux · Bien-être'),
    description: t('Kibble, litter and treats for good dogs and proud cats.', 'طعام ورمل ومكافآت للكلاب الطيبة والقطط المعتدّة.', 'Futter, Streu und Belohnung für brave Hunde und stolze Katzen.', 'Croquettes, litière et friandises pour bons chiens et fiers chats.'),
    address: inPortAlder(8, 'Heron Street'), at: [0.3, 2], zone: 4.2, cover: 'pet-corner', categories: ['household'], takes: ['family'],
    phone: '14015550168', seller: ['Wes', 'Calloway'], delivery: { price: 200, perKm: 20, min: 800, minutes: [25, 45] }, tax: 6.25, commission: 11,
    stars: [132, 41, 12, 3, 2], reviews: ['groceries', 2, 1, 3], hours: week('09-00 20-00', { sunday: 'closed' }), ordersCount: 1480, joinedDaysAgo: 210,
    menu: {
      level: 98, popular: ['dog-treats', 'cat-food-wet'], own: { 'dog-food-dry': { left: 5 } },
      sections: carrying(['pets', 'cleaning', 'wellbeing'], ['glass-cleaner', 'dishwasher-tabs']),
    },
  },
  {
    slug: 'wick-and-petal',
    title: t('Wick & Petal', 'فتيل وبتلة', 'Wick & Petal', 'Wick & Petal'),
    kind: t('Flowers · Plants · Gifts', 'زهور · نباتات · هدايا', 'Blumen · Pflanzen · Geschenke', 'Fleurs · Plantes · Cadeaux'),
    description: t('Bouquets tied while the courier parks the bike.', 'باقات تُربط ريثما يركن السائق دراجته.', 'Sträuße, gebunden, während das Rad parkt.', 'Des bouquets noués le temps de garer le vélo.'),
    address: inPortAlder(11, 'Captain’s Row'), at: [0.5, 0.6], zone: 5, cover: 'flower-studio', categories: ['flowers'], takes: ['handmade', 'local-favorite'],
    phone: '14015550169', seller: ['Marguerite', 'Sorel'], delivery: { price: 400, perKm: 0, min: 0, minutes: [40, 60] }, tax: 6.25, commission: 14,
    stars: [301, 54, 11, 4, 3], reviews: ['flowers', 0, 2, 4], hours: week('08-00 19-00', { sunday: '09-00 14-00' }), ordersCount: 2810, joinedDaysAgo: 640,
    menu: {
      popular: ['harbor-bouquet', 'dozen-roses', 'white-orchid', 'praline-box'], own: { 'garden-roses': { left: 4 }, 'bridal-posy': { left: 0 } },
      sections: carrying(['bouquets', 'roses-tulips', 'plants', 'gifts']),
    },
  },
];
