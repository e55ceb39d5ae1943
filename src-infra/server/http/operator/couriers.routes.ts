import type { PeopleDesk } from '../../operator/index.ts';
import { listed } from '../answer/index.ts';
import type { Handlers } from '../call.ts';
import { toPerson } from '../profile/person.shape.ts';
import { pageOf } from '../shapes/index.ts';

/** Contract 8.12: couriers to choose from. */
export const couriersRoutes = ({ peopleDesk }: { readonly peopleDesk: PeopleDesk }): Handlers<'listCouriers'> => ({
  listCouriers: async ({ params, origin }) => {
    const { page, perPage, offset } = pageOf(params);
    const { items, total } = await peopleDesk.couriers({ search: params.search?.trim() ?? '', offset, limit: perPage });
    return listed({ page, perPage, total, items: items.map(({ person, city, vehicle }) => ({ id: person.id, user: toPerson(person, origin), city, vehicle })) });
  },
});
