import type { Store } from '../../store/index.ts';
import type { Passwords } from './passwords.ts';

/** OPS-4: whether accounts of the demo city have a password: the data outlives the settings it was filled with. */
export const hasDemoPassword = async (
  { database }: Store,
  passwords: Passwords,
  password: string,
): Promise<boolean> => {
  const accounts = await database
    .selectFrom('users')
    .select('password_hash')
    .distinct()
    .where('email', 'like', '%@tiffin.test')
    .where('password_hash', 'is not', null)
    .limit(MAX_HASHES)
    .execute();
  const known = await Promise.all(accounts.map(({ password_hash: hash }) => passwords.verify(password, hash)));
  return known.includes(true);
};

const MAX_HASHES = 20;
