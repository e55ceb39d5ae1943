import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { PeopleSearch, PeopleFilter, PeoplePage } from './profile.ports.ts';

/** Rows of `users` with a wallet. */
export const createPeopleSearch = (store: Store): PeopleSearch => ({
  find: (filter, except, offset, limit) => findPeople(store, filter, except, offset, limit),
});

const findPeople = async (
  store: Store,
  filter: PeopleFilter,
  except: number,
  offset: number,
  limit: number,
): Promise<PeoplePage> => {
  const found = store.database
    .selectFrom('users')
    .innerJoin('wallets', 'wallets.user_id', 'users.id')
    .where('users.deleted_at', 'is', null)
    .where('users.active', '=', true)
    .where('users.id', '!=', except)
    .where(condition(filter, except));
  const { total } = await found.select((at) => at.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const items = await found
    .select(['users.id', 'users.uuid', 'users.firstname', 'users.lastname', 'users.active', 'users.img'])
    .orderBy('users.firstname')
    .orderBy('users.lastname')
    .orderBy('users.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { items, total };
};

const condition = (filter: PeopleFilter, sender: number) => {
  switch (filter.kind) {
    case 'email':
      return sql<boolean>`(users.email = ${filter.email} and users.email_verified_at is not null)`;
    case 'phone':
      return sql<boolean>`(users.phone = ${filter.phone} and users.phone_verified_at is not null)`;
    case 'name': {
      const pattern = `${filter.prefix.replace(/[\\%_]/g, '\\$&')}%`;
      return sql<boolean>`(lower(users.firstname) like lower(${pattern}) or lower(users.lastname) like lower(${pattern})
        or lower(users.firstname || ' ' || users.lastname) like lower(${pattern}))
        and exists (
          select from wallet_histories sent
          where sent.wallet_id = wallets.id and sent.author_id = ${sender} and sent.type = 'topup')`;
    }
  }
};
