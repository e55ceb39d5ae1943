import { week } from '../hours.ts';
import type { ShopSpec } from '../shop.ts';
import { inPortAlder } from '../streets.data.ts';
import { further, t } from '../text.ts';

export const italianShops: readonly ShopSpec[] = [
  {
    slug: 'forno-rosso',
    title: t('Forno Rosso', 'فورنو روسو', 'Forno Rosso', 'Forno Rosso'),
    kind: t('Pizza · Italian', 'بيتزا · إيطالي', 'Pizza · Italienisch', 'Pizza · Italien'),
    description: t('Neapolitan dough, sixty hours cold, ninety seconds hot.', 'عجينة نابولية ترتاح ستين ساعة وتُخبز في تسعين ثانية.', 'Neapolitanischer Teig: sechzig Stunden kalt, neunzig Sekunden heiß.', 'Pâte napolitaine : soixante heures au froid, quatre-vingt-dix secondes au feu.'),
    address: inPortAlder(40, 'Mill Road'), at: [-0.5, 0.7], zone: 3.8, cover: 'pizza-oven', categories: ['pizza', 'pasta'], takes: ['family', 'vegan-friendly', 'local-favorite'],
    phone: '14015550116', seller: ['Salvatore', 'Greco'], delivery: { price: 0, perKm: 0, min: 1500, minutes: [30, 40] }, tax: 7, dineInFee: 10, commission: 15,
    stars: [610, 180, 45, 15, 10], reviews: ['pizza', 0, 5, 5], hours: week('11-30 14-30 17-30 22-30', { saturday: '12-00 23-30', sunday: '12-00 22-00' }), ordersCount: 12050, joinedDaysAgo: 1100, isRecommended: true,
    menu: {
      level: 104, popular: ['margherita', 'burrata-pizza', 'diavola', 'garlic-knots', 'tiramisu'],
      own: {
        'margherita': { price: 1250, description: further(t('Sixty-hour dough, San Marzano tomatoes, fior di latte, basil.', 'عجينة ستين ساعة وطماطم سان مارزانو وموزاريلا طازجة وريحان.', 'Sechzig-Stunden-Teig, San-Marzano-Tomaten, Fior di Latte, Basilikum.', 'Pâte de soixante heures, San Marzano, fior di latte, basilic.'), 'Masa de sesenta horas, tomate San Marzano, fior di latte y albahaca.', 'Тесто шестидесяти часов, томаты Сан-Марцано, фьор-ди-латте, базилик.', 'Altmış saatlik hamur, San Marzano domatesi, fior di latte, fesleğen.', '六十小时慢发面团、圣马扎诺番茄、鲜奶马苏里拉、罗勒。') },
        'quattro-formaggi': { gone: ['wholegrain'] }, 'harbor-pizza': { left: 3 },
      },
      sections: {
        antipasti: ['bruschetta', 'caprese', 'garlic-knots', 'arancini'],
        'classic-pizzas': ['margherita', 'marinara', 'quattro-formaggi', 'prosciutto-rucola', 'diavola', 'tonno-cipolla'],
        'house-pizzas': ['burrata-pizza', 'ortolana', 'funghi-tartufo', 'harbor-pizza', 'vegan-garden-pizza', 'calzone'],
        salads: ['rucola-parmesan-salad', 'caesar-salad'],
        desserts: ['tiramisu', 'panna-cotta', 'nutella-calzone'],
        'cold-drinks': ['mint-lemonade', 'cola', 'sparkling-water', 'still-water', 'elderflower-spritz'],
      },
    },
  },
  {
    slug: 'pier-nine-pizza',
    title: t('Pier Nine Pizza', 'بيتزا الرصيف التاسع', 'Pier Nine Pizza', 'Pier Nine Pizza'),
    kind: t('Pizza · Wings · Family boxes', 'بيتزا · أجنحة · علب عائلية', 'Pizza · Flügel · Familienkartons', 'Pizza · Ailes · Formats famille'),
    description: t('Big pies for big tables. Half and half? Write it in the note.', 'بيتزا كبيرة للموائد الكبيرة، ويمكن تقسيمها بنكهتين.', 'Große Pizzen für große Tische. Halb und halb? Einfach notieren.', 'Grandes pizzas pour grandes tablées. Moitié-moitié ? Indiquez-le en note.'),
    address: inPortAlder(9, 'Pier Road'), at: [1.9, 0.4], zone: 4.4, cover: 'pizza-garden', categories: ['pizza'], takes: ['family', 'late-night'],
    phone: '14015550117', seller: ['Kelly', 'Moran'], delivery: { price: 200, perKm: 20, min: 1400, minutes: [30, 45] }, tax: 7, commission: 16,
    stars: [488, 276, 102, 38, 26], reviews: ['pizza', 3, 4, 5], hours: week('11-00 23-00', { friday: '11-00 01-00', saturday: '11-00 01-00' }), ordersCount: 10340, joinedDaysAgo: 890,
    menu: {
      level: 97, popular: ['pepperoni', 'barbecue-chicken-pizza', 'buffalo-wings', 'hawaii', 'garlic-knots'],
      own: { 'pepperoni': { price: 1350 }, 'hawaii': { gone: ['40'] } },
      sections: {
        'classic-pizzas': ['margherita', 'pepperoni', 'quattro-formaggi', 'hawaii', 'ortolana', 'barbecue-chicken-pizza'],
        'house-pizzas': ['funghi-tartufo', 'burrata-pizza', 'vegan-garden-pizza', 'diavola', 'calzone'],
        chicken: ['buffalo-wings', 'buttermilk-tenders'],
        sides: ['garlic-knots', 'skin-on-fries', 'onion-rings', 'mac-and-cheese'],
        desserts: ['nutella-calzone', 'walnut-brownie', 'vanilla-shake'],
        'cold-drinks': ['cola', 'peach-iced-tea', 'still-water', 'orange-juice'],
      },
    },
  },
  {
    slug: 'midnight-slice',
    title: t('Midnight Slice', 'شريحة منتصف الليل', 'Midnight Slice', 'Midnight Slice'),
    kind: t('Pizza by the slice · Late', 'بيتزا بالشريحة · ليلًا', 'Pizzastücke · Spät', 'Pizza à la part · Tard'),
    description: t('One counter, five trays, folded over the pavement until seven in the morning.', 'منضدة واحدة وخمس صوانٍ حتى السابعة صباحًا.', 'Eine Theke, fünf Bleche, bis sieben Uhr früh.', 'Un comptoir, cinq plaques, jusqu’à sept heures du matin.'),
    address: inPortAlder(2, 'Lantern Row'), at: [0.6, 0.1], zone: 2.8, cover: 'pizza-slices', categories: ['pizza'], takes: ['late-night', 'local-favorite'],
    phone: '14015550118', seller: ['Nico', 'Ferrante'], delivery: { price: 100, perKm: 20, min: 800, minutes: [15, 25] }, tax: 7, commission: 12,
    stars: [821, 310, 88, 24, 17], reviews: ['pizza', 5, 3, 5], hours: week('11-00 07-00'), ordersCount: 16780, joinedDaysAgo: 1510,
    menu: {
      popular: ['slice-cheese', 'slice-pepperoni', 'slice-grandma', 'garlic-knots'],
      own: { 'slice-white': { left: 5 } },
      sections: {
        slices: ['slice-cheese', 'slice-pepperoni', 'slice-grandma', 'slice-white', 'slice-vodka'],
        'classic-pizzas': ['margherita', 'pepperoni', 'hawaii', 'ortolana', 'marinara'],
        sides: ['garlic-knots', 'buffalo-wings', 'skin-on-fries', 'rosemary-focaccia', 'buttermilk-tenders'],
        desserts: ['glazed-doughnut', 'sea-salt-cookie', 'walnut-brownie'],
        'cold-drinks': ['cola', 'still-water', 'sparkling-water', 'peach-iced-tea', 'ginger-beer'],
      },
    },
  },
  {
    slug: 'nonna-pia',
    title: t('Nonna Pia', 'نونّا بيا', 'Nonna Pia', 'Nonna Pia'),
    kind: t('Fresh pasta · Italian', 'معكرونة طازجة · إيطالي', 'Frische Pasta · Italienisch', 'Pâtes fraîches · Italien'),
    description: t('Pia rolls the dough at six. What is sold out at eight was good.', 'تفرد بيا العجين عند السادسة، وما ينفد مساءً كان طيبًا.', 'Pia rollt um sechs den Teig aus. Was abends aus ist, war gut.', 'Pia étale la pâte à six heures. Ce qui manque le soir était bon.'),
    address: inPortAlder(18, 'Cooper Street'), at: [-0.9, -0.3], zone: 3.5, cover: 'pasta-bar', categories: ['pasta'], takes: ['handmade', 'family', 'local-favorite'],
    phone: '14015550119', seller: ['Pia', 'Lombardi'], delivery: { price: 220, perKm: 30, min: 1600, minutes: [30, 40] }, tax: 7, dineInFee: 10, commission: 14,
    stars: [574, 121, 22, 8, 5], reviews: ['pasta', 0, 5, 4], hours: week('12-00 22-00', { tuesday: 'closed' }), ordersCount: 7920, joinedDaysAgo: 1240, isRecommended: true,
    menu: {
      popular: ['lasagne', 'ricotta-ravioli', 'carbonara', 'tiramisu'],
      own: { 'pumpkin-tortelli': { left: 0 }, 'lasagne': { left: 5 }, 'carbonara': { gone: ['tagliatelle'] } },
      sections: {
        antipasti: ['bruschetta', 'caprese', 'vitello-tonnato', 'minestrone'],
        pasta: ['spaghetti-pomodoro', 'carbonara', 'penne-arrabbiata', 'linguine-pesto', 'cacio-e-pepe', 'vongole'],
        'fresh-pasta': ['ricotta-ravioli', 'pumpkin-tortelli', 'tagliatelle-ragu', 'gnocchi-gorgonzola'],
        'oven-risotto': ['lasagne', 'mushroom-risotto', 'melanzane-parmigiana'],
        desserts: ['tiramisu', 'panna-cotta', 'affogato'],
        'cold-drinks': ['sparkling-water', 'still-water', 'mint-lemonade', 'elderflower-spritz'],
        'tea-coffee': ['espresso', 'cappuccino'],
      },
    },
  },
  {
    slug: 'trattoria-del-molo',
    title: t('Trattoria del Molo', 'تراتوريا ديل مولو', 'Trattoria del Molo', 'Trattoria del Molo'),
    kind: t('Italian · Fish · Pizza', 'إيطالي · سمك · بيتزا', 'Italienisch · Fisch · Pizza', 'Italien · Poisson · Pizza'),
    description: t('White tablecloths on the mole, and the same plates in a box.', 'مفارش بيضاء على الرصيف، والأطباق نفسها في علبة.', 'Weiße Tischtücher auf der Mole, dieselben Teller in der Box.', 'Nappes blanches sur la jetée, mêmes assiettes en boîte.'),
    address: inPortAlder(1, 'Quay Street'), at: [1.1, -0.3], zone: 4, cover: 'trattoria', categories: ['pasta', 'pizza', 'seafood'], takes: ['family'],
    phone: '14015550120', seller: ['Chiara', 'Bianchi'], delivery: { price: 350, perKm: 40, min: 2200, minutes: [40, 55] }, tax: 7, dineInFee: 14, commission: 17,
    stars: [263, 104, 34, 12, 7], reviews: ['pasta', 2, 3, 3], hours: week('12-00 14-30 18-00 22-30', { wednesday: 'closed' }), ordersCount: 3110, joinedDaysAgo: 510,
    menu: {
      level: 112, popular: ['vongole', 'branzino', 'mushroom-risotto', 'prosciutto-rucola'],
      own: { 'branzino': { left: 2 }, 'vitello-tonnato': { left: 0 } },
      sections: {
        antipasti: ['caprese', 'vitello-tonnato', 'arancini', 'calamari', 'fish-soup-rouille'],
        pasta: ['vongole', 'tagliatelle-ragu', 'linguine-pesto', 'penne-arrabbiata', 'gnocchi-gorgonzola'],
        mains: ['branzino', 'pollo-limone', 'mushroom-risotto', 'melanzane-parmigiana'],
        'classic-pizzas': ['margherita', 'quattro-formaggi', 'prosciutto-rucola', 'diavola'],
        salads: ['rucola-parmesan-salad', 'nicoise'],
        desserts: ['tiramisu', 'panna-cotta', 'lemon-sorbet'],
        'cold-drinks': ['sparkling-water', 'mint-lemonade', 'still-water'],
      },
    },
  },
];
