import { careerId, type CareerId } from '../kernel/ids.ts';

/** ROUTE-9b: the job an address asks for (`/careers/…`); anything but a number as servers write it asks for none. */
export const readCareerId = (text: string | undefined): CareerId | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? careerId(Number(text)) : undefined;
