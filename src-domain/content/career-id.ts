import { careerId, type CareerId } from '../kernel/ids.ts';

/**
 * ROUTE-9b: Returns the id of the job in an address (`/careers/…`); undefined unless it is a number as servers write
 * it.
 */
export const readCareerId = (text: string | undefined): CareerId | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? careerId(Number(text)) : undefined;
