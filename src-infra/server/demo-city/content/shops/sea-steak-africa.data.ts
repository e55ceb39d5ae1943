import { week } from '../hours.ts';
import type { ShopSpec } from '../shop.ts';
import { t } from '../text.ts';

export const seaSteakAfricaShops: readonly ShopSpec[] = [
  {
    slug: 'oyster-shed',
    title: t('The Oyster Shed', 'سقيفة المحار', 'The Oyster Shed', 'The Oyster Shed'),
    kind: t('Seafood · Raw bar', 'مأكولات بحرية · محار', 'Meeresfrüchte · Austern', 'Fruits de mer · Huîtres'),
    description: t('Tin roof, wet floor, the shortest way from boat to plate.', 'سقف من الصفيح وأقصر طريق من القارب إلى الصحن.', 'Blechdach, nasser Boden, der kürzeste Weg vom Boot auf den Teller.', 'Toit de tôle, sol mouillé, le plus court chemin du bateau à l’assiette.'),
    at: [1.6, -0.55], zone: 3.8, cover: 'harbour-seafood', categories: ['seafood'], takes: ['local-favorite', 'gluten-aware'],
    phone: '14015550144', seller: ['Maeve', 'Sullivan'], delivery: { price: 390, perKm: 50, min: 2500, minutes: [35, 50] }, tax: 7, dineInFee: 14, commission: 17,
    stars: [381, 92, 20, 8, 5], reviews: ['seafood', 0, 4, 3], hours: week('12-00 22-00', { monday: 'closed', tuesday: '17-00 22-00' }), ordersCount: 3980, joinedDaysAgo: 880, isRecommended: true,
    menu: {
      level: 106, popular: ['lobster-roll', 'alder-oysters', 'mussels-mariniere', 'clam-chowder'],
      own: { 'half-lobster': { left: 2 }, 'seared-scallops': { left: 0 }, 'alder-oysters': { maxQty: 8 } },
      sections: {
        'raw-bar': ['alder-oysters', 'prawn-cocktail', 'ceviche', 'smoked-mackerel-salad'],
        starters: ['calamari', 'crab-cakes', 'grilled-octopus', 'seared-scallops'],
        soups: ['clam-chowder', 'fish-soup-rouille'],
        'fish-mains': ['lobster-roll', 'half-lobster', 'mussels-mariniere', 'grilled-sea-bass', 'salmon-fillet', 'garlic-prawns', 'paella-marinera', 'fishermans-stew'],
        sides: ['chunky-chips', 'coleslaw', 'tomato-onion-salad'],
        desserts: ['lemon-posset', 'sticky-toffee'],
        'cold-drinks': ['sparkling-water', 'elderflower-spritz', 'ginger-beer'],
      },
    },
  },
  {
    slug: 'fish-and-vinegar',
    title: t('Fish & Vinegar', 'سمك وخل', 'Fish & Vinegar', 'Fish & Vinegar'),
    kind: t('Fish and chips', 'سمك وبطاطا', 'Fish and Chips', 'Fish and chips'),
    description: t('One fryer for fish, one for chips, newspaper only for reading.', 'مقلاة للسمك وأخرى للبطاطا، والجريدة للقراءة فقط.', 'Eine Fritteuse für Fisch, eine für Chips, Zeitung nur zum Lesen.', 'Une friteuse pour le poisson, une pour les frites, le journal pour lire.'),
    at: [2.3, -0.2], zone: 4.2, cover: 'fish-bar', categories: ['seafood', 'burgers'], takes: ['family'],
    phone: '14015550145', seller: ['Alfie', 'Marsh'], delivery: { price: 190, perKm: 30, min: 1300, minutes: [25, 35] }, tax: 7, commission: 15,
    stars: [429, 183, 52, 17, 11], reviews: ['seafood', 2, 2, 5], hours: week('11-30 21-30', { sunday: '12-00 20-30' }), ordersCount: 7660, joinedDaysAgo: 1150,
    menu: {
      popular: ['fish-and-chips', 'scampi-basket', 'chunky-chips', 'fish-finger-bap'],
      own: { 'fish-and-chips': { gone: ['plaice'] }, 'crab-cakes': { left: 3 } },
      sections: {
        'fried-fish': ['fish-and-chips', 'scampi-basket', 'calamari', 'crab-cakes', 'fish-finger-bap', 'fish-burger'],
        sides: ['chunky-chips', 'onion-rings', 'coleslaw', 'clam-chowder', 'sweet-potato-fries'],
        chicken: ['buttermilk-tenders', 'crispy-chicken-burger', 'kids-burger'],
        salads: ['smoked-mackerel-salad', 'greek-salad'],
        desserts: ['sticky-toffee', 'lemon-posset', 'cherry-pie'],
        'cold-drinks': ['cola', 'ginger-beer', 'still-water', 'elderflower-spritz', 'breakfast-tea'],
      },
    },
  },
  {
    slug: 'mama-adjoa',
    title: t('Mama Adjoa', 'ماما أدجوا', 'Mama Adjoa', 'Mama Adjoa'),
    kind: t('West African · Jollof · Suya', 'غرب أفريقيا · جولوف · سويا', 'Westafrikanisch · Jollof · Suya', 'Afrique de l’Ouest · Jollof · Suya'),
    description: t('Accra, Lagos and Dakar in one pot room. The peace about jollof holds so far.', 'أكرا ولاغوس وداكار في مطبخ واحد، وهدنة الجولوف صامدة.', 'Accra, Lagos und Dakar in einer Küche. Der Jollof-Friede hält bisher.', 'Accra, Lagos et Dakar dans une cuisine. La paix du jollof tient encore.'),
    at: [-1.7, -1.2], zone: 4.6, cover: 'lagos-kitchen', categories: ['grill', 'seafood'], takes: ['halal', 'local-favorite', 'vegan-friendly'],
    phone: '14015550146', seller: ['Adjoa', 'Mensah'], delivery: { price: 230, perKm: 30, min: 1400, minutes: [35, 50] }, tax: 7, commission: 14,
    stars: [327, 84, 17, 6, 3], reviews: ['african', 0, 4, 4], hours: week('12-00 23-00', { monday: 'closed', friday: '12-00 01-00', saturday: '12-00 01-00' }), ordersCount: 4350, joinedDaysAgo: 540, isRecommended: true,
    menu: {
      popular: ['jollof-chicken', 'beef-suya', 'kelewele', 'groundnut-chicken'],
      own: { 'grilled-tilapia': { left: 4 }, 'moi-moi': { left: 0 } },
      sections: {
        starters: ['akara', 'kelewele', 'meat-pie-wa', 'moi-moi'],
        jollof: ['jollof-chicken', 'jollof-vegan', 'waakye', 'thieboudienne', 'egg-fried-rice'],
        stews: ['egusi-beef', 'groundnut-chicken', 'okra-stew', 'light-soup-goat', 'red-red', 'garden-egg-dip'],
        'from-the-grill': ['beef-suya', 'chicken-suya', 'yassa-chicken', 'grilled-tilapia'],
        desserts: ['puff-puff', 'banana-bread'],
        'cold-drinks': ['sobolo', 'ginger-beer', 'coconut-water', 'still-water'],
      },
    },
  },
  {
    slug: 'copper-and-bone',
    title: t('Copper & Bone', 'نحاس وعظم', 'Copper & Bone', 'Copper & Bone'),
    kind: t('Steakhouse · Dry-aged', 'بيت الستيك · لحم معتّق', 'Steakhaus · Dry-Aged', 'Grill · Viandes maturées'),
    description: t('Four cuts, three sauces, copper pans. Steaks rest on the way to you.', 'أربع قطع وثلاث صلصات ومقالٍ نحاسية، ويرتاح اللحم في الطريق إليك.', 'Vier Cuts, drei Saucen, Kupferpfannen. Die Steaks ruhen auf dem Weg zu Ihnen.', 'Quatre pièces, trois sauces, des poêles en cuivre. La viande repose en chemin.'),
    at: [0.95, -0.35], zone: 4, cover: 'steak-room', categories: ['grill', 'burgers'], takes: ['gluten-aware'],
    phone: '14015550147', seller: ['Victor', 'Hale'], delivery: { price: 450, perKm: 50, min: 3000, minutes: [40, 55] }, tax: 7, dineInFee: 15, commission: 18,
    stars: [298, 101, 27, 10, 8], reviews: ['steak', 0, 4, 3], hours: week('17-30 23-00', { monday: 'closed', sunday: '12-00 15-00 17-30 21-30' }), ordersCount: 2870, joinedDaysAgo: 700,
    menu: {
      level: 104, popular: ['ribeye', 'steak-frites', 'truffle-mash', 'copper-burger'],
      own: { 'tomahawk': { left: 2, maxQty: 2 }, 'lamb-rack': { left: 0 } },
      sections: {
        starters: ['beef-tartare', 'bone-marrow', 'prawn-cocktail', 'wedge-salad', 'tomato-onion-salad'],
        steaks: ['ribeye', 'sirloin', 'fillet', 'hanger', 'tomahawk', 'steak-frites'],
        mains: ['lamb-rack', 'corn-fed-chicken', 'salmon-fillet', 'copper-burger', 'steak-sandwich', 'cauliflower-steak'],
        sides: ['skin-on-fries', 'truffle-mash', 'creamed-spinach', 'grilled-asparagus', 'mushrooms-garlic-butter', 'mac-and-cheese'],
        desserts: ['chocolate-fondant', 'ny-cheesecake', 'lemon-sorbet'],
        'cold-drinks': ['sparkling-water', 'elderflower-spritz', 'ginger-beer', 'still-water'],
      },
    },
  },
];
