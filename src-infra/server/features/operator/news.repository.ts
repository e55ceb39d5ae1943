import type { NewsItems, Blog, NewsFilter, NewNewsItem, NewsRound, Reader } from './operator.ports.ts';
import { sql } from 'kysely';
import { containsText } from '../../store/sql-parts.ts';
import type { Store } from '../../store/store.ts';
import { asJson } from '../../store/tables/index.ts';

/** Stores news and the progress of their notifications (contract 8.12). */
export const createNewsRepository = (store: Store): NewsItems => {
  const wanted = ({ isPublished, search }: NewsFilter) =>
    store.database
      .selectFrom('blogs')
      .where('type', '=', 'notification')
      .$if(isPublished !== undefined, (query) => query.where('active', '=', isPublished ?? false))
      .$if(search !== '', (query) =>
        query.where(sql<boolean>`exists (select 1 from jsonb_each(texts) t where ${containsText(WORDS, search)})`),
      );

  return {
    list: async (filter: NewsFilter): Promise<{ readonly items: readonly Blog[]; readonly total: number }> => ({
      items: await wanted(filter)
        .selectAll()
        .orderBy('id', filter.sort)
        .offset(filter.offset)
        .limit(filter.limit)
        .execute(),
      total: (
        await wanted(filter)
          .select((at) => at.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
      ).total,
    }),

    insert: ({ uuid, userId, img, texts, at }: NewNewsItem): Promise<Blog> =>
      store.database
        .insertInto('blogs')
        .values({
          uuid,
          user_id: userId,
          type: 'notification',
          published_on: null,
          active: false,
          img,
          texts: asJson(texts),
          created_at: at,
          updated_at: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Locks a news item until the end of the transaction. */
    lock: (uuid: string): Promise<Blog | undefined> =>
      store.database
        .selectFrom('blogs')
        .selectAll()
        .where('uuid', '=', uuid)
        .where('type', '=', 'notification')
        .forUpdate()
        .executeTakeFirst(),

    publish: (id: number, day: string, at: number): Promise<Blog> =>
      store.database
        .updateTable('blogs')
        .set({ active: true, published_on: day, updated_at: at })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Starts notifying all present users, once per news item. */
    beginRound: async (blogId: number, at: number): Promise<void> =>
      void (await sql`
        insert into news_rounds (blog_id, told_user_id, last_user_id, created_at)
        select ${blogId}, 0, coalesce(max(id), 0), ${at} from users
        on conflict (blog_id) do nothing`.execute(store.database)),

    /** Locks the oldest unfinished round until the end of the transaction. */
    takeRound: async (): Promise<NewsRound | undefined> => {
      const {
        rows: [round],
      } = await sql<NewsRound>`
        select blog_id, told_user_id, last_user_id from news_rounds where told_user_id < last_user_id
        order by created_at, blog_id limit 1 for update skip locked`.execute(store.database);
      return round;
    },

    readersAfter: ({ told_user_id: notified, last_user_id: last }: NewsRound, limit: number): Promise<Reader[]> =>
      store.database
        .selectFrom('users')
        .select(['id', 'lang'])
        .where('id', '>', notified)
        .where('id', '<=', last)
        .where('active', '=', true)
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .limit(limit)
        .execute(),

    textsOf: async (id: number): Promise<Pick<Blog, 'uuid' | 'texts'> | undefined> =>
      store.database.selectFrom('blogs').select(['uuid', 'texts']).where('id', '=', id).executeTakeFirst(),

    setProgress: async (blogId: number, userId: number): Promise<void> =>
      void (await store.database
        .updateTable('news_rounds')
        .set({ told_user_id: userId })
        .where('blog_id', '=', blogId)
        .execute()),
  };
};

const WORDS = sql`concat_ws(' ', t.value ->> 'title', t.value ->> 'short_desc')`;
