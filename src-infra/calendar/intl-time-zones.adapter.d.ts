import { type KnownOffsets, type TimeZones } from '@domain/calendar/index.ts';
/** Zone offsets from the platform's time zone data; uses the given offsets first. */
export declare const createIntlTimeZones: (given?: Partial<KnownOffsets>) => TimeZones;
