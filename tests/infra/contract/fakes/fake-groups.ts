import { streetOf } from '@domain/addresses/index.ts';
import {
  applyGroupCommand,
  clampQuantity,
  lineKey,
  newGroupOrder,
  type GroupActor,
  type GroupAnswer,
  type GroupCart,
  type GroupCommand,
  type GroupMember,
  type GroupOrder,
  type GroupPart,
  type GroupRefusal,
  type JoinedGroups,
  type LineKey,
  type LineRemoval,
  type OwnGroups,
  type SingleLine,
} from '@domain/cart/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import {
  cartId,
  currencyId,
  shopId,
  userCartId,
  userId,
  uuid,
  type ShopId,
  type UserCartId,
} from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Err, type Result } from '@domain/kernel/result.ts';
import { lineAmounts, noMoney, subtractMoney, sumMoney } from '@domain/pricing/index.ts';
import { soldLine } from '@domain/testing/index.ts';
import { absent, refusal } from './refusals.ts';

const OWNER = userId(7);
const NOW = instant(Date.UTC(2025, 2, 10, 11));
const owner: GroupActor = { kind: 'user', userId: OWNER };
const guest = (member: UserCartId): GroupActor => ({ kind: 'guest', member });
const secretOf = (id: UserCartId) => uuid(`5ec7e700-0000-4000-8000-${String(id).padStart(12, '0')}`);

type Failure =
  | RemoteFailure
  | { readonly kind: 'refused'; readonly why: GroupRefusal; readonly cart: GroupCart | undefined };
const refused = (why: GroupRefusal, cart?: GroupCart): Err<Failure> => err({ kind: 'refused', why, cart });

/**
 * A server with one owner's cart and the guests who join it, in memory; what it sells is `soldLine`. The rules are
 * those of the domain.
 */
