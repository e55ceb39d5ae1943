import type { PeopleDirectory } from '../../features/operator/index.ts';
import { listed } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { toPerson } from '../people/index.ts';
import { pageOf } from '../shapes/index.ts';

/** Contract 8.12: couriers to choose from. */
export const couriersRoutes = ({
  peopleDirectory,
}: {
  readonly peopleDirectory: PeopleDirectory;
}): Handlers<'listCouriers'> => ({
  listCouriers: async ({ params, origin }) => {
    const { page, perPage, offset } = pageOf(params);
    const { items, total } = await peopleDirectory.couriers({
      search: params.search?.trim() ?? '',
      offset,
      limit: perPage,
    });
    return listed({
      page,
      perPage,
      total,
      items: items.map(({ person, city, vehicle }) => ({
        id: person.id,
        user: toPerson(person, origin),
        city,
        vehicle,
      })),
    });
  },
});
