import { marketplaceDay, type Articles, type BlogRow, type BlogType } from '../../features/content/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { enveloped, listed, notFound } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { catalogContext, type CatalogContext, type CatalogDeps } from '../catalog/index.ts';
import { pageOf } from '../shapes/index.ts';
import { htmlTexts } from './html-texts.ts';

type Ids = 'listBlogs' | 'showBlog' | 'showLastBlog';

/** Articles and news (contract 3.14). */
export const blogsRoutes = ({
  articles,
  reference,
  zones,
}: Pick<CatalogDeps, 'reference' | 'zones'> & { readonly articles: Articles }): Handlers<Ids> => {
  return {
    listBlogs: async (call) => {
      const known = await reference();
      const filter = { type: typeOf(call.params.type), today: marketplaceDay(known, call.now, zones) };
      const { page, perPage, offset } = pageOf(call.params);
      const context = catalogContext(known, zones, call);
      const rows = await articles.list(filter, offset, perPage);
      return listed({
        items: rows.map((row) => toBlog(row, context)),
        total: await articles.count(filter),
        page,
        perPage,
      });
    },

    showBlog: async (call) => {
      const known = await reference();
      const row = await articles.find(call.params.uuid.toLowerCase(), marketplaceDay(known, call.now, zones));
      return row ? enveloped(toWholeBlog(row, catalogContext(known, zones, call))) : notFound;
    },

    showLastBlog: async (call) => {
      const known = await reference();
      const [row] = await articles.list(
        { type: typeOf(call.params.type), today: marketplaceDay(known, call.now, zones) },
        0,
        1,
      );
      return row ? enveloped(toWholeBlog(row, catalogContext(known, zones, call))) : notFound;
    },
  };
};

const TYPES: Readonly<Record<string, BlogType>> = {
  blog: 'blog',
  notification: 'notification',
  1: 'blog',
  2: 'notification',
};
const typeOf = (wanted: string | undefined): BlogType | undefined => (wanted === undefined ? undefined : TYPES[wanted]);

/** Blog of contract 2.4. */
export const toBlog = (row: BlogRow, { picture, translation }: CatalogContext) => ({
  id: row.id,
  uuid: row.uuid,
  user_id: row.user_id,
  type: row.type as BlogType,
  published_at: row.published_on,
  active: row.active,
  img: picture(row.img),
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
  translation: translation(row.id, htmlTexts(row.texts, 'description')),
});

/** With its author and every language. */
export const toWholeBlog = (row: BlogRow, context: CatalogContext) => ({
  ...toBlog(row, context),
  translations: context.translations(row.id, htmlTexts(row.texts, 'description')),
  locales: Object.keys(row.texts),
  author: row.author && { ...row.author, img: context.picture(row.author.img) },
});
