import { err, ok, type Result } from '../kernel/result.ts';
import { latinDigits } from '../kernel/latin-digits.ts';
import { typedAmount } from '../pricing/index.ts';

/** What an operator may type for a setting. */
export type SettingInput =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  /** Not negative, with at most three decimals. */
  | { readonly kind: 'amount' }
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'link' | 'place' | 'zone' };

/** The key of a setting that operators change. */
export type OperatorSetting =
  | 'title'
  | 'address'
  | 'phone'
  | 'email'
  | 'footer_text'
  | 'location'
  | 'timezone'
  | 'ui_type'
  | 'recommended_count'
  | 'instagram'
  | 'facebook'
  | 'twitter'
  | 'customer_app_android'
  | 'customer_app_ios'
  | 'delivery_app_android'
  | 'delivery_app_ios'
  | 'vendor_app_android'
  | 'vendor_app_ios'
  | 'service_fee'
  | 'payment_type'
  | 'by_subscription'
  | 'before_order_phone_required'
  | 'before_order_phone_verified'
  | 'order_auto_approved'
  | 'parcel_order_auto_approved'
  | 'order_auto_delivery_man'
  | 'deliveryman_order_acceptance_time'
  | 'group_order'
  | 'review_days'
  | 'active_parcel'
  | 'referral_active'
  | 'reservation_enable_for_user'
  | 'reservation_time_durations'
  | 'reservation_before_time'
  | 'min_reservation_time'
  | 'auth_option'
  | 'otp_expire_time'
  | 'password_min'
  | 'social_auth_google'
  | 'social_auth_apple'
  | 'social_auth_facebook';

const SWITCH: SettingInput = { kind: 'switch' };
const LINK: SettingInput = { kind: 'link' };
const text = (longest: number): SettingInput => ({ kind: 'text', longest });
const number = (least: number, most: number): SettingInput => ({ kind: 'number', least, most });
const choice = (...of: readonly string[]): SettingInput => ({ kind: 'choice', of });

/** The settings that operators change (contract 4.6); all others belong to the server. */
export const OPERATOR_SETTINGS: Readonly<Record<OperatorSetting, SettingInput>> = {
  title: text(60),
  address: text(200),
  phone: text(30),
  email: text(191),
  footer_text: text(300),
  location: { kind: 'place' },
  timezone: { kind: 'zone' },
  ui_type: choice('1', '2', '3', '4'),
  recommended_count: number(0, 50),
  instagram: LINK,
  facebook: LINK,
  twitter: LINK,
  customer_app_android: LINK,
  customer_app_ios: LINK,
  delivery_app_android: LINK,
  delivery_app_ios: LINK,
  vendor_app_android: LINK,
  vendor_app_ios: LINK,
  service_fee: { kind: 'amount' },
  payment_type: choice('admin', 'seller'),
  by_subscription: SWITCH,
  before_order_phone_required: SWITCH,
  before_order_phone_verified: SWITCH,
  order_auto_approved: SWITCH,
  parcel_order_auto_approved: SWITCH,
  order_auto_delivery_man: SWITCH,
  deliveryman_order_acceptance_time: number(1, 3600),
  group_order: SWITCH,
  review_days: number(1, 365),
  active_parcel: SWITCH,
  referral_active: SWITCH,
  reservation_enable_for_user: SWITCH,
  reservation_time_durations: number(5, 240),
  reservation_before_time: number(0, 720),
  min_reservation_time: number(1, 24),
  auth_option: choice('email', 'phone', 'both'),
  otp_expire_time: number(1, 60),
  password_min: number(6, 64),
  social_auth_google: SWITCH,
  social_auth_apple: SWITCH,
  social_auth_facebook: SWITCH,
};

/** Whether operators may change the setting with this key. */
export const isOperatorSetting = (key: string): key is OperatorSetting => Object.hasOwn(OPERATOR_SETTINGS, key);

/**
 * STORE-1f, LOCALE-6e: Returns the value as it is stored, or the input that was asked for; an empty text, link or place
 * is none.
 */
export const checkOperatorSetting = (key: OperatorSetting, typed: string): Result<string, SettingInput> => {
  const input: SettingInput = OPERATOR_SETTINGS[key];
  const value = valueOf(input, typed.trim());
  return value === undefined ? err(input) : ok(value);
};

const valueOf = (input: SettingInput, typed: string): string | undefined => {
  if (input.kind === 'amount') return typedAmount(typed);
  const value = input.kind === 'number' ? latinDigits(typed) : typed;
  return isValid(input, value) ? value : undefined;
};

const isValid = (input: Exclude<SettingInput, { kind: 'amount' }>, value: string): boolean => {
  switch (input.kind) {
    case 'switch':
      return value === '0' || value === '1';
    case 'choice':
      return input.of.includes(value);
    case 'number':
      return /^\d{1,4}$/.test(value) && Number(value) >= input.least && Number(value) <= input.most;
    case 'text':
      // Of one line: these stand in headings, footers and mails.
      return value.length <= input.longest && !/\p{Cc}/u.test(value);
    case 'link':
      return value === '' || /^https:\/\/[^\s/?#"<>]+\.[^\s"<>]+$/.test(value);
    case 'place':
      return value === '' || isPlace(value);
    case 'zone':
      return /^[A-Za-z]+([_+/-][A-Za-z0-9]+)*$/.test(value);
  }
};

const isPlace = (value: string): boolean => {
  const found = /^(-?\d{1,2}(?:\.\d{1,9})?),\s?(-?\d{1,3}(?:\.\d{1,9})?)$/.exec(value);
  return found !== null && Math.abs(Number(found[1])) <= 90 && Math.abs(Number(found[2])) <= 180;
};
