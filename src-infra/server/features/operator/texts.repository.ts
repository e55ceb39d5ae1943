import { sql } from 'kysely';
import { containsText } from '../../store/sql-parts.ts';
import type { Store } from '../../store/index.ts';
import type { OperatorTexts, TextFilter } from './texts.ports.ts';

/** Rows of `ui_translations`. */
export const createOperatorTextRepository = (store: Store): OperatorTexts => {
  const wanted = ({ search, locale }: TextFilter) =>
    store.database
      .selectFrom('ui_translations')
      .$if(locale !== undefined, (query) => query.where('locale', '=', locale ?? ''))
      .$if(search !== '', (query) => query.where(containsText(WORDS, search)));
  const announce = (): Promise<void> => store.broadcast.publish('market', '');

  return {
    list: async (filter) => ({
      items: await wanted(filter)
        .selectAll()
        .orderBy('key')
        .orderBy('locale')
        .offset(filter.offset)
        .limit(filter.limit)
        .execute(),
      total: (
        await wanted(filter)
          .select((at) => at.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
      ).total,
    }),

    write: async (locale, key, value) => {
      const before = await store.database
        .selectFrom('ui_translations')
        .select('value')
        .where('locale', '=', locale)
        .where('key', '=', key)
        .forUpdate()
        .executeTakeFirst();
      await store.database
        .insertInto('ui_translations')
        .values({ locale, key, value })
        .onConflict((conflict) => conflict.columns(['locale', 'key']).doUpdateSet({ value }))
        .execute();
      await announce();
      return before?.value;
    },

    remove: async (id) => {
      const removed = await store.database
        .deleteFrom('ui_translations')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (removed) await announce();
      return removed;
    },
  };
};

const WORDS = sql`concat_ws(' ', key, value)`;
