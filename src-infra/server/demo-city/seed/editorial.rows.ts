import { addDays, localDateOf, type TimeZones } from '@domain/calendar/index.ts';
import type { RowSet, TableRow } from '../../foundation/base-data/index.ts';
import type { Editorial, NewsEntry } from '../content/editorial/types.ts';
import { coverPicture, dishPicture } from '../pictures/index.ts';
import type { GoodsIds } from './goods.rows.ts';
import { texts, type SeedContext } from './seed-context.ts';
import { recipeRows } from './recipes.rows.ts';
import { withIds } from './shops.rows.ts';
import { numbered, uuidOf } from './stable-ids.ts';

const HOUR_MS = 3_600_000;
const YEAR_DAYS = 365;

/** Stories, news, recipes, pages, jobs, ads and legal texts. */
export const editorialRows = (context: SeedContext, goods: GoodsIds, zones: TimeZones): RowSet => {
  const { city, now, daysAgo, shopId } = context;
  const { editorial } = city;
  const topicId = topicIds(context);
  const seeded = { created_at: daysAgo(30), updated_at: daysAgo(30) };
  return [
    ['categories', topicRows(context, topicId)],
    [
      'stories',
      withIds(
        editorial.stories.map(({ shop, item, motif, hoursAgo }) => ({
          shop_id: shopId(shop),
          product_id: goods.product(shop, item),
          img: dishPicture(motif),
          active: true,
          is_daily: true,
          created_at: now - hoursAgo * HOUR_MS,
          updated_at: now - hoursAgo * HOUR_MS,
        })),
      ),
    ],
    ['blogs', withIds(editorial.news.map((entry) => newsRow(entry, context, zones)))],
    ...recipeRows(context, goods, topicId),
    [
      'careers',
      withIds(
        editorial.careers.map(({ topic, place: [latitude, longitude], title, address, text }) => ({
          category_id: topicId(`career ${topic}`),
          latitude,
          longitude,
          active: true,
          texts: texts({ title, address, description: text }),
          ...seeded,
        })),
      ),
    ],
    [
      'pages',
      withIds(
        editorial.pages.map(({ type, cover, title, text }) => ({
          type,
          img: coverPicture(cover),
          bg_img: null,
          active: true,
          buttons: null,
          texts: texts({ title, description: text }),
          ...seeded,
        })),
      ),
    ],
    ['landing_pages', [{ id: 1, type: 'welcome', data: landingData(editorial.landing), ...seeded }]],
    [
      'faqs',
      withIds(
        editorial.faqs.map(({ slug, type, question, answer }, index) => ({
          uuid: uuidOf(`faq ${slug}`),
          type,
          input: index + 1,
          active: true,
          texts: texts({ question, answer }),
          ...seeded,
        })),
      ),
    ],
    [
      'legal_texts',
      withIds(
        (['term', 'policy'] as const).map((kind) => {
          const { title, text } = kind === 'term' ? editorial.terms : editorial.policy;
          return { kind, texts: texts({ title, description: text }), ...seeded };
        }),
      ),
    ],
    ['referrals', [referralRow(editorial.referral, seeded)]],
    [
      'ads',
      withIds(
        editorial.ads.map(({ cover, title, description, button }, index) => ({
          url: null,
          img: coverPicture(cover),
          active: true,
          clickable: true,
          input: index + 1,
          texts: texts({ title, description, button_text: button }),
          ...seeded,
        })),
      ),
    ],
    [
      'ad_bookings',
      withIds(
        editorial.ads.flatMap(({ shops }, index) =>
          shops.map((shop) => ({
            ad_id: index + 1,
            shop_id: shopId(shop),
            status: 'approved',
            paid_at: daysAgo(1),
            expires_at: daysAgo(-YEAR_DAYS),
          })),
        ),
      ),
    ],
  ];
};

/** Behind the categories of shops and menus. */
const topicIds = ({ city }: SeedContext): ((name: string) => number) => {
  const before = city.categories.length + city.sections.length;
  const number = numbered([
    ...city.editorial.recipeTopics.map(({ slug }) => `receipt ${slug}`),
    ...city.editorial.careerTopics.map(({ slug }) => `career ${slug}`),
  ]);
  return (name) => before + number(name);
};

const topicRows = (
  { city, now }: SeedContext,
  topicId: (name: string) => number,
): readonly TableRow<'categories'>[] => {
  const { recipeTopics, careerTopics } = city.editorial;
  const row = (
    type: 'receipt' | 'career',
    { slug, title, motif }: (typeof recipeTopics)[number],
    index: number,
  ): TableRow<'categories'> => ({
    id: topicId(`${type} ${slug}`),
    uuid: uuidOf(`${type} category ${slug}`),
    slug: `${type}-${slug}`,
    parent_id: null,
    type,
    input: index + 1,
    shop_id: null,
    img: motif === undefined ? null : dishPicture(motif),
    active: true,
    status: 'published',
    keywords: null,
    texts: texts({ title }),
    created_at: now,
    updated_at: now,
  });
  return [
    ...recipeTopics.map((topic, index) => row('receipt', topic, index)),
    ...careerTopics.map((topic, index) => row('career', topic, index)),
  ];
};

const newsRow = (
  { slug, type, daysAgo: days, cover, title, brief, text }: NewsEntry,
  { city, userId, now, daysAgo }: SeedContext,
  zones: TimeZones,
): Omit<TableRow<'blogs'>, 'id'> => {
  const desk = city.people.find(({ role }) => role === 'admin');
  const timezone = city.settings.find(({ key }) => key === 'timezone')?.value ?? 'UTC';
  return {
    uuid: uuidOf(`news ${slug}`),
    user_id: desk ? userId(desk.email) : null,
    type,
    published_on: addDays(localDateOf(now, timezone, zones), -days),
    active: true,
    img: coverPicture(cover),
    texts: texts({ title, short_desc: brief, description: text }),
    created_at: daysAgo(days),
    updated_at: daysAgo(days),
  };
};

const landingData = ({ cover, title, description, features }: Editorial['landing']) => ({
  img: coverPicture(cover),
  title,
  description,
  features: features.map(({ motif, ...feature }) => ({ img: dishPicture(motif), ...feature })),
});

const referralRow = (
  { from, to, cover, title, description, faq }: Editorial['referral'],
  seeded: { readonly created_at: number; readonly updated_at: number },
): TableRow<'referrals'> => ({
  id: 1,
  price_from: from,
  price_to: to,
  img: coverPicture(cover),
  expires_on: null,
  texts: texts({ title, description, faq }),
  ...seeded,
});
