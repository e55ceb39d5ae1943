import type { GeoPoint } from '@domain/catalog/index.ts';
import { roundedPlace } from './rounded-place.ts';
import type { FindRoute } from './street-routes.ts';
import type { SteeredCouriers, Subject } from './simulation.ports.ts';

/** A point of a route, with the name of the street that leads to the next one. */
type CourierRoutePoint = GeoPoint & { readonly street: string };

/** The routes of couriers who are on their way. */
export interface CourierRoutes {
  /** Returns the route to a door from where its courier set out, in a language; `undefined` where none is known. */
  of(subject: Subject, language: string): Promise<readonly CourierRoutePoint[] | undefined>;
}

type Deps = { readonly steering: Pick<SteeredCouriers, 'endsOf'>; readonly routes: FindRoute };

export const createCourierRoutes = ({ steering, routes }: Deps): CourierRoutes => ({
  of: async (subject, language) => {
    const ends = await steering.endsOf(subject);
    const route = ends && routes(ends.start, ends.door);
    return route?.map(({ street, ...place }) => ({
      ...roundedPlace(place),
      street: street[language] ?? street['en'] ?? '',
    }));
  },
});
