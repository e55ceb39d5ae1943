import type {
  Cents,
  DemoCity,
  Dietary,
  HoursEntry,
  LatLng,
  ShopEntry,
  Text,
  Weekday,
} from '../../../src-infra/server/demo-city/content/types.ts';
import type {
  AddonEntry,
  ItemEntry,
  ProductEntry,
  StockEntry,
} from '../../../src-infra/server/demo-city/content/menu-types.ts';
import { smallCourierService } from './small-courier-service.ts';
import { smallDining } from './small-dining.ts';
import { smallEditorial } from './small-editorial.ts';

/** A city of three shops in which every rule of the server can be shown. */
export const text = (en: string, ar = `${en} ع`, de = `${en} D`, fr = `${en} F`): Text => ({ en, ar, de, fr });

const DAYS: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const hours = (from: string, to: string): readonly HoursEntry[] =>
  DAYS.map((day) => ({ day, from, to, isDisabled: false }));
const square = ([latitude, longitude]: LatLng, half: number): readonly LatLng[] => [
  [latitude - half, longitude - half],
  [latitude - half, longitude + half],
  [latitude + half, longitude + half],
  [latitude + half, longitude - half],
];

const vegan: Dietary = { allergens: ['sesame'], mayContain: ['nuts'], diets: ['vegan', 'vegetarian'] };
const meat: Dietary = { allergens: ['gluten', 'milk'], mayContain: [], diets: ['halal'] };

const item = (slug: string, title: Text, price: Cents, more: Partial<ItemEntry> = {}): ItemEntry => ({
  slug,
  kind: 'dish',
  title,
  description: text(`${title.en}, made here`),
  motif: 'falafel-plate',
  price,
  options: [],
  addons: [],
  tags: [],
  unit: 'pcs',
  interval: 1,
  ...more,
});
const addon = (slug: string, title: Text, price: Cents, more: Partial<AddonEntry> = {}): AddonEntry => ({
  slug,
  title,
  price,
  maxQty: 5,
  isMandatory: false,
  ...more,
});

const items: readonly ItemEntry[] = [
  item('falafel-bowl', text('Falafel bowl', 'طبق الفلافل'), 950, {
    dietary: vegan,
    options: ['size'],
    addons: ['tahini'],
    tags: ['chef'],
    tax: 5,
    kcal: 540,
  }),
  item('lentil-soup', text('Lentil soup', 'شوربة العدس'), 620, {
    dietary: { allergens: [], mayContain: [], diets: ['vegan', 'vegetarian'] },
  }),
  item('creme-brulee', text('Crème brûlée'), 540, {
    dietary: { allergens: ['milk', 'eggs'], mayContain: [], diets: ['vegetarian'] },
  }),
  item('chicken-plate', text('Chicken plate'), 1290, { dietary: meat, addons: ['cup'] }),
  item('mystery-stew', text('Mystery stew'), 800),
  item('lemonade', text('Lemonade'), 320, {
    content: { amount: 300, measure: 'ml' },
    dietary: { allergens: [], mayContain: [], diets: ['vegan', 'vegetarian'] },
  }),
  item('olives', text('Olives'), 499, { kind: 'grocery', brand: 'grove', content: { amount: 250, measure: 'g' } }),
];

const stock = (price: Cents, quantity = 40, choices: StockEntry['choices'] = []): StockEntry => ({
  price,
  quantity,
  choices,
});
const product = (
  slug: string,
  rank: number,
  stocks: readonly StockEntry[],
  more: Partial<ProductEntry> = {},
): ProductEntry => {
  const found = items.find((entry) => entry.slug === slug) as ItemEntry;
  return {
    item: slug,
    section: 'main',
    title: found.title,
    description: found.description,
    addons: found.addons,
    stocks,
    minQty: 1,
    maxQty: 10,
    rank,
    ...(found.dietary && { dietary: found.dietary }),
    ...more,
  };
};

