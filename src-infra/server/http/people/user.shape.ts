import { phoneVerifiedAt, shownEmail, shownPhone, type UserRow } from '../../features/identity/index.ts';
import { wireDate, wireTime } from '../../foundation/time/index.ts';
import { pictureUrl } from '../shapes/index.ts';

type Role = 'user' | 'seller' | 'moderator' | 'deliveryman' | 'manager' | 'waiter' | 'cook' | 'admin';

/** The own User of contract 2.5 without relations. */
export const toUser = (row: UserRow, origin: string) => ({
  id: row.id,
  uuid: row.uuid,
  firstname: row.firstname,
  lastname: row.lastname,
  empty_p: row.password_hash === null,
  email: shownEmail(row),
  phone: shownPhone(row),
  birthday: wireDate(row.birthday),
  gender: row.gender as 'male' | 'female' | null,
  active: row.active,
  img: pictureUrl(origin, row.img),
  referral: row.referral,
  my_referral: row.my_referral,
  role: row.role as Role,
  email_verified_at: row.pending_email === null ? wireTime(row.email_verified_at) : null,
  phone_verified_at: wireTime(phoneVerifiedAt(row)),
  registered_at: wireTime(row.registered_at),
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
  currency_id: row.currency_id,
  lang: row.lang,
  shop: null,
  model: null,
});
