import type { Row } from '../../store/tables/index.ts';
import type { StoredTexts } from '../../texts.ts';

export type StoryRow = {
  readonly id: number;
  readonly shop_id: number;
  readonly img: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly product_uuid: string;
  readonly product_texts: StoredTexts<'title'>;
  readonly firstname: string;
  readonly lastname: string | null;
  readonly avatar: string | null;
};

/** Stores stories, which are visible for a day. */
export interface StoryBoard {
  /** Returns stories of published products posted after a moment. */
  after(moment: number): Promise<StoryRow[]>;
  /** Reposts daily stories, each at its own hour, so that every one is less than a day old. */
  renew(now: number): Promise<void>;
}

export type LandingRow = Row<'landing_pages'>;
export type FaqRow = Row<'faqs'>;

export type CareerRow = Row<'careers'>;

export type PageRow = Row<'pages'>;

/** Reads the editorial pages: landing pages, FAQs, jobs, terms. */
export interface Pages {
  /** Returns the active questions in their order. */
  faqs(): Promise<FaqRow[]>;
  /** Returns the open positions. */
  careers(): Promise<CareerRow[]>;
  /** Returns one open position. */
  career(id: number): Promise<CareerRow | undefined>;
  /** Returns the active pages. */
  pages(): Promise<PageRow[]>;
  /** Returns the active page of this type. */
  page(type: string): Promise<PageRow | undefined>;
  /** Returns the landing page of this type. */
  landing(type: string): Promise<LandingRow | undefined>;
  /** Returns the terms or the privacy policy. */
  legalText(kind: 'term' | 'policy'): Promise<Row<'legal_texts'> | undefined>;
  /** Returns the newest referral program. */
  referral(): Promise<Row<'referrals'> | undefined>;
  /** Counts customers and delivered orders. */
  statistics(): Promise<{ readonly users: number; readonly orders: number }>;
}

/** Stores which users like which banners. */
export interface BannerLikes {
  /** Toggles a like; concurrent toggles of one user each count. */
  toggle(bannerId: number, userId: number): Promise<void>;
}

export type BlogType = 'blog' | 'notification';

export type BlogFilter = {
  readonly type: BlogType | undefined;
  /** `YYYY-MM-DD`; later articles are unpublished. */ readonly today: string;
};

export type Author = {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string | null;
  readonly active: boolean;
  readonly img: string | null;
};

export type BlogRow = Row<'blogs'> & { readonly author: Author | null };

export type Joined = Row<'blogs'> & {
  readonly author_id: number | null;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly author_active: boolean | null;
  readonly author_img: string | null;
};

/** Reads published articles and news, newest first. */
export interface Articles {
  /** Counts the published articles that match the filter. */
  count(filter: BlogFilter): Promise<number>;
  /** Returns a slice of the published articles, newest first. */
  list(filter: BlogFilter, offset: number, limit: number): Promise<readonly BlogRow[]>;
  /** Returns a published article by its uuid. */
  find(uuid: string, today: string): Promise<BlogRow | undefined>;
}

export type BannerRecord = Row<'banners'> & { readonly shopIds: readonly number[]; readonly likes: number };

/** Banners of the home page. */
export interface Banners {
  /** Returns active banners in order with the shops they advertise; `id` limits it to one. */
  active(id?: number): Promise<readonly BannerRecord[]>;
}

/** An ad with the shops that paid for a place. */
export type AdRow = Row<'ads'> & { readonly shopIds: readonly number[] };

/** Reads ads with the shops that bought places. */
export interface Ads {
  /** Returns active ads with at least one place that is approved, paid and running at `now`; `id` limits it to one. */
  running(now: number, id?: number): Promise<readonly AdRow[]>;
}
