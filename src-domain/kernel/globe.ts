/** The radius of the globe on which distances and areas are measured (contract 5.3). */
export const EARTH_RADIUS_KM = 6371;

/** Returns an angle of degrees in radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
