import type { Passwords } from '../features/identity/index.ts';
import { KNOWN_DEMO_PASSWORD } from '../settings.ts';
import type { Store } from '../store/index.ts';

/**
 * OPS-4: whether accounts of the demo city still have the password that the docs print: the data outlives the settings
 * it was filled with.
 */
export const hasKnownPassword = async ({ database }: Store, passwords: Passwords): Promise<boolean> => {
  const accounts = await database
    .selectFrom('users')
    .select('password_hash')
    .distinct()
    .where('email', 'like', '%@tiffin.test')
    .where('password_hash', 'is not', null)
    .limit(MAX_HASHES)
    .execute();
  const known = await Promise.all(
    accounts.map(({ password_hash: hash }) => passwords.verify(KNOWN_DEMO_PASSWORD, hash)),
  );
  return known.includes(true);
};

const MAX_HASHES = 20;
