/** Contract 1.10: what customers may send pictures for. */
export const CUSTOMER_TYPES = [
  'users',
  'shops',
  'shops/logo',
  'shops/background',
  'shop-documents',
  'reviews',
  'order_refunds',
  'deliveryman',
  'parcel-orders',
  'chats',
] as const;
/** Those for the operator. */
type OperatorType =
  | 'restaurant'
  | 'restaurant/logo'
  | 'restaurant/background'
  | 'deliveryman/settings'
  | 'banners'
  | 'brands'
  | 'blogs'
  | 'categories'
  | 'coupons'
  | 'discounts'
  | 'extras'
  | 'products'
  | 'languages'
  | 'referral'
  | 'shop-tags'
  | 'receipts'
  | 'shop-galleries'
  | 'landing-pages'
  | 'combos'
  | 'parcel-order-setting'
  | 'stocks'
  | 'orders/after-delivered';

export type UploadType = (typeof CUSTOMER_TYPES)[number] | OperatorType;

const OF_CUSTOMERS: ReadonlySet<string> = new Set<string>(CUSTOMER_TYPES);

/** Sellers send pictures of what they sell; the other types are for the operator. */
export const mayUpload = (role: string, type: UploadType): boolean =>
  role === 'admin' || OF_CUSTOMERS.has(type) || (role === 'seller' && type === 'products');
