import { checkEmail, checkPhone } from '@domain/identity/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { RateLimiter } from '../limits/index.ts';
import { findPeople, type PeopleFilter, type PeoplePage, type Store } from '../store/index.ts';

export type PeopleWish = { readonly userId: number; readonly search: string; readonly offset: number; readonly limit: number };
export type SearchPeople = (wish: PeopleWish) => Promise<Result<PeoplePage, { readonly kind: 'too-many'; readonly seconds: number }>>;

const NAME_LETTERS = 3;

/** Finds whom money can be sent to, without oneself: by the beginning of a name, or a whole address or number (contract 3.6). */
export const createSearchPeople =
  ({ store, limiter }: { readonly store: Store; readonly limiter: RateLimiter }): SearchPeople =>
  async ({ userId, search, offset, limit }) => {
    const wait = limiter.take(['searchSending', `user ${userId}`]);
    if (wait !== undefined) return err({ kind: 'too-many', seconds: wait });
    const filter = filterOf(search);
    return ok(filter ? await findPeople(store, filter, userId, offset, limit) : { items: [], total: 0 });
  };

/** `undefined` for what names too many people. */
const filterOf = (search: string): PeopleFilter | undefined => {
  const email = checkEmail(search);
  if (email.ok) return { kind: 'email', email: email.value };
  const phone = checkPhone(search);
  if (phone.ok) return { kind: 'phone', phone: phone.value };
  const prefix = search.trim().replace(/\s+/g, ' ');
  return (prefix.match(/\p{L}/gu) ?? []).length >= NAME_LETTERS ? { kind: 'name', prefix } : undefined;
};
