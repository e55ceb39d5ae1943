import type { Job } from '../jobs/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import { createNewsRepository, type Store } from '../store/index.ts';
import { titleIn } from '../texts.ts';

type Deps = { readonly store: Store; readonly reference: ReferenceSource; readonly notify: Notify };

/** So many people in one transaction: others get their turn in between. */
const CHUNK = 50;
const EVERY_MS = 1000;

/** Tells everybody of published news, a chunk of people after the other; a restart goes on where it was. */
export const createTellNews = ({ store, reference, notify }: Deps): Job => {
  const news = createNewsRepository(store);

  /** False when there is nothing left to tell. */
  const tellChunk = (): Promise<boolean> =>
    store.transaction(async () => {
      const round = await news.takeRound();
      const told = round && (await news.textsOf(round.blog_id));
      if (!round || !told) return false;
      const { defaultLocale } = await reference();
      const readers = await news.readersAfter(round, CHUNK);
      await notify(...readers.map(({ id, lang }) => {
        const title = titleIn(told.texts, [lang ?? defaultLocale, defaultLocale]);
        return { userId: id, type: 'news_publish', subject: { kind: 'blog', id: round.blog_id }, args: { title, uuid: told.uuid } } as const;
      }));
      const last = readers.length < CHUNK ? round.last_user_id : (readers.at(-1)?.id ?? round.last_user_id);
      await news.setTold(round.blog_id, last);
      return true;
    });

  return {
    name: 'news',
    everyMs: EVERY_MS,
    run: async () => {
      while (await tellChunk());
    },
  };
};
