/** The settings of a new marketplace (contract 4.6); `public` ones are sent to customers. */
export const PUBLIC_SETTINGS = {
  ui_type: '1',
  payment_type: 'admin',
  before_order_phone_required: '1',
  before_order_phone_verified: '0',
  referral_active: '0',
  otp_expire_time: '15',
  group_order: '0',
  review_days: '30',
  active_parcel: '0',
  reservation_enable_for_user: '0',
  reservation_time_durations: '30',
  reservation_before_time: '2',
  min_reservation_time: '3',
  auth_option: 'email',
  instagram: '',
  facebook: '',
  twitter: '',
  customer_app_android: '',
  customer_app_ios: '',
  delivery_app_android: '',
  delivery_app_ios: '',
  vendor_app_android: '',
  vendor_app_ios: '',
  footer_text: '',
  address: '',
  phone: '',
  email: '',
  title: 'Tiffin',
  location: '0,0',
  is_demo: '0',
  service_fee: '0',
  recommended_count: '2',
  order_auto_approved: '0',
  parcel_order_auto_approved: '0',
  order_auto_delivery_man: '0',
  deliveryman_order_acceptance_time: '30',
  social_auth_google: '0',
  social_auth_apple: '0',
  social_auth_facebook: '0',
  timezone: 'UTC',
  password_min: '6',
} as const;

export const PRIVATE_SETTINGS = { by_subscription: '0' } as const;

/** All settings of a new marketplace. */
export const NEW_MARKETPLACE: Readonly<Record<string, string>> = { ...PUBLIC_SETTINGS, ...PRIVATE_SETTINGS };

/** Whether everybody may read a setting; the others are the server's own. */
export const isPublicSetting = (key: string): boolean => !Object.hasOwn(PRIVATE_SETTINGS, key);

export const NOTIFICATION_KINDS = ['push', 'discount', 'order_verify', 'order_statuses'] as const;

/** The ways to pay; which providers can settle here the server finds out when it starts. */
export const PAYMENTS = [
  { tag: 'cash', active: true },
  { tag: 'wallet', active: true },
  { tag: 'stripe', active: true },
  { tag: 'razorpay', active: true },
  { tag: 'paystack', active: true },
  { tag: 'moyasar', active: true },
  { tag: 'paytabs', active: true },
  { tag: 'mercado-pago', active: true },
  { tag: 'flutterWave', active: true },
  { tag: 'paypal', active: true },
] as const;
