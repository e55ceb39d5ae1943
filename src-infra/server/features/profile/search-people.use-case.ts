import { checkEmail, checkPhone } from '@domain/identity/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { PeoplePage, PeopleSearch, PeopleFilter } from './profile.ports.ts';

export type PeopleQuery = {
  readonly userId: number;
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
};
export type SearchPeople = (
  query: PeopleQuery,
) => Promise<Result<PeoplePage, { readonly kind: 'rate-limited'; readonly seconds: number }>>;

const NAME_LETTERS = 3;

/**
 * Finds recipients for a transfer, excluding the caller: by name prefix among those sent to before, or by full address
 * or number (contract 3.6).
 */
export const createSearchPeople =
  ({ people, limiter }: { readonly people: PeopleSearch; readonly limiter: RateLimiter }): SearchPeople =>
  async ({ userId, search, offset, limit }) => {
    const wait = limiter.take(['searchSending', `user ${userId}`]);
    if (wait !== undefined) return err({ kind: 'rate-limited', seconds: wait });
    const filter = filterOf(search);
    return ok(filter ? await people.find(filter, userId, offset, limit) : { items: [], total: 0 });
  };

/** Returns `undefined` if the query is too unspecific. */
const filterOf = (search: string): PeopleFilter | undefined => {
  const email = checkEmail(search);
  if (email.ok) return { kind: 'email', email: email.value };
  const phone = checkPhone(search);
  if (phone.ok) return { kind: 'phone', phone: phone.value };
  const prefix = search.trim().replace(/\s+/g, ' ');
  return (prefix.match(/\p{L}/gu) ?? []).length >= NAME_LETTERS ? { kind: 'name', prefix } : undefined;
};
