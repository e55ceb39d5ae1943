import { readStars, STARS_SORT, type ReviewTally, type ReviewView } from '@domain/reviews/index.ts';
import type { Reviews, ReviewRow, ReviewSubject } from './reviews.ports.ts';
import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import { asJson } from '../../store/index.ts';

const HAS_TEXT = sql<boolean>`comment is not null`;
const HAS_PICTURE = sql<boolean>`jsonb_array_length(images) > 0`;
const RATED = { shop: 'shops', product: 'products', courier: 'couriers' } as const;

/** Reads visible reviews and writes new ones. */
export const createReviewRepository = (store: Store): Reviews => {
  const of = ({ kind, id }: ReviewSubject) => {
    const visible = store.database
      .selectFrom('reviews')
      .innerJoin('users', 'users.id', 'reviews.user_id')
      .where('is_visible', '=', true);
    return kind === 'shop'
      ? visible.where('assignable_type', '=', 'Shop').where('assignable_id', '=', id)
      : visible.where('reviewable_type', '=', 'Product').where('reviewable_id', '=', id);
  };
  return {
    tallies: async (subject: ReviewSubject): Promise<readonly ReviewTally[]> => {
      const rows = await of(subject)
        .select(['rating', 'locale', HAS_TEXT.as('has_text'), HAS_PICTURE.as('has_picture')])
        .select((at) => at.fn.countAll<number>().as('count'))
        .groupBy(['rating', 'locale', HAS_TEXT, HAS_PICTURE])
        .orderBy('rating', 'desc')
        .orderBy('locale')
        .execute();
      return rows.flatMap(({ rating, locale, has_text, has_picture, count }) => {
        const stars = readStars(rating);
        return stars === undefined
          ? []
          : [{ stars, language: locale ?? undefined, hasText: has_text, hasPicture: has_picture, count }];
      });
    },

    /** Returns false if the author has already reviewed the subject, also under concurrency. */
    insert: async ({ images, ...row }) =>
      (
        await store.database
          .insertInto('reviews')
          .values({ ...row, images: asJson(images) })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .execute()
      ).length > 0,

    /** Adds a rating to the average, or takes it away; users who are no couriers have none. */
    countStars: async (
      { kind, id }: ReviewSubject | { readonly kind: 'courier'; readonly id: number },
      stars: number,
      by: 1 | -1 = 1,
    ): Promise<void> => {
      const place = String(stars - 1);
      await sql`
        update ${sql.table(RATED[kind])}
        set rating_counts = jsonb_set(
          rating_counts, array[${place}], to_jsonb(
            (rating_counts ->> ${sql.lit(stars - 1)}::integer)::integer + ${sql.lit(by)}::integer))
        where ${sql.ref(kind === 'courier' ? 'user_id' : 'id')} = ${id}`.execute(store.database);
    },

    list: async (
      subject: ReviewSubject,
      { order, filter }: ReviewView,
      offset: number,
      limit: number,
    ): Promise<ReviewRow[]> => {
      const { stars, language, hasText, hasPicture } = filter;
      const byStars = STARS_SORT[order];
      const rows = await of(subject)
        .$if(stars !== undefined, (query) => query.where('rating', '=', stars ?? 0))
        .$if(language !== undefined, (query) => query.where('locale', '=', language ?? ''))
        .$if(hasText === true, (query) => query.where(HAS_TEXT))
        .$if(hasPicture === true, (query) => query.where(HAS_PICTURE))
        .select([
          'reviews.id',
          'reviewable_id',
          'reviewable_type',
          'assignable_id',
          'assignable_type',
          'rating',
          'comment',
          'images',
          'locale',
          'reviews.created_at',
          'reviews.updated_at',
          'users.id as user_id',
          'users.firstname',
          'users.lastname',
          'users.active',
          'users.img',
        ])
        .$if(byStars !== undefined, (query) => query.orderBy('rating', byStars))
        .orderBy('reviews.created_at', 'desc')
        .orderBy('reviews.id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute();
      return rows.map(({ user_id, firstname, lastname, active, img, ...review }) => ({
        ...review,
        person: { id: user_id, firstname, lastname, active, img },
      }));
    },
  };
};
