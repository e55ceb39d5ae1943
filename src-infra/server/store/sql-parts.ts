import { sql, type RawBuilder } from 'kysely';
import { asJson, type Tables } from './tables/index.ts';

/** Pieces of statements that several repositories share. */

/**
 * Inserts rows of a table, which all have the same columns, in one statement: the database takes the JSON apart itself.
 * The columns are named, so that one that a newer program has added gets its default. Inserts nothing of no rows.
 */
export const insertRowsInto = (table: keyof Tables, rows: readonly object[]): RawBuilder<unknown> => {
  const [first] = rows;
  if (!first) return sql`select 1 where false`;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${asJson(rows)}::json)`;
};

/**
 * Writes constants of the program into a statement, for an `in`. PostgreSQL uses a partial index only where the
 * constants of its condition stand in the statement, not as parameters.
 */
export const literals = (values: readonly string[]): RawBuilder<unknown> =>
  sql.join(values.map((value) => sql.lit(value)));

/** The public part of a person (`PersonRow`), by the id in a column. */
export const personJson = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select json_build_object('id', u.id, 'uuid', u.uuid, 'firstname', u.firstname, 'lastname', u.lastname,
        'active', u.active, 'img', u.img)
      from users u
      where u.id = ${id})`;

/** A courier with phone and place, by the id in a column. */
export const courierJson = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select json_build_object('id', u.id, 'uuid', u.uuid, 'firstname', u.firstname, 'lastname', u.lastname,
        'active', u.active, 'img', u.img,
      'phone', u.phone, 'latitude', k.latitude, 'longitude', k.longitude, 'seen_at', k.seen_at)
    from users u left join couriers k on k.user_id = u.id where u.id = ${id})`;

/** The payments of a subject, oldest first. */
export const transactionsJson = (payable: 'order' | 'parcel_order', id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(t order by t.id), '[]') from (
    select transactions.*, payments.tag, payments.input, payments.sandbox, payments.active
    from transactions
    join payments on payments.id = payment_id
    where payable_type = ${sql.lit(payable)} and payable_id = ${id}) t)`;

/** The reviews of a subject by its customer. */
export const reviewsJson = (
  reviewable: 'Order' | 'ParcelOrder',
  id: RawBuilder<unknown>,
  author: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(r order by r.id), '[]') from (
    select reviews.id, reviewable_id, reviewable_type, assignable_id, assignable_type, rating, comment, images,
      reviews.created_at, reviews.updated_at,
      json_build_object('id', u.id, 'firstname', u.firstname, 'lastname', u.lastname, 'active', u.active, 'img',
        u.img) as person
    from reviews join users u on u.id = reviews.user_id
    where reviewable_type = ${sql.lit(reviewable)} and reviewable_id = ${id} and reviews.user_id = ${author}) r)`;

/** Whether a text contains the search term, ignoring case. */
export const containsText = (text: RawBuilder<unknown>, search: string): RawBuilder<boolean> =>
  sql<boolean>`position(lower(${search}) in lower(${text})) > 0`;

/** Whether a person's name, e-mail or phone contains the term, by the id in a column. */
export const personMatches = (id: RawBuilder<unknown>, search: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from users u where u.id = ${id} and ${containsText(CONTACTS, search)})`;

/** The ids of all people whose name, e-mail or phone contains the term: for tables with many rows per person. */
export const peopleMatching = (search: string): RawBuilder<unknown> =>
  sql`(select u.id from users u where ${containsText(CONTACTS, search)})`;

const CONTACTS = sql`concat_ws(' ', u.firstname, u.lastname, u.email, u.phone)`;

/**
 * Counts the next version of a shop's catalog and returns it as `version`. Locks the shop's version until the
 * caller's transaction commits, so that versions are sequential.
 */
export const nextCatalogueVersion = (shopId: number, what: 'stock' | 'shop'): RawBuilder<{ version: number }> => sql`
  insert into catalogue_versions (shop_id, version, goods) values (${shopId}, 1, 1)
  on conflict (shop_id) do update
  set version = catalogue_versions.version + 1,
    goods = catalogue_versions.goods + ${what === 'shop' ? 1 : 0}::integer
  returning version`;
