import type { $Fetch } from 'ofetch';
import { currencyId, orderId, userCartId } from '@domain/kernel/ids.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import { readOrderStatus, SHARE_STANDINGS, type OrderedGroup, type OrderedGroups } from '@domain/orders/index.ts';
import type { Scale } from '@domain/pricing/index.ts';
import { bypassCache } from '../drivers/http/bypass-cache.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import { asBoolean, asInteger, asMoney, asRecord, asText, dataOf, listOf } from '../drivers/http/wire.ts';

/** The order that a group became, as each of its members may see it. */
export const createHttpOrderedGroups = ({ api }: { readonly api: $Fetch }): OrderedGroups => ({
  load: (part) =>
    readAnswer(
      bypassCache(api)<unknown>(`rest/cart/${part.cartId}/order`, { query: { user_cart_uuid: part.secret } }),
      readOrderedGroup,
    ),
  tell: (part, isGiven) =>
    readAnswer(
      api<unknown>(`rest/cart/${part.cartId}/share`, {
        method: 'PUT',
        body: { user_cart_uuid: part.secret, given: isGiven },
      }),
      readOrderedGroup,
    ),
  settle: (order, member, isSettled) =>
    readAnswer(
      api<unknown>(`dashboard/user/orders/${order}/shares`, {
        method: 'PUT',
        body: { user_cart_id: member, settled: isSettled },
      }),
      readOrderedGroup,
    ),
});

/** The order of a group in an answer. */
export const readOrderedGroup = (body: unknown): Result<OrderedGroup, never> => ok(toOrderedGroup(dataOf(body)));

const toOrderedGroup = (data: unknown): OrderedGroup => {
  const dto = asRecord(data);
  const currency = asRecord(dto['currency']);
  const scale = (currency['decimals'] === undefined ? 2 : asInteger(currency['decimals'])) as Scale;
  return {
    id: asInteger(dto['id']) > 0 ? orderId(asInteger(dto['id'])) : undefined,
    self: userCartId(asInteger(dto['user_cart_id'])),
    status: readOrderStatus(asText(dto['status'])) ?? 'accepted',
    expectedAt: optionalInstant(dto['eta']) ?? optionalInstant(dto['delivery_date_time']),
    ownerName: asText(dto['owner_name']),
    currencyId: asInteger(currency['id']) > 0 ? currencyId(asInteger(currency['id'])) : undefined,
    priceStyle: {
      symbol: asText(currency['symbol']),
      position: currency['position'] === 'after' ? 'after' : 'before',
    },
    total: asMoney(dto['total_price'], scale),
    shares: listOf(dto['shares'], (value) => {
      const share = asRecord(value);
      return {
        id: userCartId(asInteger(share['user_cart_id'])),
        name: asText(share['name']),
        isOwner: asBoolean(share['owner']),
        standing:
          SHARE_STANDINGS.find((standing) => standing === share['standing']) ??
          (share['settled'] === true ? 'settled' : 'open'),
        lines: asMoney(share['lines'], scale),
        fixed: asMoney(share['fixed'], scale),
        proportional: asMoney(share['proportional'], scale),
        reduction: asMoney(share['reduction'], scale),
        total: asMoney(share['total'], scale),
        dishes: listOf(share['dishes'], (dish) => ({
          title: asText(asRecord(dish)['title']),
          quantity: asInteger(asRecord(dish)['quantity']),
        })),
      };
    }),
  };
};
