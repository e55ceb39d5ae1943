import { cashbacks } from './cashbacks.data.ts';
import { parcelTypes } from './parcel-types.data.ts';
import type { CourierService } from './types.ts';

/** Door to door, and what faithful customers get back. */
export const courierService: CourierService = { parcelTypes, cashbacks };
