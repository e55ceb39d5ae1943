import type { GroupCart, GroupInvitation, GroupPart, GroupRefusal, GroupRejection } from '@domain/cart/index.ts';
import { cartId, currencyId, shopId, userCartId, uuid, type CurrencyId, type Uuid } from '@domain/kernel/ids.ts';
import type { RemoteFailure, RemoteRefusal } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Err, type Result } from '@domain/kernel/result.ts';
import type { Scale } from '@domain/pricing/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import {
  asBoolean,
  asInteger,
  asMoney,
  asRecord,
  asText,
  optionalNumber,
  optionalText,
  type Wire,
} from '../drivers/http/wire.ts';
import { toUserCart } from './cart-wire.ts';

/** Carts of others are in their owner's currency, whatever currency the reader has chosen. */
export type GroupContext = Pick<ReadingContext, 'toImage' | 'timeZone' | 'language'> & {
  scaleOf(currency: CurrencyId): Scale;
};
type Failure = RemoteFailure | GroupRejection;
/** What a 404, or an answer without a cart, means. */
export type Absence = Extract<GroupRefusal['kind'], 'ordered' | 'not-joinable' | 'no-such-line' | 'no-such-member'>;

/** Contract 2.6, 8.3. Existing servers answer 200 without data for a missing cart (contract 1.5). */
export const toGroupCart = (
  data: unknown,
  context: GroupContext,
  absence: Absence,
): Result<GroupCart, GroupRejection> =>
  asInteger(asRecord(data)['id']) > 0 ? ok(readGroupCart(data, context)) : err(refused({ kind: absence }));

const readGroupCart = (data: unknown, context: GroupContext): GroupCart => {
  const dto = asRecord(data);
  const scale = context.scaleOf(currencyId(asInteger(dto['currency_id'])));
  return {
    ...toUserCart(dto, {
      toImage: context.toImage,
      timeZone: () => context.timeZone(),
      language: () => context.language(),
      scale: () => scale,
    }),
    version: optionalNumber(dto['version']),
    isLocked: asBoolean(dto['locked']),
    // 0 means that there is no limit: servers leave absent fields at 0 (contract 1.6).
    spendLimit: optionalNumber(dto['spend_limit']) ? asMoney(dto['spend_limit'], scale) : undefined,
    deadline: optionalInstant(dto['deadline']),
    ...describedBy(dto),
    invitation: optionalUuid(dto['secret']),
  };
};

const describedBy = (dto: Wire): Pick<GroupCart, 'title' | 'payer' | 'destination'> => ({
  title: asText(dto['title']),
  payer: dto['payer'] === 'each' ? 'each' : 'owner',
  destination: asText(dto['destination']),
});

const optionalUuid = (value: unknown): Uuid | undefined => {
  const text = optionalText(value);
  return text === undefined || text === '' ? undefined : uuid(text);
};

/** Reads what a link shows before joining. */
export const toInvitation = (data: unknown, context: GroupContext): Result<GroupInvitation, GroupRejection> => {
  const dto = asRecord(data);
  if (asInteger(dto['cart_id']) <= 0) return err(refused({ kind: 'not-joinable' }));
  const currency = currencyId(asInteger(dto['currency_id']));
  return ok({
    cartId: cartId(asInteger(dto['cart_id'])),
    shopId: shopId(asInteger(dto['shop_id'])),
    currencyId: currency,
    ownerName: asText(dto['owner_name']),
    ...describedBy(dto),
    isLocked: asBoolean(dto['locked']),
    isFull: asBoolean(dto['full']),
    isShopOpen: asBoolean(asRecord(dto['shop'])['open']),
    spendLimit: optionalNumber(dto['spend_limit']) ? asMoney(dto['spend_limit'], context.scaleOf(currency)) : undefined,
    deadline: optionalInstant(dto['deadline']),
  });
};

/** Reads the answer to joining a group: what the device stores. */
export const toPart = (data: unknown, shop: GroupPart['shopId']): Result<GroupPart, GroupRejection | RemoteFailure> => {
  const dto = asRecord(data);
  const [id, cart, secret] = [asInteger(dto['id']), asInteger(dto['cart_id']), asText(dto['uuid'])];
  if (id <= 0 && secret === '') return err(refused({ kind: 'not-joinable' }));
  return id <= 0 || cart <= 0 || secret === ''
    ? err({ kind: 'malformed' })
    : ok({ cartId: cartId(cart), shopId: shopId(shop), member: userCartId(id), secret: uuid(secret) });
};

/** Maps the group refusals of contract 3.8 and 8.3 to domain refusals; passes on any other failure. */
export const toGroupFailure = (failure: RemoteFailure, context: GroupContext, absence: Absence): Err<Failure> => {
  if (failure.kind !== 'rejected') return err(failure);
  if (failure.status === 404) return err(refused({ kind: absence }));
  if (failure.status === 409) return err(conflictOf(failure, context) ?? failure);
  // The member was removed or the group has ended: the server does not say which.
  return err('user_cart_uuid' in failure.params ? refused({ kind: 'not-member', reason: 'unknown' }) : failure);
};

const conflictOf = ({ data }: RemoteRefusal, context: GroupContext): GroupRejection | undefined => {
  const dto = asRecord(data);
  const ordered = toGroupCart(dto['cart'], context, 'ordered');
  const scale = context.scaleOf(currencyId(asInteger(dto['currency_id'])));
  switch (dto['reason']) {
    case 'locked':
    case 'deadline':
      return refused({ kind: dto['reason'], deadline: optionalInstant(dto['deadline']) });
    case 'full':
      return refused({ kind: 'full' });
    case 'version':
      return refused({ kind: 'version', current: asInteger(dto['version']) }, ordered.ok ? ordered.value : undefined);
    case 'spend_limit':
      return refused({ kind: 'spend-limit', limit: asMoney(dto['limit'], scale), total: asMoney(dto['total'], scale) });
    default:
      return undefined;
  }
};

const refused = (why: GroupRefusal, cart?: GroupCart): GroupRejection => ({ kind: 'refused', why, cart });
