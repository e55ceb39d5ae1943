import type { $Fetch } from 'ofetch';
import type { UserCart, UserCarts } from '@domain/cart/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import { isNotFound } from '@domain/kernel/remote-failure.ts';
import { ok } from '@domain/kernel/result.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { readCreated, requireId } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { bypassCache } from '../drivers/http/bypass-cache.ts';
import { dataOf } from '../drivers/http/wire.ts';
import { toUserCart } from './cart-wire.ts';
import { nestedProducts, type ProductBody } from './insert-body.ts';
import { insertFlat } from './insert-flat.ts';

type Deps = {
  readonly api: $Fetch;
  readonly context: ReadingContext & { currencyId(): number | undefined };
  /** Contract 8.8: the server accepts a line's add-ons nested in its entry. */
  readonly takesNestedAddons: () => boolean;
};

/** Contract 3.8: the signed-in customer's cart. */
export const createHttpUserCarts = ({ api, context, takesNestedAddons }: Deps): Required<UserCarts> => {
  const toOwn = requireId((item) => toUserCart(item, context));
  const insertOnce = (shop: ShopId, products: readonly ProductBody[]): Answer<UserCart> =>
    readAnswer(
      api<unknown>('dashboard/user/cart/insert-product', {
        method: 'POST',
        body: { shop_id: shop, currency_id: context.currencyId(), rate: 1, products },
      }),
      (body) => readCreated(body, toOwn),
    );
  const read = async (asker: $Fetch): Answer<UserCart | undefined> => {
    const answer = await readAnswer(
      asker<unknown>('dashboard/user/cart', { query: { currency_id: context.currencyId() } }),
      (body) => ok(toOwn(dataOf(body))),
    );
    return !answer.ok && isNotFound(answer.error) ? ok(undefined) : answer;
  };
  /** Returns the customer's own lines in this shop's cart. */
  const heldIn = async (shop: ShopId) => {
    const answer = await read(bypassCache(api));
    if (!answer.ok) return answer;
    const cart = answer.value;
    if (cart?.shopId !== shop) return ok(undefined);
    return ok({ cart, lines: cart.members.find(({ userId }) => userId === cart.ownerId)?.lines ?? [] });
  };
  const removeLines = (ids: readonly number[]): Answer<void> =>
    readAnswer(api<unknown>('dashboard/user/cart/product/delete', { method: 'DELETE', body: { ids } }), () =>
      ok(undefined),
    );
  return {
    load: () => read(bypassCache(api)),
    lastSeen: () => read(api),
    insert: (shop, entries) =>
      takesNestedAddons()
        ? insertOnce(shop, nestedProducts(entries))
        : insertFlat(entries, {
            held: () => heldIn(shop),
            remove: removeLines,
            insert: (products) => insertOnce(shop, products),
          }),
    remove: (cart) =>
      readAnswer(api<unknown>('dashboard/user/cart/delete', { method: 'DELETE', body: { ids: [cart] } }), () =>
        ok(undefined),
      ),
  };
};
