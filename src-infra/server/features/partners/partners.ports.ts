import type { Zone } from '@domain/partners/index.ts';
import type { NewRow, Row, RowChange } from '../../store/tables/index.ts';
import type { PersonRow } from '../identity/index.ts';

/** The columns of a new shop. */
export type NewShop = Omit<NewRow<'shops'>, 'texts' | 'documents'> & ShopTexts;

/** The changed columns of a shop. */
export type ShopChange = Omit<RowChange<'shops'>, 'texts' | 'documents'> & Partial<ShopTexts>;
type ShopTexts = Pick<Row<'shops'>, 'texts' | 'documents'>;

/** The part of a shop that only its owner and operators see. */
export type DeskShopRow = Pick<
  Row<'shops'>,
  'id' | 'user_id' | 'status' | 'open' | 'was_opened' | 'status_note' | 'documents'
> & {
  readonly seller: PersonRow;
};

export type DeskFilter = {
  readonly status: string | undefined;
  readonly search: string;
  readonly sort: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
};

/** Stores the shops of sellers and decisions about them. */
export interface PartnerShops {
  /** Locks a user until the end of the transaction and returns their role. */
  lockOwner(userId: number): Promise<string | undefined>;
  /** Returns the shop of this owner. */
  ofOwner(userId: number): Promise<DeskShopRow | undefined>;
  /** Returns the shop with this id, whatever its status. */
  byId(id: number): Promise<DeskShopRow | undefined>;
  /** Locks the shop until the end of the transaction. */
  lock(id: number): Promise<{ readonly status: string; readonly user_id: number; readonly open: boolean } | undefined>;
  /** Adds a shop and returns its id. */
  insert(row: NewShop): Promise<number>;
  /** Writes the given columns of a shop. */
  change(id: number, change: ShopChange): Promise<void>;
  /** Replaces the categories of a shop. */
  setCategories(shopId: number, ids: readonly number[]): Promise<void>;
  /** Replaces the tags of a shop. */
  setTags(shopId: number, ids: readonly number[]): Promise<void>;
  /** Replaces the delivery zone of a shop. */
  setZone(shopId: number, zone: Zone): Promise<void>;
  /** Counts how many of these are shop categories. */
  knownCategories(ids: readonly number[]): Promise<number>;
  /** Counts how many of these are shop tags. */
  knownTags(ids: readonly number[]): Promise<number>;
  /** Changes the role of a user. */
  setRole(userId: number, role: string, at: number): Promise<void>;
  /** Returns a slice of the shops that match the filter and how many do. */
  list(deskFilter: DeskFilter): Promise<{ readonly items: readonly DeskShopRow[]; readonly total: number }>;
}

export type RequestRecord = Row<'request_models'> & { readonly person: PersonRow };

export type RequestFilter = {
  readonly status: string | undefined;
  readonly search: string;
  readonly sort: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
};

/** Stores applications to become a courier. */
export interface PartnerRequests {
  /** Returns the application with this id. */
  byId(id: number): Promise<RequestRecord | undefined>;
  /** Returns the last application of a user. */
  latestOf(userId: number): Promise<RequestRecord | undefined>;
  /** Returns the id; `undefined` while the person has another pending application. */
  insert(userId: number, data: Readonly<Record<string, unknown>>, at: number): Promise<number | undefined>;
  /** Locks the application until the end of the transaction. */
  lock(id: number): Promise<{ readonly status: string; readonly user_id: number } | undefined>;
  /** Records the decision with its note. */
  decide(id: number, status: string, note: string | null, at: number): Promise<void>;
  /** Adds a courier at the applicant's address or at the given place. */
  addCourier(
    userId: number,
    vehicle: string,
    place: { readonly latitude: number; readonly longitude: number },
  ): Promise<void>;
  /** Returns a slice of the applications that match the filter and how many do. */
  list(requestFilter: RequestFilter): Promise<{ readonly items: readonly RequestRecord[]; readonly total: number }>;
}
