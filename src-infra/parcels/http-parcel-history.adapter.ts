import type { $Fetch } from 'ofetch';
import { readParcelStatus, type ParcelHistory } from '@domain/parcels/index.ts';
import { loadStatusTimes } from '../notifications/status-times.ts';

/** PARCEL-1i: the times of a parcel's steps. */
export const createHttpParcelHistory = ({ api }: { readonly api: $Fetch }): ParcelHistory => ({
  times: (id) => loadStatusTimes(api, { kind: 'parcel', id, readStatus: readParcelStatus }),
});
