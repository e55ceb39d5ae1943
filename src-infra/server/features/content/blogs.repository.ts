import type { Articles, BlogFilter, BlogRow, Joined } from './content.ports.ts';
import type { Store } from '../../store/store.ts';

/** Reads published articles and news, newest first. */
export const createBlogRepository = (store: Store): Articles => {
  const out = ({ type, today }: BlogFilter) =>
    store.database
      .selectFrom('blogs')
      .where('blogs.active', '=', true)
      .where('published_on', '<=', today)
      .$if(type !== undefined, (query) => query.where('blogs.type', '=', type ?? ''));

  const read = (filter: BlogFilter) =>
    out(filter)
      .leftJoin('users', 'users.id', 'blogs.user_id')
      .selectAll('blogs')
      .select([
        'users.id as author_id',
        'users.firstname',
        'users.lastname',
        'users.active as author_active',
        'users.img as author_img',
      ])
      .orderBy('published_on', 'desc')
      .orderBy('blogs.id', 'desc');

  return {
    count: async (filter: BlogFilter): Promise<number> =>
      (
        await out(filter)
          .select((at) => at.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    list: async (filter: BlogFilter, offset: number, limit: number): Promise<readonly BlogRow[]> =>
      (await read(filter).offset(offset).limit(limit).execute()).map(withAuthor),
    find: async (uuid: string, today: string): Promise<BlogRow | undefined> => {
      const row = await read({ type: undefined, today }).where('blogs.uuid', '=', uuid).executeTakeFirst();
      return row && withAuthor(row);
    },
  };
};

const withAuthor = ({
  author_id: id,
  firstname,
  lastname,
  author_active: active,
  author_img: img,
  ...blog
}: Joined): BlogRow => ({
  ...blog,
  author: id === null || firstname === null ? null : { id, firstname, lastname, active: active ?? false, img },
});
