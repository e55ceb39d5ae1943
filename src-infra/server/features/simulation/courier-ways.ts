import type { GeoPoint } from '@domain/catalog/index.ts';
import type { FindRide } from './ride.ts';
import type { SteeredCouriers, Subject } from './simulation.ports.ts';

/** A point of a way, with the name of the street that leads to the next one. */
type CourierWayPoint = GeoPoint & { readonly street: string };

/** The ways of couriers who are on their way. */
export interface CourierWays {
  /** Returns the way to a door from where its courier set out, in a language; `undefined` where none is known. */
  of(subject: Subject, language: string): Promise<readonly CourierWayPoint[] | undefined>;
}

type Deps = { readonly steering: Pick<SteeredCouriers, 'endsOf'>; readonly rides: FindRide };

export const createCourierWays = ({ steering, rides }: Deps): CourierWays => ({
  of: async (subject, language) => {
    const ends = await steering.endsOf(subject);
    const way = ends && rides(ends.start, ends.door);
    return way?.map(({ street, ...place }) => ({ ...tidied(place), street: street[language] ?? street['en'] ?? '' }));
  },
});

const tidied = ({ latitude, longitude }: GeoPoint): GeoPoint => ({
  latitude: Math.round(latitude * 100_000) / 100_000,
  longitude: Math.round(longitude * 100_000) / 100_000,
});
