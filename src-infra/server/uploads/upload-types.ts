/** Contract 1.10: what customers may send pictures for. */
export const CUSTOMER_TYPES = [
  'users', 'shops', 'shops/logo', 'shops/background', 'shop-documents', 'reviews', 'order_refunds', 'deliveryman', 'parcel-orders', 'chats',
] as const;
const OTHER_TYPES = [
  'restaurant', 'restaurant/logo', 'restaurant/background', 'deliveryman/settings', 'banners', 'brands', 'blogs', 'categories', 'coupons', 'discounts',
  'extras', 'products', 'languages', 'referral', 'shop-tags', 'receipts', 'shop-galleries', 'landing-pages', 'combos', 'parcel-order-setting', 'stocks',
  'orders/after-delivered',
] as const;

export type UploadType = (typeof CUSTOMER_TYPES)[number] | (typeof OTHER_TYPES)[number];

const ALL: ReadonlySet<string> = new Set<string>([...CUSTOMER_TYPES, ...OTHER_TYPES]);
const OF_CUSTOMERS: ReadonlySet<string> = new Set<string>(CUSTOMER_TYPES);

export const isUploadType = (text: string): text is UploadType => ALL.has(text);

/** The other types are for the operator. */
export const mayUpload = (role: string, type: UploadType): boolean => role === 'admin' || OF_CUSTOMERS.has(type);