export const createFakeGroups = (): { readonly own: OwnGroups; readonly joined: JoinedGroups } => {
  let group: GroupOrder | undefined;
  let lastPart = 411;
  const detailIds = new Map<string, number>();
  const detailOf = (member: GroupMember, key: LineKey): number => {
    const name = `${member.id} ${key}`;
    if (!detailIds.has(name)) detailIds.set(name, 9000 + detailIds.size);
    return detailIds.get(name) as number;
  };

  const cartOf = (from: GroupOrder, viewer?: UserCartId): GroupCart => {
    const members = from.members.map((member) => ({
      ...member,
      uuid: viewer === undefined || viewer === member.id ? secretOf(member.id) : undefined,
      lines: member.lines.map((line) => ({
        ...line,
        ...amountsOf(line),
        detailId: detailOf(member, lineKey(line)),
        isBonus: false,
      })),
    }));
    const { id, ownerId, isGroup, isLocked, spendLimit, deadline, version } = from;
    const total = sumMoney(
      members.flatMap(({ lines }) => lines.map(({ gross, discount }) => subtractMoney(gross, discount))),
      from.scale,
    );
    return {
      id,
      shopId: from.shopId,
      ownerId,
      currencyId: currencyId(1),
      isGroup,
      isLocked,
      spendLimit,
      deadline,
      title: from.title,
      payer: from.payer,
      destination: from.destination,
      invitation: viewer === undefined ? from.invitation : undefined,
      version,
      members,
      total,
      recipeDiscount: noMoney(from.scale),
    };
  };

  /** What becomes of a command; the cart as the one who asked sees it. */
  const run = (actor: GroupActor, command: GroupCommand, viewer?: UserCartId): Result<GroupCart, Failure> => {
    if (!group) return refused({ kind: 'ordered' });
    const outcome = applyGroupCommand(group, actor, command, NOW, soldLine);
    if (!outcome.ok)
      return refused(outcome.error, outcome.error.kind === 'version' ? cartOf(group, viewer) : undefined);
    group = outcome.value;
    return ok(cartOf(group, viewer));
  };

  const setLine = (
    actor: GroupActor,
    { stockId, quantity }: SingleLine,
    viewer?: UserCartId,
  ): Result<GroupCart, Failure> => {
    const allowed = run(actor, { kind: 'write', entries: [], version: undefined }, viewer);
    const sold = soldLine({ stockId, quantity, addons: [] });
    if (!allowed.ok || !sold) return allowed.ok ? refusal(400, 'ERROR_400') : allowed;
    const possible = clampQuantity(quantity, sold.item.limits).quantity;
    if (quantity > 0 && possible !== quantity) return refusal(400, 'ERROR_111', { data: { quantity: possible } });
    return run(actor, { kind: 'write', entries: [{ stockId, quantity, addons: [] }], version: undefined }, viewer);
  };

  const removeLines = (
    actor: GroupActor,
    { detailIds: ids, version }: LineRemoval,
    own?: UserCartId,
  ): Result<void, Failure> => {
    const parts = (group?.members ?? []).filter(({ id }) => own === undefined || id === own);
    const lines = parts.flatMap((member) =>
      member.lines.map((line) => ({ member, key: lineKey(line), id: detailOf(member, lineKey(line)) })),
    );
    const gone = lines.filter(({ id }) => ids.includes(id));
    const allowed = run(actor, { kind: 'write', entries: [], version: undefined });
    if (!allowed.ok) return allowed;
    if (gone.length !== ids.length) return refused({ kind: 'no-such-line' });
    for (const { member, key } of gone) {
      const outcome = run(actor, { kind: 'remove', member: member.id, keys: [key], version });
      if (!outcome.ok) return outcome;
    }
    return ok(undefined);
  };

  const isMember = ({ member }: GroupPart): boolean =>
    group?.isGroup === true && group.members.some(({ id }) => id === member);
  /** A member's call: a removed member is informed. */
  const asMember = <Value>(part: GroupPart, work: () => Result<Value, Failure>): GroupAnswer<Value> =>
    Promise.resolve(
      !group || group.id !== part.cartId
        ? refused({ kind: 'ordered' })
        : isMember(part)
          ? work()
          : refused({ kind: 'not-member', reason: 'unknown' }),
    );
  const opened = (shop: ShopId): GroupOrder =>
    newGroupOrder(
      { id: cartId(310), shopId: shop, ownerId: OWNER, scale: 2 },
      { id: userCartId(lastPart), name: 'Nadia' },
    );
  const newInvitation = () => secretOf(userCartId((lastPart += 1)));
  const settled = <Value>(outcome: Result<Value, Failure>): Result<void, Failure> =>
    outcome.ok ? ok(undefined) : outcome;

  return {
    own: {
      open: async (shop) => {
        if (group && group.shopId !== shop) return refusal(400, 'ERROR_440');
        group ??= opened(shop);
        return ok(cartOf(group));
      },
      share: async (cart, isGroup) =>
        group?.id === cart
          ? settled(run(owner, isGroup ? { kind: 'start', invitation: newInvitation() } : { kind: 'stop' }))
          : refused({ kind: 'ordered' }),
      setLine: async (_cart, line) => setLine(owner, line),
      removeLines: async (removal) => removeLines(owner, removal),
      arrange: async (_cart, terms) => {
        if (!group) return refused({ kind: 'ordered' });
        const { title, payer, spendLimit, deadline, destination } = { ...group, ...terms };
        run(owner, { kind: 'direct', destination });
        const described = run(owner, { kind: 'describe', title, payer });
        return described.ok ? run(owner, { kind: 'limits', spendLimit, deadline }) : described;
      },
      lock: async (_cart, isLocked) => run(owner, { kind: isLocked ? 'lock' : 'unlock' }),
      renewLink: async () => run(owner, { kind: 'renew', invitation: newInvitation() }),
      kick: async (_cart, secret) => {
        const member = group?.members.find(({ id }) => secretOf(id) === secret);
        return member ? settled(run(owner, { kind: 'kick', member: member.id })) : refused({ kind: 'no-such-member' });
      },
    },
    joined: {
      invitation: async (cart, secret) =>
        group?.isGroup && group.id === cart && group.invitation === secret
          ? ok({
              cartId: cart,
              shopId: group.shopId,
              currencyId: currencyId(1),
              ownerName: 'Nadia',
              title: group.title,
              payer: group.payer,
              destination: streetOf(group.destination),
              isLocked: group.isLocked,
              isFull: false,
              isShopOpen: true,
              spendLimit: group.spendLimit,
              deadline: group.deadline,
            })
          : refused({ kind: 'not-joinable' }),
      join: async ({ cartId: cart, shopId: shop }, name, secret) => {
        if (group?.id !== cart) return refused({ kind: 'not-joinable' });
        const id = userCartId((lastPart += 1));
        const outcome = run(
          { kind: 'guest', member: undefined },
          { kind: 'join', shopId: shopId(shop), name, member: id, ...(secret && { invitation: secret }) },
        );
        return outcome.ok
          ? ok({ cartId: cart, shopId: shop, member: id, secret: secretOf(id) })
          : outcome.error.kind === 'refused' && outcome.error.why.kind === 'bad-name'
            ? refusal(400, 'ERROR_400', { params: { name: [''] } })
            : outcome;
      },
      load: (part) => asMember(part, () => (group ? ok(cartOf(group, part.member)) : absent())),
      setLine: (part, line) => asMember(part, () => setLine(guest(part.member), line, part.member)),
      write: (part, { entries, version }) =>
        asMember(part, () => run(guest(part.member), { kind: 'write', entries, version }, part.member)),
      setStatus: (part, isChoosing) =>
        asMember(part, () => run(guest(part.member), { kind: 'status', isChoosing }, part.member)),
      removeLines: (part, removal) => asMember(part, () => removeLines(guest(part.member), removal, part.member)),
      leave: (part) => asMember(part, () => settled(run(guest(part.member), { kind: 'leave' }))),
    },
  };
};

const amountsOf = (line: GroupMember['lines'][number]) => {
  const { gross, discount } = lineAmounts(line.item.price, line.quantity, line.addons);
  return { gross, discount };
};
