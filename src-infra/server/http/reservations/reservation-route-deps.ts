import type { ReservationUseCases } from '../../features/reservations/index.ts';
import type { CatalogDeps } from '../catalog/index.ts';

export type ReservationRouteDeps = Pick<CatalogDeps, 'reference' | 'zones' | 'shops' | 'searchShops' | 'taxonomy'> & {
  readonly reservationDesk: ReservationUseCases;
};
