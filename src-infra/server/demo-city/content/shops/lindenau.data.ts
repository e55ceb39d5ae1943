import { carrying } from '../groceries/shelves.ts';
import { week } from '../hours.ts';
import type { ShopSpec } from '../shop.ts';
import { name, t } from '../text.ts';

/** Germany knows one deposit on bottles and cans. */
const pfand = { 'bottle-deposit': 'pfand', 'can-deposit': 'pfand' } as const;

export const lindenauRestaurants: readonly ShopSpec[] = [
  {
    slug: 'gasthaus-zur-linde',
    title: name('Gasthaus zur Linde', 'نزل الزيزفونة'),
    kind: t('Swabian · Inn since 1911', 'مطبخ شفابي · نزل منذ ١٩١١', 'Schwäbisch · Seit 1911', 'Souabe · Auberge depuis 1911'),
    description: t('Spätzle off the board, roast with onions, cake on Sundays.', 'شبتزله مبشورة باليد ولحم محمّر بالبصل وكعك يوم الأحد.', 'Spätzle vom Brett, Rostbraten mit Zwiebeln, sonntags Kuchen.', 'Spätzle à la planche, rôti aux oignons, gâteau le dimanche.'),
    at: [0.05, 0.1], zone: 4.6, cover: 'lakeside-inn', categories: ['grill'], takes: ['family', 'local-favorite'],
    phone: '4975312900110', seller: ['Hildegard', 'Mayer'], delivery: { price: 250, perKm: 30, min: 1800, minutes: [30, 50] }, tax: 7, dineInFee: 0, commission: 13,
    stars: [502, 120, 28, 8, 6], reviews: ['inn', 0, 4, 4], hours: week('11-30 14-00 17-30 22-00', { monday: 'closed', sunday: '11-30 21-00' }), closedDates: ['12-24', '12-25'], ordersCount: 6120, joinedDaysAgo: 900, isRecommended: true,
    menu: {
      addonsInstead: pfand, popular: ['kaesespaetzle', 'zwiebelrostbraten', 'wiener-schnitzel', 'maultaschen-fried', 'apple-strudel'],
      own: { 'whitefish-meuniere': { left: 4 }, 'black-forest-cake': { left: 0 } },
      sections: {
        soups: ['flaedle-soup', 'maultaschen-broth'],
        'inn-classics': ['kaesespaetzle', 'wiener-schnitzel', 'pork-schnitzel', 'maultaschen-fried', 'maultaschen-veg', 'zwiebelrostbraten', 'lentils-spaetzle', 'whitefish-meuniere'],
        flammkuchen: ['flammkuchen-classic', 'flammkuchen-goat'],
        salads: ['potato-salad', 'mixed-leaf-plate', 'sausage-salad'],
        desserts: ['kaiserschmarrn', 'apple-strudel', 'black-forest-cake'],
        'cold-drinks': ['apple-spritzer', 'still-water', 'sparkling-water', 'elderflower-spritz'],
      },
    },
  },
  {
    slug: 'pizzeria-seeblick',
    title: name('Pizzeria Seeblick', 'بيتزا زيه بلك'),
    kind: t('Pizza · Pasta', 'بيتزا · معكرونة', 'Pizza · Pasta', 'Pizza · Pâtes'),
    description: t('Wood fire on the promenade, the lake in every window.', 'فرن حطب على الممشى والبحيرة في كل نافذة.', 'Holzfeuer an der Promenade, der See in jedem Fenster.', 'Feu de bois sur la promenade, le lac à chaque fenêtre.'),
    at: [-0.4, 0.5], zone: 4, cover: 'pizza-garden', categories: ['pizza', 'pasta'], takes: ['family', 'vegan-friendly'],
    phone: '4975312900111', seller: ['Giuseppe', 'Amato'], delivery: { price: 200, perKm: 25, min: 1400, minutes: [25, 40] }, tax: 7, commission: 14,
    stars: [388, 150, 41, 12, 9], reviews: ['pizza', 1, 3, 4], hours: week('11-30 22-30', { tuesday: 'closed', friday: '11-30 23-30', saturday: '11-30 23-30' }), closedDates: ['12-25'], ordersCount: 7340, joinedDaysAgo: 720,
    menu: {
      addonsInstead: pfand, level: 97, popular: ['margherita', 'diavola', 'lasagne', 'tiramisu'], own: { 'vongole': { left: 5 }, 'calzone': { left: 0 } },
      sections: {
        antipasti: ['bruschetta', 'caprese', 'rosemary-focaccia'],
        'classic-pizzas': ['margherita', 'marinara', 'prosciutto-rucola', 'quattro-formaggi', 'diavola', 'tonno-cipolla', 'hawaii'],
        'house-pizzas': ['ortolana', 'funghi-tartufo', 'vegan-garden-pizza', 'calzone'],
        pasta: ['spaghetti-pomodoro', 'carbonara', 'penne-arrabbiata', 'linguine-pesto', 'lasagne', 'vongole'],
        desserts: ['tiramisu', 'panna-cotta'],
        'cold-drinks': ['apple-spritzer', 'cola', 'sparkling-water', 'still-water'],
      },
    },
  },
  {
    slug: 'sushi-am-ufer',
    title: name('Sushi am Ufer', 'سوشي الضفة'),
    kind: t('Sushi · Bento', 'سوشي · بينتو', 'Sushi · Bento', 'Sushis · Bento'),
    description: t('Rice at body temperature, rolls to the minute.', 'أرز بحرارة الجسم ولفائف في دقيقتها.', 'Reis in Körperwärme, Rollen auf die Minute.', 'Riz à température du corps, makis à la minute.'),
    at: [0.6, 0.3], zone: 3.8, cover: 'maki-bar', categories: ['sushi'], takes: ['gluten-aware'],
    phone: '4975312900112', seller: ['Aiko', 'Brandt'], delivery: { price: 300, perKm: 30, min: 2000, minutes: [30, 45] }, tax: 7, commission: 15,
    stars: [276, 90, 24, 9, 5], reviews: ['sushi', 1, 3, 3], hours: week('11-30 14-30 17-00 22-00', { sunday: '17-00 21-30' }), closedDates: ['12-25', '01-01'], ordersCount: 3890, joinedDaysAgo: 540,
    menu: {
      addonsInstead: pfand, level: 103, popular: ['salmon-nigiri', 'california-roll', 'salmon-bento', 'miso-soup'],
      sections: japaneseSections(),
    },
  },
  {
    slug: 'doener-am-hafen',
    title: name('Döner am Hafen', 'دونر المرفأ'),
    kind: t('Döner · Lahmacun', 'دونر · لحم بعجين', 'Döner · Lahmacun', 'Döner · Lahmacun'),
    description: t('Veal from the spit, bread from the stone, late trains included.', 'لحم عجل من السيخ وخبز من الحجر حتى آخر قطار.', 'Kalb vom Spieß, Brot vom Stein, bis nach dem letzten Zug.', 'Veau à la broche, pain sur pierre, jusqu’après le dernier train.'),
    at: [0.3, -0.2], zone: 4.2, cover: 'doner-stand', categories: ['grill'], takes: ['halal', 'late-night'],
    phone: '4975312900113', seller: ['Murat', 'Şahin'], delivery: { price: 100, perKm: 20, min: 1000, minutes: [20, 30] }, tax: 7, commission: 12,
    stars: [612, 240, 70, 25, 18], reviews: ['grill', 2, 3, 4], hours: week('10-30 02-00', { friday: '10-30 04-00', saturday: '10-30 04-00' }), closedDates: ['01-01'], ordersCount: 14210, joinedDaysAgo: 1320, isRecommended: true,
    menu: {
      declaresDietary: false, addonsInstead: pfand, level: 88, popular: ['doner-wrap', 'lahmacun', 'doner-plate', 'ayran'],
      own: { 'kunefe': { left: 5 } },
      sections: {
        doner: ['doner-wrap', 'doner-plate', 'falafel-doner', 'loaded-doner-fries', 'iskender'],
        pide: ['lahmacun', 'cheese-pide', 'minced-pide', 'spinach-pide'],
        'from-the-grill': ['adana-kebab', 'chicken-shish', 'mixed-grill-anatolian'],
        sides: ['currywurst', 'shepherd-salad', 'cacik', 'mercimek'],
        desserts: ['kunefe', 'pistachio-baklava'],
        'cold-drinks': ['ayran', 'cola', 'still-water', 'peach-iced-tea'],
      },
    },
  },
  {
    slug: 'cafe-kirchgasse',
    title: name('Café Kirchgasse', 'مقهى كيرشغاسه'),
    kind: t('Café · Breakfast · Cakes', 'مقهى · فطور · كعك', 'Café · Frühstück · Kuchen', 'Café · Petit-déjeuner · Gâteaux'),
    description: t('Twelve tables, three cakes a day, one cat.', 'اثنتا عشرة طاولة وثلاث كعكات في اليوم وقطة واحدة.', 'Zwölf Tische, drei Kuchen am Tag, eine Katze.', 'Douze tables, trois gâteaux par jour, un chat.'),
    at: [-0.1, -0.3], zone: 3.2, cover: 'tea-room', categories: ['breakfast', 'coffee', 'sweets'], takes: ['handmade', 'vegan-friendly'],
    phone: '4975312900114', seller: ['Annegret', 'Vogt'], delivery: { price: 220, perKm: 25, min: 1000, minutes: [20, 35] }, tax: 7, commission: 12,
    stars: [344, 70, 15, 4, 3], reviews: ['cafe', 0, 3, 4], hours: week('07-30 18-00', { monday: 'closed', saturday: '08-00 18-00', sunday: '09-00 18-00' }), closedDates: ['12-24', '12-25', '12-26'], ordersCount: 4020, joinedDaysAgo: 480,
    menu: {
      addonsInstead: pfand, popular: ['lake-breakfast', 'flat-white', 'quark-cheesecake', 'plum-crumble-cake'], own: { 'quark-cheesecake': { left: 3 } },
      sections: {
        'breakfast-plates': ['lake-breakfast', 'eggs-any-style', 'avocado-toast', 'granola-yoghurt', 'oat-porridge'],
        cakes: ['quark-cheesecake', 'plum-crumble-cake', 'cocoa-cake-slice', 'black-forest-cake', 'apple-strudel', 'fruit-tart'],
        coffee: ['espresso', 'cappuccino', 'flat-white', 'latte', 'filter-coffee', 'hot-chocolate'],
        'tea-coffee': ['chai-latte', 'matcha-latte', 'mint-tea'],
        'cold-drinks': ['apple-spritzer', 'orange-juice', 'sparkling-water'],
      },
    },
  },
  {
    slug: 'baeckerei-hofer',
    title: name('Bäckerei Hofer', 'مخبز هوفر'),
    kind: t('Bakery', 'مخبز', 'Bäckerei', 'Boulangerie'),
    description: t('Sourdough from Thursday to Thursday, pretzels from five in the morning.', 'عجين مخمّر أسبوعًا كاملًا وبريتزل منذ الخامسة صباحًا.', 'Sauerteig von Donnerstag bis Donnerstag, Brezeln ab fünf Uhr.', 'Levain de jeudi en jeudi, bretzels dès cinq heures.'),
    at: [-0.6, -0.1], zone: 3, cover: 'bakery-window', categories: ['bakery', 'breakfast'], takes: ['handmade', 'local-favorite'],
    phone: '4975312900115', seller: ['Xaver', 'Hofer'], delivery: { price: 150, perKm: 20, min: 600, minutes: [15, 30] }, tax: 7, commission: 11,
    stars: [411, 82, 20, 5, 4], reviews: ['cafe', 2, 2, 4], hours: week('05-30 18-30', { saturday: '05-30 14-00', sunday: '07-00 11-00' }), closedDates: ['12-25', '01-01'], ordersCount: 9050, joinedDaysAgo: 1500,
    menu: {
      addonsInstead: pfand, level: 86, popular: ['soft-pretzel', 'seeded-rye', 'butter-croissant', 'cinnamon-roll'], own: { 'country-sourdough': { left: 4 } },
      sections: {
        loaves: ['country-sourdough', 'seeded-rye', 'night-baguette', 'soft-pretzel'],
        pastries: ['butter-croissant', 'pain-au-chocolat', 'cinnamon-roll', 'jam-doughnut', 'blueberry-muffin'],
        'savoury-bakes': ['ham-gruyere-croissant', 'sausage-roll', 'olive-fougasse'],
        coffee: ['espresso', 'cappuccino', 'filter-coffee'],
      },
    },
  },
];

