import type { PersonRow } from '../identity/index.ts';
import type { Row } from '../../store/tables/index.ts';

export type NewsRecord = Row<'blogs'>;

export type Blog = NewsRecord;

export type NewsFilter = {
  readonly isPublished: boolean | undefined;
  readonly search: string;
  readonly sort: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
};

export type NewNewsItem = {
  readonly uuid: string;
  readonly userId: number;
  readonly img: string | null;
  readonly texts: Blog['texts'];
  readonly at: number;
};

export type NewsRound = { readonly blog_id: number; readonly told_user_id: number; readonly last_user_id: number };

export type Reader = { readonly id: number; readonly lang: string | null };

/** Stores news and the progress of their notifications (contract 8.12). */
export interface NewsItems {
  /** Returns a slice of the news items and how many match. */
  list(filter: NewsFilter): Promise<{ readonly items: readonly Blog[]; readonly total: number }>;
  /** Adds an unpublished news item. */
  insert(item: NewNewsItem): Promise<Blog>;
  /** Locks a news item until the end of the transaction. */
  lock(uuid: string): Promise<Blog | undefined>;
  /** Publishes a news item on `day`. */
  publish(id: number, day: string, at: number): Promise<Blog>;
  /** Starts notifying all present users, once per news item. */
  beginRound(blogId: number, at: number): Promise<void>;
  /** Locks the oldest unfinished round until the end of the transaction. */
  takeRound(): Promise<NewsRound | undefined>;
  /** Returns the next active users that a round has not reached, in the order of their ids. */
  readersAfter(round: NewsRound, limit: number): Promise<Reader[]>;
  /** Returns the texts of a news item. */
  textsOf(id: number): Promise<Pick<Blog, 'uuid' | 'texts'> | undefined>;
  /** Records that a round has reached everybody up to this user. */
  setProgress(blogId: number, userId: number): Promise<void>;
}

/** A sign-in without its secret. */
export type SignInRecord = {
  readonly id: number;
  readonly user_agent: string;
  readonly address: string;
  readonly via: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly revoked_at: number | null;
  /** Whether it was valid at the requested time. */
  readonly is_valid: boolean;
  readonly person: PersonRow;
};
export type SignInFilter = {
  /** Only valid ones, or only invalid ones. */
  readonly isValid: boolean | undefined;
  readonly search: string;
  readonly sort: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
};
export type SignInPage = { readonly items: readonly SignInRecord[]; readonly total: number };

/** Reads the sign-ins of all users (API-3). */
export interface SignIns {
  /** Returns a slice ordered by id and how many match; `at` decides which are valid. */
  list(filter: SignInFilter, at: number): Promise<SignInPage>;
}

/** A courier; city and vehicle if known. */
export type CourierRow = { readonly person: PersonRow; readonly city: string | null; readonly vehicle: string | null };
export type CourierFilter = { readonly search: string; readonly offset: number; readonly limit: number };
export type CourierPage = { readonly items: readonly CourierRow[]; readonly total: number };

/** Reads the couriers that a delivery may be assigned to. */
export interface Couriers {
  /** Returns a slice of the active couriers, by city and name, and how many match. */
  list(filter: CourierFilter): Promise<CourierPage>;
}
