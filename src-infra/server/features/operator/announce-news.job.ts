import type { Job } from '../../foundation/jobs/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import { titleIn } from '../../texts.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { NewsItems } from './operator.ports.ts';

type Deps = {
  readonly news: NewsItems;
  readonly transactions: Transactions;
  readonly reference: ReferenceSource;
  readonly notify: Notify;
};

/** Users notified per transaction, so that other work is not blocked. */
const CHUNK = 50;
const INTERVAL_MS = 1000;

/** Notifies all users of published news in chunks; resumes after a restart. */
export const createAnnounceNews = ({ news, transactions, reference, notify }: Deps): Job => {
  /** Returns false once all users are notified. */
  const announceChunk = (): Promise<boolean> =>
    transactions.run(async () => {
      const round = await news.takeRound();
      const item = round && (await news.textsOf(round.blog_id));
      if (!round || !item) return false;
      const { defaultLocale } = await reference();
      const readers = await news.readersAfter(round, CHUNK);
      await notify(
        ...readers.map(({ id, lang }) => {
          const title = titleIn(item.texts, [lang ?? defaultLocale, defaultLocale]);
          return {
            userId: id,
            type: 'news_publish',
            subject: { kind: 'blog', id: round.blog_id },
            args: { title, uuid: item.uuid },
          } as const;
        }),
      );
      const last = readers.length < CHUNK ? round.last_user_id : (readers.at(-1)?.id ?? round.last_user_id);
      await news.setProgress(round.blog_id, last);
      return true;
    });

  return {
    name: 'news',
    everyMs: INTERVAL_MS,
    run: async () => {
      while (await announceChunk());
    },
  };
};
