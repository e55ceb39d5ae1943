import type { ParcelId } from '@domain/kernel/ids.ts';
import type {
  Parcel,
  ParcelGroup,
  ParcelHistory,
  Parcels,
  ParcelStatusTime,
  ParcelSummary,
  ParcelType,
} from '@domain/parcels/index.ts';
import type { PaymentMethod } from '@domain/payments/index.ts';
import type { PageQuery, Query } from '../../data/index.ts';

type Deps = { readonly parcels: Parcels; readonly history: ParcelHistory; readonly scope: () => readonly unknown[] };

/** The queries of parcels. The customer's own ones change without an action: none stays fresh for long. */
export type ParcelQueries = {
  types(): Query<readonly ParcelType[]>;
  methods(): Query<readonly PaymentMethod[]>;
  list(group: ParcelGroup): PageQuery<ParcelSummary>;
  parcel(id: ParcelId): Query<Parcel>;
  times(id: ParcelId): Query<readonly ParcelStatusTime[]>;
};

const FRESH_MS = 5000;

export const createParcelQueries = ({ parcels, history, scope }: Deps): ParcelQueries => ({
  types: () => ({ key: ['parcel-types', ...scope()], load: () => parcels.types() }),
  methods: () => ({ key: ['parcel-methods'], load: () => parcels.methods() }),
  list: (group) => (page) => ({
    key: ['orders', 'parcels', 'list', group, page, ...scope()],
    load: () => parcels.list(group, page),
    freshMs: FRESH_MS,
  }),
  parcel: (id) => ({
    key: ['orders', 'parcels', 'one', id, ...scope()],
    load: () => parcels.load(id),
    freshMs: FRESH_MS,
  }),
  times: (id) => ({
    key: ['orders', 'parcels', 'times', id, ...scope()],
    load: () => history.times(id),
    freshMs: FRESH_MS,
  }),
});