function japaneseSections(): ShopSpec['menu']['sections'] {
  return {
    starters: ['miso-soup', 'edamame', 'gyoza-veg', 'wakame-salad'],
    'nigiri-sashimi': ['salmon-nigiri', 'tuna-nigiri', 'avocado-nigiri', 'salmon-sashimi'],
    rolls: ['california-roll', 'spicy-tuna-roll', 'cucumber-maki', 'garden-roll', 'dragon-roll'],
    bento: ['salmon-bento', 'chicken-bento', 'tofu-bento'],
    'cold-drinks': ['green-tea', 'still-water', 'apple-spritzer'],
  };
}

export const lindenauMarkets: readonly ShopSpec[] = [
  {
    slug: 'seemarkt',
    title: name('Seemarkt', 'زيه ماركت'),
    kind: t('Supermarket', 'سوبرماركت', 'Supermarkt', 'Supermarché'),
    description: t('Apples from the lake shore, milk from the Allgäu, and the rest.', 'تفاح من ضفة البحيرة وحليب من الألغوي وكل ما تبقّى.', 'Äpfel vom Ufer, Milch aus dem Allgäu und alles andere.', 'Pommes de la rive, lait de l’Allgäu, et tout le reste.'),
    at: [0.8, -0.6], zone: 5, cover: 'lake-market', categories: ['groceries', 'household', 'drinks'], takes: ['family', 'organic'],
    phone: '4975312900116', seller: ['Cornelia', 'Ruf'], delivery: { price: 290, perKm: 15, min: 2500, minutes: [35, 60] }, tax: 7, commission: 9,
    stars: [410, 170, 52, 18, 11], reviews: ['groceries', 1, 3, 4], hours: week('07-00 21-00', { sunday: 'closed' }), closedDates: ['12-25', '12-26', '01-01', '05-01', '10-03'], ordersCount: 8760, joinedDaysAgo: 860, isRecommended: true,
    menu: {
      addonsInstead: pfand, level: 92, popular: ['gala-apples', 'organic-milk', 'spring-water', 'soft-goat-cheese', 'dark-chocolate'],
      own: { 'clementines': { left: 0 }, 'organic-eggs': { left: 5 } },
      sections: carrying([
        'fruit', 'vegetables', 'milk-yogurt', 'butter-eggs', 'cheese', 'shelf-bread', 'poultry', 'cold-cuts', 'pasta-rice', 'tins-jars', 'breakfast-spreads', 'snacks', 'chocolate-biscuits',
        'frozen', 'water-soda', 'juices', 'coffee-tea', 'paper', 'cleaning', 'personal-care', 'baby',
      ], ['organic-bananas', 'root-beer', 'corn-tortillas', 'ramen-kit', 'linen-napkins']),
    },
  },
  {
    slug: 'blumen-rebhalde',
    title: name('Blumen Rebhalde', 'زهور ريبهالده'),
    kind: t('Flowers · Plants', 'زهور · نباتات', 'Blumen · Pflanzen', 'Fleurs · Plantes'),
    description: t('From the greenhouse above the vineyards.', 'من البيت الزجاجي فوق الكروم.', 'Aus dem Gewächshaus über den Reben.', 'De la serre au-dessus des vignes.'),
    at: [-1, 0.9], zone: 4.4, cover: 'flower-market', categories: ['flowers'], takes: ['local-favorite'],
    phone: '4975312900117', seller: ['Jakob', 'Engel'], delivery: { price: 350, perKm: 0, min: 0, minutes: [40, 70] }, tax: 7, commission: 13,
    stars: [142, 30, 7, 2, 1], reviews: ['flowers', 1, 2, 2], hours: week('08-30 18-00', { wednesday: '08-30 12-30', sunday: '10-00 12-00' }), closedDates: ['12-25', '12-26', '01-01'], ordersCount: 1190, joinedDaysAgo: 330,
    menu: {
      level: 94, popular: ['meadow-bouquet', 'tulips-bunch', 'mini-orchid'], own: { 'parrot-tulips': { left: 3 } },
      sections: carrying(['bouquets', 'roses-tulips', 'plants'], ['harbor-bouquet', 'kentia-palm']),
    },
  },
];
