import { sql } from 'kysely';
import type { Store } from '../../store/index.ts';
import { asJson } from '../../store/tables/index.ts';
import type { SharedValues } from './simulation.ports.ts';

/** Rows of `server_facts`. */
export const createSharedValueRepository = (store: Store): SharedValues => {
  const values = (name: string) => store.database.selectFrom('server_facts').select('value').where('name', '=', name);
  return {
    read: async (name) => (await values(name).executeTakeFirst())?.value,

    lock: async (name) => {
      await sql`
        insert into server_facts (name, value, updated_at) values (${name}, 'null', 0)
        on conflict (name) do nothing`.execute(store.database);
      return (await values(name).forUpdate().executeTakeFirst())?.value ?? undefined;
    },

    write: async (name, value, at) =>
      void (await sql`
        insert into server_facts (name, value, updated_at) values (${name}, ${asJson(value)}, ${at})
        on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(
        store.database,
      )),
  };
};