type ShopDraft = Partial<ShopEntry> & Pick<ShopEntry, 'slug' | 'title' | 'location' | 'menu'>;
const shop = (draft: ShopDraft): ShopEntry => ({
  city: 'port-alder',
  type: 'restaurant',
  kind: text('Syrian · Grill'),
  description: text(`${draft.title.en} of the harbour`),
  address: text('12 Quay'),
  zone: square(draft.location, 0.02),
  cover: 'levant-table',
  categories: ['grill'],
  takes: ['halal'],
  phone: '15550100',
  seller: { firstname: 'Sam', lastname: 'Seller', email: `seller-${draft.slug}@tiffin.test`, signsIn: true },
  deliveryPrice: 250,
  pricePerKm: 40,
  minAmount: 800,
  packagingDeposit: null,
  deliveryTime: { from: 20, to: 40, type: 'minute' },
  tax: 5,
  dineInFee: 10,
  commission: 8,
  isOpen: true,
  isVerified: true,
  isRecommended: false,
  ordersCount: 200,
  joinedDaysAgo: 300,
  ratings: { 1: 0, 2: 1, 3: 2, 4: 10, 5: 25 },
  reviewsCount: 38,
  reviews: [],
  hours: hours('09-00', '22-00'),
  closedDates: ['12-25'],
  ...draft,
});

export const HARBOUR: LatLng = [52.37, 4.89];
const LINDENAU: LatLng = [48.2, 16.37];

