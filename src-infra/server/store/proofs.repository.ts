import type { Store } from './store.ts';

/** Forgets codes, proofs and used tokens that lapsed before a moment and so open nothing any more. */
export const forgetLapsedProofs = async ({ database }: Store, before: number): Promise<void> => {
  await database.deleteFrom('used_id_tokens').where('expires_at', '<', before).execute();
  await database.deleteFrom('phone_checks').where('expires_at', '<', before).execute();
  await database.deleteFrom('one_time_codes').where('expires_at', '<', before).execute();
  await database.deleteFrom('code_proofs').where('expires_at', '<', before).execute();
};
