import type { OperatorSetting } from '@domain/settings/index.ts';

export type SettingText = {
  readonly key: OperatorSetting;
  readonly label: string;
  /** What it changes, in one sentence. */
  readonly effect: string;
  /** Names of the values of a choice, in their order. */
  readonly names?: readonly string[];
};
export type SettingGroup = { readonly key: string; readonly title: string; readonly settings: readonly SettingText[] };

const say = (key: OperatorSetting, label: string, effect: string, names?: readonly string[]): SettingText => ({
  key,
  label,
  effect,
  ...(names && { names }),
});

/** The settings as operators read them, each saved with its group. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    key: 'marketplace',
    title: 'Marketplace',
    settings: [
      say('title', 'Name', 'The name in page titles, in the header and in mails.'),
      say('address', 'Address', 'Shown on the page about you and in the footer.'),
      say('phone', 'Phone', 'The number customers find on the help page.'),
      say('email', 'E-mail', 'The address customers find on the help page.'),
      say('footer_text', 'Footer', 'The line at the end of every page.'),
      say(
        'location',
        'Start of the map',
        'Where maps open without an address: latitude,longitude, such as 52.37,4.89.',
      ),
      say('timezone', 'Time zone', 'The zone of news, banners and shops without their own, such as Europe/Amsterdam.'),
    ],
  },
  {
    key: 'looks',
    title: 'Looks',
    settings: [
      say('ui_type', 'Layout of the home page', 'Which home page, header and cards customers see.', [
        'Marketplace',
        'Categories beside shops',
        'Story feed',
        'Search first',
      ]),
      say('recommended_count', 'Recommended shops', 'How many recommended shops the home page shows at least.'),
    ],
  },
  {
    key: 'orders',
    title: 'Orders',
    settings: [
      say('service_fee', 'Service fee', 'Added to every order, in the base currency, such as 1.50; 0 for none.'),
      say('payment_type', 'Who is paid', 'Whose ways to pay customers see at the checkout.', [
        'The marketplace',
        'Each shop',
      ]),
      say(
        'by_subscription',
        'Shops pay by subscription',
        'Takes no commission, and hides shops without a subscription.',
      ),
      say(
        'before_order_phone_required',
        'Phone number required',
        'Deliveries need a phone number before they are placed.',
      ),
      say(
        'before_order_phone_verified',
        'Phone number verified',
        'Deliveries need the verified number of the account. Needs a service that sends text messages.',
      ),
      say('order_auto_approved', 'Accept orders at once', 'New orders skip the acceptance by the shop.'),
      say('parcel_order_auto_approved', 'Accept parcels at once', 'New parcels skip the acceptance by an operator.'),
      say(
        'order_auto_delivery_man',
        'Assign couriers at once',
        'Ready orders go to a free courier without an operator.',
      ),
      say(
        'deliveryman_order_acceptance_time',
        'Seconds for couriers',
        'How long a courier may take to accept an order.',
      ),
    ],
  },
  {
    key: 'offers',
    title: 'What customers can do',
    settings: [
      say('group_order', 'Order together', 'Customers share a cart with friends by a link.'),
      say(
        'review_days',
        'Days to rate an order',
        'How long after delivery customers rate the shop, the courier and the dishes.',
      ),
      say('active_parcel', 'Send parcels', 'Customers send parcels from door to door.'),
      say('referral_active', 'Invite friends', 'Both sides of an invitation receive money for the first order.'),
      say('reservation_enable_for_user', 'Reserve tables', 'Customers reserve tables at restaurants.'),
      say('reservation_time_durations', 'Minutes between reservations', 'How far apart the offered times are.'),
      say('reservation_before_time', 'Hours of notice', 'How many hours ahead a table must be reserved.'),
      say('min_reservation_time', 'Hours of a stay', 'How long a table is taken at least.'),
    ],
  },
  {
    key: 'accounts',
    title: 'Accounts',
    settings: [
      say('auth_option', 'Sign in with', 'Which of the two people type to register and to sign in.', [
        'E-mail',
        'Phone',
        'Either',
      ]),
      say('otp_expire_time', 'Minutes between codes', 'How long somebody waits before another code can be sent.'),
      say('password_min', 'Shortest password', 'The least number of characters of new passwords, from 6.'),
      say('social_auth_google', 'Google', 'Offers the sign-in with Google.'),
      say('social_auth_apple', 'Apple', 'Offers the sign-in with Apple.'),
      say('social_auth_facebook', 'Facebook', 'Offers the sign-in with Facebook.'),
    ],
  },
  {
    key: 'links',
    title: 'Links',
    settings: [
      say('instagram', 'Instagram', 'Linked in the footer; empty for none.'),
      say('facebook', 'Facebook', 'Linked in the footer; empty for none.'),
      say('twitter', 'X', 'Linked in the footer; empty for none.'),
      say('customer_app_android', 'App on Google Play', 'Linked where customers are told of the app; empty for none.'),
      say('customer_app_ios', 'App on the App Store', 'Linked where customers are told of the app; empty for none.'),
      say('delivery_app_android', 'Courier app on Google Play', 'Linked on the page for couriers; empty for none.'),
      say('delivery_app_ios', 'Courier app on the App Store', 'Linked on the page for couriers; empty for none.'),
      say('vendor_app_android', 'Shop app on Google Play', 'Linked on the page for shops; empty for none.'),
      say('vendor_app_ios', 'Shop app on the App Store', 'Linked on the page for shops; empty for none.'),
    ],
  },
];

/** The label of each setting by its key. */
export const SETTING_LABELS: ReadonlyMap<string, string> = new Map(
  SETTING_GROUPS.flatMap(({ settings }) => settings.map(({ key, label }) => [key, label] as const)),
);
