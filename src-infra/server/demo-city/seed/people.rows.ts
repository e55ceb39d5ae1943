import { NOTIFICATION_KINDS } from '../../foundation/base-data/settings.data.ts';
import type { RowSet, TableRow } from '../../foundation/base-data/index.ts';
import type { CourierEntry, PersonEntry } from '../content/people-types.ts';
import type { SeedContext } from './seed-context.ts';
import { referralOf, uuidOf } from './stable-ids.ts';

type UserDraft = {
  readonly name: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: string;
  readonly since: number;
  readonly email?: string;
  readonly phone?: string;
  readonly passwordHash?: string;
  readonly birthday?: string;
  readonly gender?: string;
};

/** Accounts of the city: customers, desk, one seller and one courier with the demo password; others cannot sign in. */
export const peopleRows = (context: SeedContext): RowSet => {
  const { city, userId, daysAgo } = context;
  const users = [
    ...city.people.map((person) =>
      toUser(
        { name: person.email, since: daysAgo(PERSON_DAYS), passwordHash: context.passwordHash, ...person },
        context,
      ),
    ),
    ...city.shops.map(({ slug, seller, joinedDaysAgo }) =>
      toUser(
        {
          name: `seller ${slug}`,
          role: 'seller',
          since: daysAgo(joinedDaysAgo),
          ...seller,
          ...(seller.signsIn && { passwordHash: context.passwordHash }),
        },
        context,
      ),
    ),
    ...city.couriers.map(({ slug, firstname, lastname, phone, email }) =>
      toUser(
        {
          name: `courier ${slug}`,
          role: 'deliveryman',
          since: daysAgo(PERSON_DAYS),
          firstname,
          lastname,
          phone,
          ...(email !== undefined && { email, passwordHash: context.passwordHash }),
        },
        context,
      ),
    ),
    ...city.reviewers.map(({ slug, firstname, lastname }) =>
      toUser({ name: `reviewer ${slug}`, role: 'user', since: daysAgo(REVIEWER_DAYS), firstname, lastname }, context),
    ),
  ];
  const wallets = city.people.map(({ email, wallet }, index) => ({
    id: index + 1,
    uuid: uuidOf(`wallet ${email}`),
    user_id: userId(email),
    balance: wallet,
    created_at: daysAgo(PERSON_DAYS),
    updated_at: context.now,
  }));
  return [
    ['users', users],
    ['wallets', wallets],
    [
      'wallet_histories',
      city.people
        .flatMap((person, index) => histories(person, index + 1, context))
        .map((row, index) => ({ id: index + 1, ...row })),
    ],
    [
      'user_notification_kinds',
      [
        ...city.people.map(({ email }) => email),
        ...city.shops.flatMap(({ slug, seller }) => (seller.signsIn ? [`seller ${slug}`] : [])),
      ].flatMap((name) =>
        NOTIFICATION_KINDS.map((_kind, index) => ({
          user_id: userId(name),
          notification_id: index + 1,
          active: true,
        })),
      ),
    ],
    [
      'addresses',
      city.people.flatMap((person) => addressesOf(person, context)).map((row, index) => ({ id: index + 1, ...row })),
    ],
    ['couriers', city.couriers.map((courier) => toCourier(courier, context))],
  ];
};

const PERSON_DAYS = 90;
const REVIEWER_DAYS = 400;
/** A requested withdrawal, cents. */
const WAITING = 1500;

const toUser = (draft: UserDraft, { userId, now }: SeedContext): TableRow<'users'> => ({
  id: userId(draft.name),
  uuid: uuidOf(`user ${draft.name}`),
  firstname: draft.firstname,
  lastname: draft.lastname,
  email: draft.email?.toLowerCase() ?? null,
  phone: draft.phone?.replace(/\D/g, '') ?? null,
  password_hash: draft.passwordHash ?? null,
  birthday: draft.birthday ?? null,
  gender: draft.gender ?? null,
  active: true,
  img: null,
  role: draft.role,
  referral: null,
  my_referral: referralOf(draft.name),
  email_verified_at: draft.email ? draft.since : null,
  phone_verified_at: draft.phone ? draft.since : null,
  lang: 'en',
  currency_id: null,
  email_subscribed: false,
  registered_at: draft.since,
  created_at: draft.since,
  updated_at: now,
  deleted_at: null,
});

/**
 * The initial balance is in the wallet's history, and a withdrawal waits for the desk: the balance always equals its
 * ledger.
 */
type WalletEntry = Pick<TableRow<'wallet_histories'>, 'type' | 'amount' | 'note' | 'reason' | 'status'>;

const histories = (
  { email, wallet }: PersonEntry,
  walletId: number,
  { userId, daysAgo }: SeedContext,
): readonly TableRow<'wallet_histories'>[] => {
  const entry = (name: string, days: number, more: WalletEntry) => ({
    uuid: uuidOf(`${name} ${email}`),
    wallet_id: walletId,
    transaction_id: null,
    author_id: userId(email),
    created_at: daysAgo(days),
    updated_at: daysAgo(days),
    ...more,
  });
  return wallet === 0
    ? []
    : [
        entry('top-up', PERSON_DAYS, {
          type: 'topup',
          amount: wallet,
          note: 'Welcome',
          reason: null,
          status: 'paid',
        }),
        entry('second top-up', 12, {
          type: 'topup',
          amount: WAITING,
          note: 'Payment top up via Wallet',
          reason: 'top-up',
          status: 'paid',
        }),
        entry('withdrawal', 1, {
          type: 'withdraw',
          amount: WAITING,
          note: 'IBAN NL00 TIFF 0123 4567 89',
          reason: 'withdrawal',
          status: 'processed',
        }),
      ];
};

const addressesOf = (
  { email, addresses }: PersonEntry,
  { userId, daysAgo }: SeedContext,
): readonly TableRow<'addresses'>[] =>
  addresses.map(({ title, address, floor, house, entrance, comment, location: [latitude, longitude], isActive }) => ({
    user_id: userId(email),
    title,
    address,
    floor: floor ?? null,
    house: house ?? null,
    entrance: entrance ?? null,
    comment: comment ?? null,
    latitude,
    longitude,
    active: isActive,
    created_at: daysAgo(PERSON_DAYS),
    updated_at: daysAgo(PERSON_DAYS),
  }));

/** Stars of four and five that average to the rating. */
const toCourier = (
  { slug, city, vehicle, email, start: [latitude, longitude], rating, ratingCount }: CourierEntry,
  { userId }: SeedContext,
): TableRow<'couriers'> => {
  const five = Math.min(ratingCount, Math.max(0, Math.round((rating - 4) * ratingCount)));
  return {
    user_id: userId(`courier ${slug}`),
    city,
    vehicle,
    latitude,
    longitude,
    seen_at: null,
    is_person: email !== undefined,
    is_online: false,
    rating_counts: [0, 0, 0, ratingCount - five, five],
  };
};
