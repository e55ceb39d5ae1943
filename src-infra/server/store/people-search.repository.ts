import { sql } from 'kysely';
import type { Store } from './store.ts';
import type { PersonRow } from './wallets.repository.ts';

export type PeopleFilter =
  | { readonly kind: 'email'; readonly email: string } | { readonly kind: 'phone'; readonly phone: string } | { readonly kind: 'name'; readonly prefix: string };
export type PeoplePage = { readonly items: readonly PersonRow[]; readonly total: number };

/**
 * People with a wallet, except one. Address and number count when they are verified: money must not go to somebody who only claims them.
 */
export const findPeople = async (store: Store, filter: PeopleFilter, except: number, offset: number, limit: number): Promise<PeoplePage> => {
  const found = store.database
    .selectFrom('users')
    .innerJoin('wallets', 'wallets.user_id', 'users.id')
    .where('users.deleted_at', 'is', null)
    .where('users.active', '=', true)
    .where('users.id', '!=', except)
    .where(condition(filter));
  const { total } = await found.select((at) => at.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const items = await found
    .select(['users.id', 'users.uuid', 'users.firstname', 'users.lastname', 'users.active', 'users.img'])
    .orderBy('users.firstname').orderBy('users.lastname').orderBy('users.id')
    .offset(offset).limit(limit).execute();
  return { items, total };
};

const condition = (filter: PeopleFilter) => {
  switch (filter.kind) {
    case 'email':
      return sql<boolean>`(users.email = ${filter.email} and users.email_verified_at is not null)`;
    case 'phone':
      return sql<boolean>`(users.phone = ${filter.phone} and users.phone_verified_at is not null)`;
    case 'name': {
      const pattern = `${filter.prefix.replace(/[\\%_]/g, '\\$&')}%`;
      return sql<boolean>`(lower(users.firstname) like lower(${pattern}) or lower(users.lastname) like lower(${pattern})
        or lower(users.firstname || ' ' || users.lastname) like lower(${pattern}))`;
    }
  }
};
