import type { Editorial } from '../../../src-infra/server/demo-city/content/editorial/types.ts';
import type { Text } from '../../../src-infra/server/demo-city/content/types.ts';

const text = (en: string): Text => ({ en, ar: `${en} ع`, de: `${en} D`, fr: `${en} F` });
const html = (en: string): Text => ({
  en: `<p>${en}</p>`,
  ar: `<p>${en} ع</p>`,
  de: `<p>${en} D</p>`,
  fr: `<p>${en} F</p>`,
});

/** Everything tested in the small city: one of each, and what the rules distinguish. */
export const smallEditorial: Editorial = {
  stories: [
    { shop: 'green-spoon', item: 'falafel-bowl', motif: 'falafel-plate', hoursAgo: 5 },
    { shop: 'green-spoon', item: 'lentil-soup', motif: 'lentil-soup', hoursAgo: 20 },
    { shop: 'night-market', item: 'olives', motif: 'marinated-olives', hoursAgo: 2 },
  ],
  news: [
    {
      slug: 'spring',
      type: 'notification',
      daysAgo: 1,
      cover: 'mezze-garden',
      title: text('Longer hours'),
      brief: text('Spring'),
      text: html('Open until 23:00.'),
    },
    {
      slug: 'winter',
      type: 'notification',
      daysAgo: 80,
      cover: 'mezze-garden',
      title: text('Shorter hours'),
      brief: text('Winter'),
      text: html('Open until 21:00.'),
    },
    {
      slug: 'soup',
      type: 'blog',
      daysAgo: 3,
      cover: 'levant-table',
      title: text('Soup'),
      brief: text('A pot'),
      text: html('Slowly.'),
    },
    {
      slug: 'tomorrow',
      type: 'blog',
      daysAgo: -1,
      cover: 'levant-table',
      title: text('Not out yet'),
      brief: text('Soon'),
      text: html('Wait.'),
    },
  ],
  recipeTopics: [
    { slug: 'snacks', title: text('Snacks'), motif: 'hummus-bowl' },
    { slug: 'empty', title: text('Empty') },
  ],
  recipes: [
    {
      slug: 'olive-plate',
      shop: 'night-market',
      category: 'snacks',
      motif: 'marinated-olives',
      cover: 'mezze-garden',
      activeMinutes: 5,
      totalMinutes: 10,
      calories: 300,
      servings: 2,
      discount: { type: 'percent', value: 10 },
      title: text('Olive plate'),
      description: text('With a lemonade & ice'),
      ingredients: [
        { item: 'olives', quantity: 2, amount: '300', measure: 'g', name: text('Good olives') },
        { item: 'lemonade', quantity: 1, name: text('Lemonade') },
      ],
      pantry: [{ amount: '1/2', measure: 'tsp', name: text('Salt') }],
      steps: [{ text: text('Open.') }, { text: text('Let them rest.'), minutes: 5, uses: ['olives'] }],
      nutritions: [{ title: text('Protein'), weight: '12 g', percentage: 18 }],
    },
    {
      slug: 'late-olives',
      shop: 'night-market',
      category: 'snacks',
      motif: 'marinated-olives',
      cover: 'mezze-garden',
      activeMinutes: 1,
      totalMinutes: 1,
      calories: 200,
      servings: 1,
      title: text('Late olives'),
      description: text('Nothing else'),
      ingredients: [{ item: 'olives', quantity: 1, name: text('Olives') }],
      pantry: [],
      steps: [{ text: text('Open.') }],
      nutritions: [],
    },
  ],
  careerTopics: [{ slug: 'kitchen', title: text('Kitchen') }],
  careers: [
    { topic: 'kitchen', place: [52.37, 4.89], title: text('Cook'), address: text('Quay 3'), text: html('Evenings.') },
  ],
  pages: [
    { type: 'about', cover: 'levant-table', title: text('About'), text: html('Who.') },
    { type: 'about_second', cover: 'levant-table', title: text('More'), text: html('How.') },
    { type: 'delivery', cover: 'levant-table', title: text('Deliver'), text: html('Ride.') },
  ],
  landing: {
    cover: 'levant-table',
    title: text('Welcome'),
    description: text('Eat'),
    features: [{ motif: 'hummus-bowl', title: text('Near'), description: text('By bike') }],
  },
  faqs: [{ slug: 'cancel', type: 'orders', question: text('Can I cancel?'), answer: html('While it is new.') }],
  terms: { title: text('Terms'), text: html('Be kind.') },
  policy: { title: text('Privacy'), text: html('We keep little.') },
  referral: {
    from: 500,
    to: 300,
    cover: 'cake-studio',
    title: text('Invite'),
    description: text('Credit for both'),
    faq: text('How'),
  },
  ads: [
    {
      slug: 'grill',
      cover: 'charcoal-grill',
      title: text('Grill week'),
      description: text('Fire'),
      button: text('See'),
      shops: ['green-spoon', 'night-market'],
    },
  ],
};
