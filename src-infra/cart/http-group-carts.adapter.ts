import type { FetchOptions, $Fetch } from 'ofetch';
import type {
  GroupAnswer,
  GroupCart,
  GroupPart,
  GroupRejection,
  GroupTerms,
  JoinedGroups,
  LineRemoval,
  OwnGroups,
  SingleLine,
} from '@domain/cart/index.ts';
import type { CartId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import { majorOf } from '@domain/pricing/index.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { bypassCache } from '../drivers/http/bypass-cache.ts';
import { toWireTime } from '../drivers/http/wire-time.ts';
import { asInteger, asRecord, dataOf } from '../drivers/http/wire.ts';
import {
  toGroupCart,
  toGroupFailure,
  toInvitation,
  toPart,
  type Absence,
  type GroupContext,
} from './group-cart-wire.ts';
import { nestedProducts, type ProductBody } from './insert-body.ts';
import { insertFlat } from './insert-flat.ts';

type Deps = {
  readonly api: $Fetch;
  readonly context: GroupContext & { currencyId(): number | undefined };
  /** Whether the server announces an extension (contract 8). */
  readonly announces: (extension: 'idempotency' | 'cart_version' | 'line_addons') => boolean;
};
type Read<Value> = (data: unknown) => Result<Value, RemoteFailure | GroupRejection>;
type Caller = <Value>(
  path: string,
  options: FetchOptions<'json'>,
  absence: Absence,
  read: Read<Value>,
) => GroupAnswer<Value>;

/** Contract 3.8: a group order from its owner's side. */
export const createHttpOwnGroups = (deps: Deps): OwnGroups => {
  const { api, context, announces } = deps;
  const call = createCaller(api, context);
  const ask = createCaller(bypassCache(api), context);
  const currency = () => ({ currency_id: context.currencyId() });

  /** Whether others can join. */
  const isShared: Read<boolean> = (data) => {
    const found = toGroupCart(data, context, 'ordered');
    return found.ok ? ok(found.value.isGroup) : found;
  };
  /** Toggles sharing and returns the new state; the API has only a toggle. */
  const toggle = (cart: CartId): GroupAnswer<boolean> =>
    call(`dashboard/user/cart/set-group/${cart}`, { method: 'POST' }, 'ordered', isShared);
  /** Reads the current state first: a blind toggle could remove the members. */
  const look = (cart: CartId): GroupAnswer<boolean> =>
    ask('dashboard/user/cart', { query: currency() }, 'ordered', (data) =>
      asInteger(asRecord(data)['id']) === cart ? isShared(data) : isShared(undefined),
    );

  return {
    open: (shop) =>
      call(
        'dashboard/user/cart/open',
        { method: 'POST', body: { shop_id: shop, ...currency() } },
        'ordered',
        cartIn(context),
      ),
    share: async (cart, isGroup) => {
      let outcome = await look(cart);
      // Another device may have toggled in between.
      for (let tries = 0; outcome.ok && outcome.value !== isGroup && tries < 2; tries += 1)
        outcome = await toggle(cart);
      return outcome.ok ? ok(undefined) : outcome;
    },
    setLine: ({ cartId, shopId }, line) =>
      call(
        'dashboard/user/cart',
        { method: 'POST', body: { shop_id: shopId, ...lineBody(line), ...currency(), cart_id: cartId } },
        'ordered',
        cartIn(context),
      ),
    removeLines: ({ detailIds, version }) =>
      call(
        'dashboard/user/cart/product/delete',
        { method: 'DELETE', body: { ids: detailIds, ...versionBody(version, announces) } },
        'no-such-line',
        nothing,
      ),
    arrange: (cart, terms) =>
      call(`dashboard/user/cart/group/${cart}`, { method: 'PUT', body: termsBody(terms) }, 'ordered', cartIn(context)),
    lock: (cart, isLocked) =>
      call(
        `dashboard/user/cart/${isLocked ? 'lock' : 'unlock'}/${cart}`,
        { method: 'POST' },
        'ordered',
        cartIn(context),
      ),
    renewLink: (cart) => call(`dashboard/user/cart/invitation/${cart}`, { method: 'POST' }, 'ordered', cartIn(context)),
    kick: (cart, member) =>
      call(
        'dashboard/user/cart/member/delete',
        { method: 'DELETE', query: { cart_id: cart, 'ids[0]': member } },
        'no-such-member',
        nothing,
      ),
  };
};

/** Contract 3.8: a group order from a member's side, with or without an account. */
export const createHttpJoinedGroups = (deps: Deps): JoinedGroups => {
  const { api, context, announces } = deps;
  const call = createCaller(api, context);
  const ask = createCaller(bypassCache(api), context);

  const insert = (
    part: GroupPart,
    products: readonly ProductBody[],
    more: { readonly version?: number },
    headers: HeadersInit,
  ): GroupAnswer<GroupCart> =>
    call(
      'rest/cart/insert-product',
      { method: 'POST', headers, body: { shop_id: part.shopId, ...partBody(part), products, ...more } },
      'ordered',
      cartIn(context),
    );
  /** Toggles the member's status and returns the new one; the API has only a toggle. */
  const flip = (part: GroupPart): GroupAnswer<GroupCart> =>
    call(
      `rest/cart/status/${part.secret}`,
      { method: 'POST', body: { cart_id: part.cartId } },
      'ordered',
      cartIn(context),
    );
  const isChoosing = (cart: GroupCart, part: GroupPart): boolean | undefined =>
    cart.members.find(({ id }) => id === part.member)?.isChoosing;
  const load = (part: GroupPart): GroupAnswer<GroupCart> =>
    ask(
      `rest/cart/${part.cartId}`,
      { query: { shop_id: part.shopId, user_cart_uuid: part.secret } },
      'ordered',
      cartIn(context),
    );
  const removeLines = (part: GroupPart, { detailIds, version }: LineRemoval): GroupAnswer<void> =>
    call(
      'rest/cart/product/delete',
      { method: 'DELETE', body: { ids: detailIds, user_cart_uuid: part.secret, ...versionBody(version, announces) } },
      'no-such-line',
      nothing,
    );
  const heldBy = async (part: GroupPart) => {
    const cart = await load(part);
    return cart.ok
      ? ok({ cart: cart.value, lines: cart.value.members.find(({ id }) => id === part.member)?.lines ?? [] })
      : cart;
  };

  return {
    invitation: (cart, secret) =>
      ask(`rest/cart/${cart}/invitation`, { query: { secret } }, 'not-joinable', (data) => toInvitation(data, context)),
    join: ({ cartId, shopId }, name, secret) =>
      call(
        'rest/cart/open',
        { method: 'POST', body: { cart_id: cartId, shop_id: shopId, name, ...(secret && { secret }) } },
        'not-joinable',
        (data) => toPart(data, shopId),
      ),
    load,
    setLine: (part, line) =>
      call(
        'rest/cart',
        { method: 'POST', body: { shop_id: part.shopId, ...lineBody(line), ...partBody(part) } },
        'ordered',
        cartIn(context),
      ),
    write: (part, { entries, version, key }) =>
      announces('line_addons')
        ? insert(
            part,
            nestedProducts(entries),
            versionBody(version, announces),
            announces('idempotency') ? { 'Idempotency-Key': key } : {},
          )
        : // A key and a version belong to a single call, so the flat form, which needs several, sends neither.
          insertFlat(entries, {
            held: () => heldBy(part),
            remove: (detailIds) => removeLines(part, { detailIds, version: undefined }),
            insert: (products) => insert(part, products, {}, {}),
          }),
    setStatus: async (part, wanted) => {
      const flipped = await flip(part);
      // The status was already the wanted one, and the toggle has changed it.
      return flipped.ok && isChoosing(flipped.value, part) === !wanted ? flip(part) : flipped;
    },
    removeLines,
    leave: (part) =>
      call(
        'rest/cart/member/delete',
        { method: 'DELETE', query: { cart_id: part.cartId, 'ids[0]': part.secret } },
        'ordered',
        nothing,
      ),
  };
};

/** Runs calls whose 404 means `absence`. */
const createCaller =
  (api: $Fetch, context: GroupContext): Caller =>
  async (path, options, absence, read) => {
    const outcome = await readAnswer(api<unknown>(path, options), (body) => read(dataOf(body)));
    return outcome.ok || outcome.error.kind === 'refused' ? outcome : toGroupFailure(outcome.error, context, absence);
  };

/** What is undefined but named is lifted. */
const termsBody = (terms: Partial<GroupTerms>) => ({
  ...('spendLimit' in terms && { spend_limit: terms.spendLimit ? Number(majorOf(terms.spendLimit)) : null }),
  ...('deadline' in terms && { deadline: terms.deadline === undefined ? null : toWireTime(terms.deadline) }),
  ...('title' in terms && { title: terms.title }),
  ...('payer' in terms && { payer: terms.payer }),
  ...('destination' in terms && { destination: terms.destination }),
});

const cartIn =
  (context: GroupContext): Read<GroupCart> =>
  (data) =>
    toGroupCart(data, context, 'ordered');
const nothing: Read<void> = () => ok(undefined);
const lineBody = ({ stockId, quantity }: SingleLine) => ({ stock_id: stockId, quantity });
const partBody = ({ cartId, secret }: GroupPart) => ({ cart_id: cartId, user_cart_uuid: secret });
const versionBody = (version: number | undefined, announces: Deps['announces']) =>
  version !== undefined && announces('cart_version') ? { version } : {};
