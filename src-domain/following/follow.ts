import { kilometresBetween, type GeoPoint } from '../catalog/index.ts';
import { instant, type Instant } from '../kernel/clock.port.ts';

/** ORDER-6i: How long a link can be opened after its order or parcel was delivered or canceled: three hours. */
export const FOLLOWED_AFTER_MS = 10_800_000;
/** ORDER-6j: Within so many kilometers of the middle of a door's area a courier is shown in that middle. */
export const AREA_REACH_KM = 0.4;
/** Areas are squares of the globe: so many in a degree, some two hundred meters wide. */
const AREAS_OF_DEGREE = 500;

/** ORDER-6i: Whether the links of something can be opened: until some hours after its end, if it has ended. */
export const isFollowable = (endedAt: Instant | undefined, now: Instant): boolean =>
  endedAt === undefined || now < instant(endedAt + FOLLOWED_AFTER_MS);

/** ORDER-6j: Returns the middle of the area that a place is in. */
export const areaOf = ({ latitude, longitude }: GeoPoint): GeoPoint => ({
  latitude: middleOf(latitude),
  longitude: middleOf(longitude),
});

/** Never -0. */
const middleOf = (degrees: number): number => Math.round(degrees * AREAS_OF_DEGREE) / AREAS_OF_DEGREE + 0;

/**
 * ORDER-6j: Returns where followers see a courier: near a door in the middle of its area, so that nothing tells the
 * doors of an area apart. Of two areas in reach the first counts.
 */
export const followedPosition = (courier: GeoPoint, areas: readonly GeoPoint[]): GeoPoint =>
  areas.find((area) => kilometresBetween(courier, area) <= AREA_REACH_KM) ?? courier;
