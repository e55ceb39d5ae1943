import { userCartId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { CartService } from './cart-service.ts';
import type { CartMember } from './cart-record.ts';
import { notFound, type CartRefusal } from './cart-refusal.ts';
import type { CartAccess, LockedPart } from './cart-access.ts';
import type { CartGoods } from './cart-goods.ts';
import { keyed } from './line-set.ts';

/** 8.13: What becomes of ids that no line has, such as those of stocks beside a line; one id must always be known. */
export type OtherIds = 'refused' | 'ignored';

/**
 * GROUP-2b: removes lines or single add-ons from a locked cart, all or none; bonuses follow. `version` is that of the
 * affected part, or of the caller's part if several are affected.
 */
export type RemoveLines = (
  held: LockedPart,
  ids: readonly number[],
  version: number | undefined,
  otherIds?: OtherIds,
) => Promise<Result<void, CartRefusal>>;

type Deps = { readonly cartService: CartService; readonly access: CartAccess; readonly now: () => number };

export const createRemoveLines =
  ({ cartService, access, now }: Deps): RemoveLines =>
  async (held, ids, version, otherIds = 'refused') => {
    const { cart, goods, member: own } = held;
    const wanted = new Set<number | undefined>(ids);
    const parts = cart.members.filter((member) => idsOf(member).some((id) => wanted.has(id)));
    const checked = parts.length === 1 ? parts[0] : own;
    for (const part of new Set([checked, ...parts])) {
      if (!part) continue;
      const allowed = await access.decide(
        held,
        { kind: 'remove', member: userCartId(part.id), keys: [], version: part === checked ? version : undefined },
        part,
      );
      // Only the owner may see lines of others.
      if (!allowed.ok)
        return allowed.error.kind === 'group' && allowed.error.why.kind === 'not-owner' ? err(notFound) : allowed;
    }
    const known = new Set(parts.flatMap(idsOf));
    const isFound = otherIds === 'ignored' ? parts.length > 0 : ids.every((id) => known.has(id));
    if (!isFound) return err(notFound);
    await cartService.save(
      cart,
      {
        ...cart,
        members: cart.members.map((member) =>
          parts.includes(member) ? without(member, wanted, goods, now()) : member,
        ),
      },
      goods,
    );
    return ok(undefined);
  };

const idsOf = ({ lines, bonuses }: CartMember): readonly (number | undefined)[] => [
  ...lines.flatMap((line) => [line.id, ...line.addons.map(({ id }) => id)]),
  ...bonuses.map(({ id }) => id),
];

/** Returns what remains of a part; merges lines that differed only by a removed add-on (CART-1b). */
const without = (
  member: CartMember,
  ids: ReadonlySet<number | undefined>,
  goods: CartGoods,
  now: number,
): CartMember => {
  const lines = member.lines
    .filter(({ id }) => !ids.has(id))
    .map((line) =>
      line.addons.some(({ id }) => ids.has(id))
        ? { ...line, addons: line.addons.filter(({ id }) => !ids.has(id)), updatedAt: now }
        : line,
    );
  return { ...member, lines: [...keyed(lines, goods, now).values()] };
};
