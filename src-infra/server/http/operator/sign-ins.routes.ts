import type { PeopleDirectory } from '../../features/operator/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { listed } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { toPerson } from '../people/index.ts';
import { pageOf } from '../shapes/index.ts';

/** API-3: sign-ins at the operator's desk (contract 8.12). */
export const signInsRoutes = ({
  peopleDirectory,
}: {
  readonly peopleDirectory: PeopleDirectory;
}): Handlers<'listSignIns'> => ({
  listSignIns: async ({ params, origin }) => {
    const { page, perPage, offset } = pageOf(params);
    const { status, search = '', sort = 'desc' } = params;
    const { items, total } = await peopleDirectory.signIns({
      status,
      search: search.trim(),
      sort,
      offset,
      limit: perPage,
    });
    return listed({
      page,
      perPage,
      total,
      items: items.map(
        ({ id, person, user_agent, address, via, is_valid: isValid, created_at, expires_at, revoked_at }) => ({
          id,
          user: toPerson(person, origin),
          user_agent,
          address,
          via,
          status: isValid ? 'valid' : 'ended',
          created_at: wireTime(created_at),
          expires_at: wireTime(expires_at),
          revoked_at: wireTime(revoked_at),
        }),
      ),
    });
  },
});
