import { sql, type Kysely, type Migration } from 'kysely';
import { reference } from './0001-reference.migration.ts';
import { people } from './0002-people.migration.ts';
import { catalog } from './0003-catalog.migration.ts';
import { goods } from './0004-goods.migration.ts';
import { commerce } from './0005-commerce.migration.ts';
import { placement } from './0006-placement.migration.ts';
import { content } from './0007-content.migration.ts';
import { accounts } from './0008-accounts.migration.ts';

const script = (text: string): Migration => ({
  up: async (database: Kysely<unknown>) => {
    for (const statement of text.split(/;\s*$/m)) {
      if (statement.trim()) await sql.raw(statement).execute(database);
    }
  },
});

/** In order of their names. A migration that has left the house is never changed: add the next one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_reference': script(reference),
  '0002_people': script(people),
  '0003_catalog': script(catalog),
  '0004_goods': script(goods),
  '0005_commerce': script(commerce),
  '0006_placement': script(placement),
  '0007_content': script(content),
  '0008_accounts': script(accounts),
};