export const smallCity: DemoCity = {
  languages: [
    { locale: 'en', title: 'English', isRightToLeft: false, isDefault: true },
    { locale: 'ar', title: 'العربية', isRightToLeft: true, isDefault: false },
    { locale: 'de', title: 'Deutsch', isRightToLeft: false, isDefault: false },
    { locale: 'fr', title: 'Français', isRightToLeft: false, isDefault: false },
  ],
  currencies: [
    { title: 'USD', symbol: '$', rate: '1', position: 'before', decimals: 2, isDefault: true },
    { title: 'EUR', symbol: '€', rate: '0.92', position: 'after', decimals: 2, isDefault: false },
    { title: 'JPY', symbol: '¥', rate: '149.5', position: 'before', decimals: 0, isDefault: false },
    { title: 'KWD', symbol: 'KD', rate: '0.307', position: 'before', decimals: 3, isDefault: false },
  ],
  cities: [
    { slug: 'port-alder', title: text('Port Alder'), timezone: 'Europe/Amsterdam', center: HARBOUR },
    { slug: 'lindenau', title: text('Lindenau'), timezone: 'Europe/Vienna', center: LINDENAU },
  ],
  settings: [
    { key: 'service_fee', value: '1' },
    { key: 'referral_active', value: '1' },
    { key: 'reservation_enable_for_user', value: '1' },
  ],
  categories: [
    { slug: 'grill', title: text('Grill'), description: text('From the Levant') },
    { slug: 'groceries', title: text('Groceries'), description: text('For the kitchen') },
  ],
  sections: [
    { slug: 'main', title: text('Main dishes'), motif: 'falafel-plate' },
    { slug: 'drinks', title: text('Drinks'), motif: 'hummus-bowl' },
  ],
  brands: [
    { slug: 'grove', title: text('Grove') },
    { slug: 'unsold', title: text('Unsold') },
  ],
  units: [{ slug: 'pcs', title: text('pcs'), position: 'after' }],
  tags: [{ slug: 'chef', title: text("Chef's choice") }],
  takes: [
    { slug: 'halal', title: text('Halal') },
    { slug: 'late', title: text('Open late') },
  ],
  optionGroups: [
    {
      slug: 'size',
      type: 'text',
      title: text('Size'),
      values: [
        { slug: 'regular', title: text('Regular', 'عادي'), delta: 0, factor: 1 },
        { slug: 'large', title: text('Large', 'كبير'), delta: 250, factor: 1 },
      ],
    },
  ],
  addons: [
    addon('tahini', text('Tahini sauce'), 80, { dietary: vegan, motif: 'hummus-bowl' }),
    addon('cup', text('Cup deposit'), 100, { isMandatory: true }),
  ],
  items,
  shops: [
    shop({
      slug: 'green-spoon',
      title: text('Green Spoon', 'الملعقة الخضراء'),
      location: HARBOUR,
      isRecommended: true,
      reviews: [
        { reviewer: 'mira', rating: 5, daysAgo: 3, comment: 'Fast and fresh', language: 'en' },
        { reviewer: 'tom', rating: 4, daysAgo: 9 },
      ],
      menu: [
        {
          section: 'main',
          products: [
            product('falafel-bowl', 1, [
              stock(950, 35, [{ group: 'size', value: 'regular' }]),
              stock(1200, 18, [{ group: 'size', value: 'large' }]),
            ]),
            product('lentil-soup', 2, [stock(620)]),
            product('creme-brulee', 3, [stock(540, 0)]),
            product('chicken-plate', 4, [stock(1290)]),
            product('mystery-stew', 11, [stock(800)]),
          ],
        },
        { section: 'drinks', products: [product('lemonade', 12, [stock(320, 60)])] },
      ],
    }),
    shop({
      slug: 'night-market',
      title: text('Night Market'),
      type: 'shop',
      location: [52.38, 4.9],
      categories: ['groceries'],
      takes: ['late'],
      deliveryPrice: 0,
      pricePerKm: 0,
      minAmount: 0,
      tax: 0,
      ordersCount: 500,
      joinedDaysAgo: 30,
      ratings: { 1: 1, 2: 0, 3: 4, 4: 4, 5: 1 },
      isVerified: false,
      deliveryTime: { from: 10, to: 25, type: 'minute' },
      hours: hours('00-00', '00-00'),
      closedDates: [],
      menu: [
        {
          section: 'main',
          products: [product('olives', 1, [stock(499, 100)]), product('lemonade', 2, [stock(350, 30)])],
        },
      ],
    }),
    shop({
      slug: 'linden-grill',
      city: 'lindenau',
      title: text('Linden Grill'),
      location: LINDENAU,
      hours: hours('18-00', '02-00'),
      isOpen: false,
      ordersCount: 20,
      joinedDaysAgo: 600,
      ratings: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
      takes: [],
      menu: [{ section: 'main', products: [product('chicken-plate', 1, [stock(1390)])] }],
    }),
  ],
  discounts: [{ shop: 'green-spoon', type: 'percent', value: 10, items: ['falafel-bowl'], startDays: -5, endDays: 5 }],
  bonuses: [
    { shop: 'green-spoon', type: 'sum', value: 4000, bonusItem: 'lemonade', bonusQuantity: 1, endDays: 30 },
    {
      shop: 'green-spoon',
      type: 'count',
      item: 'falafel-bowl',
      value: 3,
      bonusItem: 'lemonade',
      bonusQuantity: 1,
      endDays: 30,
    },
  ],
  coupons: [
    {
      shop: 'green-spoon',
      code: 'SPRING2',
      type: 'fix',
      for: 'total_price',
      value: 200,
      quantity: 5,
      endDays: 20,
      title: text('Spring'),
      description: text('Two off'),
    },
  ],
  banners: [
    {
      slug: 'lunch-sets',
      title: text('Lunch sets'),
      description: text('Noon to three'),
      button: text('See'),
      shops: ['green-spoon', 'night-market'],
    },
  ],
  reviewers: [
    { slug: 'mira', firstname: 'Mira', lastname: 'Koch' },
    { slug: 'tom', firstname: 'Tom', lastname: 'Vis' },
  ],
  people: [
    {
      email: 'demo@tiffin.test',
      firstname: 'Nadia',
      lastname: 'Berg',
      role: 'user',
      phone: '31612345678',
      birthday: '1994-06-02',
      gender: 'female',
      wallet: 5420,
      addresses: [
        {
          title: 'Home',
          address: 'Lindenstraat 8',
          house: '8',
          floor: '2',
          entrance: 'B',
          comment: 'Ring twice',
          location: [52.3731, 4.8826],
          isActive: true,
        },
        { title: 'Work', address: 'Quay 1', location: [52.375, 4.9], isActive: false },
      ],
    },
    {
      email: 'second@tiffin.test',
      firstname: 'Omar',
      lastname: 'Vis',
      role: 'user',
      phone: '31687654321',
      wallet: 0,
      addresses: [],
    },
    {
      email: 'desk@tiffin.test',
      firstname: 'Desk',
      lastname: 'Operator',
      role: 'admin',
      phone: '31600000000',
      wallet: 0,
      addresses: [],
    },
  ],
  couriers: [
    {
      slug: 'ana',
      city: 'port-alder',
      firstname: 'Ana',
      lastname: 'Moreno',
      phone: '31611111111',
      vehicle: 'bicycle',
      start: [52.371, 4.891],
      rating: 4.8,
      ratingCount: 100,
    },
  ],
  editorial: smallEditorial,
  dining: smallDining,
  courierService: smallCourierService,
};
