import type { Bookings } from '../../bookings/index.ts';
import type { CatalogDeps } from '../catalog/index.ts';

export type BookingRouteDeps = Pick<CatalogDeps, 'reference' | 'zones' | 'shops' | 'searchShops' | 'taxonomy'> & { readonly bookings: Bookings };
