/** Names of the extensions of contract section 8. */
export type Extension =
  | 'idempotency'
  | 'quote'
  | 'cart_version'
  | 'events'
  | 'chat'
  | 'chat_overview'
  | 'chat_typing'
  | 'hosted_chat'
  | 'shop_timezone'
  | 'dietary'
  | 'line_addons'
  | 'line_notes'
  | 'handover'
  | 'group_links'
  | 'order_hold'
  | 'parcel_follow'
  | 'parcel_hold'
  | 'table_hold'
  | 'reservation_change'
  | 'table_orders'
  | 'reservation_waiting'
  | 'unit_price'
  | 'order_note'
  | 'order_allergens'
  | 'recipe_time'
  | 'repeat_plan'
  | 'refund_filter'
  | 'usual_orders'
  | 'listed_coupons'
  | 'substitution'
  | 'suggest'
  | 'search_facets'
  | 'shop_counts'
  | 'shop_zone'
  | 'shop_desk'
  | 'identity'
  | 'hosted_identity'
  | 'provider_page'
  | 'sms'
  | 'operator'
  | 'geocode'
  | 'address_suggest'
  | 'market_events'
  | 'wallet_history'
  | 'wallet_flow'
  | 'payment_state'
  | 'own_data'
  | 'passkeys'
  | 'linked_providers'
  | 'web_vitals'
  | 'traces';

/** One row of the operator's settings, as text (contract 4.6). */
export type SettingRow = { readonly key: string; readonly value: string };

/** The operator's settings as the app reads them (contract 4.6). Missing rows read as the stated default. */
export type Settings = {
  readonly title: string;
  readonly uiType: string;
  readonly footerText: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly social: Readonly<Record<'instagram' | 'facebook' | 'twitter', string>>;
  readonly apps: Readonly<
    Record<
      'customerAndroid' | 'customerIos' | 'deliveryAndroid' | 'deliveryIos' | 'vendorAndroid' | 'vendorIos',
      string
    >
  >;
  /** "admin": payment methods of the marketplace; else those of each shop. */
  readonly paymentType: string;
  readonly isPhoneRequired: boolean;
  /** ORDER-2i: deliveries need the verified number of the account. */
  readonly isVerifiedPhoneRequired: boolean;
  readonly isReferralActive: boolean;
  readonly isGroupOrderActive: boolean;
  readonly isParcelActive: boolean;
  readonly isReservationActive: boolean;
  /** Reservations (BOOKING-1): minutes of a slot, notice in hours, minimum hours of a stay. */
  readonly reservation: { readonly slotMinutes: number; readonly hoursAhead: number; readonly leastHours: number };
  /** Provider buttons, shown unless a row turns them off. */
  readonly socialSignIn: Readonly<Record<'google' | 'apple' | 'facebook', boolean>>;
  readonly isDemo: boolean;
  /** "phone", "email" or anything else for both. */
  readonly authOption: string;
  /** How long a code is valid, in minutes; 0 if unset. */
  readonly otpMinutes: number;
  readonly passwordMin: number;
  /** The flat fee of every order in the base currency, as `serviceFeeIn` reads it; empty if unset. */
  readonly serviceFee: string;
  /** 'lat,lng' of the default map point. */
  readonly location: string;
  /** The key of the maps service; empty if there is none. */
  readonly mapsKey: string;
  readonly timeZone: string | undefined;
  /** Names of the extensions of contract section 8 that the server announces. */
  readonly extensions: readonly string[];
};

const PASSWORD_MIN = 6;

/** STORE-1a: Reads the operator's rows, whatever they contain; ignores unknown keys, and the last of two rows wins. */
export const settingsOf = (rows: readonly SettingRow[]): Settings => {
  const values = new Map(rows.map((row) => [row.key, row.value]));
  const text = (key: string): string => values.get(key) ?? '';
  const isOn = (key: string): boolean => text(key) === '1';
  const isShown = (key: string): boolean => !values.has(key) || isOn(key);
  return {
    title: text('title'),
    uiType: text('ui_type'),
    footerText: text('footer_text'),
    address: text('address'),
    phone: text('phone'),
    email: text('email'),
    social: { instagram: text('instagram'), facebook: text('facebook'), twitter: text('twitter') },
    apps: {
      customerAndroid: text('customer_app_android'),
      customerIos: text('customer_app_ios'),
      deliveryAndroid: text('delivery_app_android'),
      deliveryIos: text('delivery_app_ios'),
      vendorAndroid: text('vendor_app_android'),
      vendorIos: text('vendor_app_ios'),
    },
    paymentType: text('payment_type'),
    isPhoneRequired: isOn('before_order_phone_required'),
    isVerifiedPhoneRequired: isOn('before_order_phone_verified'),
    isReferralActive: isOn('referral_active'),
    isGroupOrderActive: isOn('group_order'),
    isParcelActive: isOn('active_parcel'),
    isReservationActive: isOn('reservation_enable_for_user'),
    reservation: {
      slotMinutes: wholeNumber(text('reservation_time_durations') || text('reservetion_time_durations'), 30, 1),
      hoursAhead: wholeNumber(text('reservation_before_time'), 0),
      leastHours: wholeNumber(text('min_reservation_time'), 3),
    },
    socialSignIn: {
      google: isShown('social_auth_google'),
      apple: isShown('social_auth_apple'),
      facebook: isShown('social_auth_facebook'),
    },
    isDemo: isOn('is_demo'),
    authOption: text('auth_option'),
    otpMinutes: wholeNumber(text('otp_expire_time'), 0),
    passwordMin: Math.max(PASSWORD_MIN, wholeNumber(text('password_min'), PASSWORD_MIN)),
    serviceFee: text('service_fee'),
    location: text('location'),
    mapsKey: text('google_map_key'),
    timeZone: text('timezone') || undefined,
    extensions: text('api_extensions')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  };
};

/**
 * API-1a: whether the server announces an extension of contract section 8; only then its headers and fields are used.
 */
export const announces = ({ extensions }: Pick<Settings, 'extensions'>, extension: Extension): boolean =>
  extensions.includes(extension);

const wholeNumber = (text: string, otherwise: number, least: number = 0): number =>
  /^\d{1,9}$/.test(text.trim()) && Number(text) >= least ? Number(text) : otherwise;
