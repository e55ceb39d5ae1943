import type { TimeZones } from '@domain/calendar/index.ts';
import { sanitiseHtml } from '@domain/content/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { marketplaceDay } from '../content/index.ts';
import { randomUuid, type Random } from '../../foundation/platform/random.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { NewsItems, NewsRecord } from './operator.ports.ts';
import type { StoredTexts } from '../../texts.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';

type Texts = StoredTexts<'title' | 'short_desc' | 'description'>;
export type NewsDraft = {
  readonly authorId: number;
  readonly texts: Texts;
  readonly img: string | undefined;
  readonly isToBePublished: boolean;
};
/** `locale` names the language with the mistake. */
export type NewsRefusal =
  | { readonly kind: 'unknown-language' | 'no-title'; readonly locale: string }
  | { readonly kind: 'foreign-image' };
export type NewsQuery = {
  readonly status: string | undefined;
  readonly search: string;
  readonly sort: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
};

/** Contract 8.12: news written by operators. */
export interface NewsDesk {
  list(query: NewsQuery): Promise<{ readonly items: readonly NewsRecord[]; readonly total: number }>;
  write(draft: NewsDraft): Promise<Result<NewsRecord, NewsRefusal>>;
  /** Publishes a news item today and notifies everybody once; `undefined` if it does not exist. */
  publish(uuid: string): Promise<NewsRecord | undefined>;
}

type Deps = {
  readonly news: NewsItems;
  readonly transactions: Transactions;
  readonly reference: ReferenceSource;
  readonly zones: TimeZones;
  readonly random: Random;
  readonly uploads: Pick<Uploads, 'areOwn'>;
  /** The marketplace's time. */
  readonly clock: Clock;
};

export const createNewsDesk = ({ news, transactions, reference, zones, random, uploads, clock }: Deps): NewsDesk => {
  const publishNow = async (record: NewsRecord): Promise<NewsRecord> => {
    if (record.active) return record;
    const published = await news.publish(record.id, marketplaceDay(await reference(), clock.now(), zones), clock.now());
    await news.beginRound(record.id, clock.now());
    return published;
  };

  return {
    list: async ({ status, ...rest }) =>
      status === undefined || status === 'published' || status === 'draft'
        ? news.list({ ...rest, isPublished: status === undefined ? undefined : status === 'published' })
        : { items: [], total: 0 },

    write: async ({ authorId, texts, img, isToBePublished }) => {
      const { languages, defaultLocale } = await reference();
      const written = clean(texts);
      const unknown = Object.keys(written).find((locale) => languages.every((language) => language.locale !== locale));
      if (unknown !== undefined) return err({ kind: 'unknown-language', locale: unknown });
      const nameless = [defaultLocale, ...Object.keys(written)].find((locale) => !written[locale]?.title);
      if (nameless !== undefined) return err({ kind: 'no-title', locale: nameless });
      if (img !== undefined && !(await uploads.areOwn(authorId, 'blogs', [img]))) return err({ kind: 'foreign-image' });
      return transactions.run(async () => {
        const record = await news.insert({
          uuid: randomUuid(random),
          userId: authorId,
          img: img ?? null,
          texts: written,
          at: clock.now(),
        });
        return ok(isToBePublished ? await publishNow(record) : record);
      });
    },

    publish: (uuid) =>
      transactions.run(async () => {
        const record = await news.lock(uuid);
        return record && publishNow(record);
      }),
  };
};

/** Returns the texts of all filled-in languages; the body is sanitized HTML. */
const clean = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts)
      .map(
        ([locale, { title = '', short_desc = '', description = '' }]) =>
          [
            locale,
            { title: title.trim(), short_desc: short_desc.trim(), description: sanitiseHtml(description).trim() },
          ] as const,
      )
      .filter(([, { title, short_desc, description }]) => title + short_desc + description !== ''),
  );
