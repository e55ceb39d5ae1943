import type { DietaryDeclaration } from '@domain/dietary/index.ts';
import type { DayHours } from '@domain/menu/index.ts';
import type { LeadSpan } from '@domain/partners/index.ts';
import type { StoredTexts } from '../../texts.ts';

export type MenuStock = {
  readonly id: number;
  /** Minor units of the base currency. */
  readonly price: number;
  readonly quantity: number;
  /** While it is sold out for today: the pieces that are there again, and when. */
  readonly pause: { readonly kept: number; readonly until: number } | undefined;
  /** The values of its options, by language. */
  readonly options: readonly StoredTexts<'title'>[];
};

/** What a seller writes of a product, as it is stored. */
export type ProductContent = {
  readonly categoryId: number | null;
  readonly texts: StoredTexts<'title' | 'description'>;
  readonly image: string | null;
  /** Percent. */
  readonly tax: string;
  readonly nutrition: Readonly<Record<'kcal' | 'carbs' | 'protein' | 'fats', string | null>>;
  readonly min: number;
  readonly max: number;
  readonly interval: string;
  /** ORDER-12: returnable boxes of one piece. */
  readonly boxes: number;
  readonly dietary: DietaryDeclaration | undefined;
};
/** A product as its seller sees it. */
export type MenuProduct = ProductContent & {
  readonly id: number;
  readonly uuid: string;
  readonly shopId: number;
  readonly isShown: boolean;
  /** Sold along with other products. */
  readonly isExtra: boolean;
  /** Ordered; the first one's price is displayed. */
  readonly stocks: readonly MenuStock[];
};
export type NewProduct = ProductContent & {
  readonly uuid: string;
  readonly slug: string;
  readonly isShown: boolean;
  readonly price: number;
  readonly quantity: number;
};
export type MenuFilter = {
  readonly search: string;
  readonly show: 'all' | 'shown' | 'hidden' | 'sold_out' | 'extras';
  readonly offset: number;
  readonly limit: number;
};
export type PausedStock = { readonly stockId: number; readonly productId: number; readonly shopId: number };

/** Stores what shops sell. Deleted products are none. */
export interface MenuProducts {
  /** Returns a slice in the order of the menu, add-ons last, and how many match. */
  list(shopId: number, filter: MenuFilter): Promise<{ readonly items: readonly MenuProduct[]; readonly total: number }>;
  find(shopId: number, id: number): Promise<MenuProduct | undefined>;
  /** Finds a product and locks it and its stocks with the caller's transaction: nobody buys or changes it meanwhile. */
  lock(shopId: number, id: number): Promise<MenuProduct | undefined>;
  /** Adds a product with one stock at the end of the menu; returns its id. */
  insert(shopId: number, product: NewProduct, at: number): Promise<number>;
  update(id: number, content: ProductContent, at: number): Promise<void>;
  setShown(id: number, isShown: boolean, at: number): Promise<void>;
  setStock(id: number, stock: Pick<MenuStock, 'price' | 'quantity' | 'pause'>): Promise<void>;
  /** Takes a product off the menu; orders and carts that name it stay. */
  remove(id: number, at: number): Promise<void>;
  /** Locks the shop's menu; returns its products without add-ons, in order. */
  lockOrder(shopId: number): Promise<readonly { readonly id: number; readonly category: number | undefined }[]>;
  /** Stores the order of the products. */
  setOrder(ids: readonly number[]): Promise<void>;
  /** Returns the time zone of a shop; `undefined` if there is none. */
  timeZoneOf(shopId: number): Promise<string | undefined>;
  /** Returns stocks whose "sold out for today" is over. */
  over(now: number): Promise<readonly PausedStock[]>;
}

/** When a shop is open, and what its delivery costs. */
export type ShopTimes = {
  readonly timeZone: string;
  readonly week: readonly DayHours[];
  /** `YYYY-MM-DD`, in order. */
  readonly daysOff: readonly string[];
  /** Minor units of the base currency. */
  readonly fee: number;
  readonly feePerKm: number;
  readonly minimum: number;
  /** ORDER-12: for one returnable box; null offers none. */
  readonly deposit: number | null;
  readonly lead: LeadSpan;
};

/** Stores the hours and delivery terms of shops. */
export interface StoredTimes {
  find(shopId: number): Promise<ShopTimes | undefined>;
  /** Finds them and locks the shop with the caller's transaction. */
  lock(shopId: number): Promise<ShopTimes | undefined>;
  setWeek(shopId: number, week: readonly DayHours[]): Promise<void>;
  setDaysOff(shopId: number, days: readonly string[]): Promise<void>;
  setTerms(shopId: number, terms: StoredTerms, at: number): Promise<void>;
}

/** What delivery costs and takes, and the deposit for boxes. */
export type StoredTerms = Pick<ShopTimes, 'fee' | 'feePerKm' | 'minimum' | 'deposit' | 'lead'>;
