import { sql, type Selectable } from 'kysely';
import { holds } from './sql-parts.ts';
import type { Store } from './store.ts';
import { asJson, type Tables } from './tables/index.ts';

export type NewsRecord = Selectable<Tables['blogs']>;
type Blog = NewsRecord;
export type NewsFilter = { readonly isOut: boolean | undefined; readonly search: string; readonly sort: 'asc' | 'desc'; readonly offset: number; readonly limit: number };
export type NewNews = { readonly uuid: string; readonly userId: number; readonly img: string | null; readonly texts: Blog['texts']; readonly at: number };
export type NewsRound = { readonly blog_id: number; readonly told_user_id: number; readonly last_user_id: number };
type Reader = { readonly id: number; readonly lang: string | null };

/** News as the desk writes it, and the rounds in which it is told (contract 8.12). */
export const createNewsRepository = (store: Store) => {
  const wanted = ({ isOut, search }: NewsFilter) =>
    store.database
      .selectFrom('blogs').where('type', '=', 'notification')
      .$if(isOut !== undefined, (query) => query.where('active', '=', isOut ?? false))
      .$if(search !== '', (query) =>
        query.where(sql<boolean>`exists (select 1 from jsonb_each(texts) t where ${holds(sql`concat_ws(' ', t.value ->> 'title', t.value ->> 'short_desc')`, search)})`));

  return {
    list: async (filter: NewsFilter): Promise<{ readonly items: readonly Blog[]; readonly total: number }> => ({
      items: await wanted(filter).selectAll().orderBy('id', filter.sort).offset(filter.offset).limit(filter.limit).execute(),
      total: (await wanted(filter).select((at) => at.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total,
    }),

    insert: ({ uuid, userId, img, texts, at }: NewNews): Promise<Blog> =>
      store.database
        .insertInto('blogs')
        .values({ uuid, user_id: userId, type: 'notification', published_on: null, active: false, img, texts: asJson(texts), created_at: at, updated_at: at })
        .returningAll().executeTakeFirstOrThrow(),

    /** Nobody else changes it until the end of the transaction. */
    lock: (uuid: string): Promise<Blog | undefined> =>
      store.database.selectFrom('blogs').selectAll().where('uuid', '=', uuid).where('type', '=', 'notification').forUpdate().executeTakeFirst(),

    bringOut: (id: number, day: string, at: number): Promise<Blog> =>
      store.database.updateTable('blogs').set({ active: true, published_on: day, updated_at: at }).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

    /** Everybody who is there now is to be told; once for ever. */
    beginRound: async (blogId: number, at: number): Promise<void> =>
      void (await sql`
        insert into news_rounds (blog_id, told_user_id, last_user_id, created_at) select ${blogId}, 0, coalesce(max(id), 0), ${at} from users
        on conflict (blog_id) do nothing`.execute(store.database)),

    /** The oldest round that is not over; no other process takes it until the end of the transaction. */
    takeRound: async (): Promise<NewsRound | undefined> => {
      const { rows: [round] } = await sql<NewsRound>`
        select blog_id, told_user_id, last_user_id from news_rounds where told_user_id < last_user_id order by created_at, blog_id limit 1 for update skip locked`.execute(store.database);
      return round;
    },

    readersAfter: ({ told_user_id: told, last_user_id: last }: NewsRound, limit: number): Promise<Reader[]> =>
      store.database
        .selectFrom('users').select(['id', 'lang']).where('id', '>', told).where('id', '<=', last).where('active', '=', true).where('deleted_at', 'is', null)
        .orderBy('id').limit(limit).execute(),

    textsOf: async (id: number): Promise<Pick<Blog, 'uuid' | 'texts'> | undefined> =>
      store.database.selectFrom('blogs').select(['uuid', 'texts']).where('id', '=', id).executeTakeFirst(),

    setTold: async (blogId: number, userId: number): Promise<void> =>
      void (await store.database.updateTable('news_rounds').set({ told_user_id: userId }).where('blog_id', '=', blogId).execute()),
  };
};
