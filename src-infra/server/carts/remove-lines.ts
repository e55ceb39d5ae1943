import { userCartId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { CartKeeper } from './cart-keeper.ts';
import type { CartMember } from './cart-record.ts';
import { notFound, type CartRefusal } from './cart-refusal.ts';
import type { CartHands, HeldPart } from './held-cart.ts';

/**
 * GROUP-2b: takes lines, or single add-ons, out of a held cart: all of them or none; bonuses follow by themselves. `version` is
 * that of the part they are of; of the caller's own part when they are of several.
 */
export type RemoveLines = (held: HeldPart, ids: readonly number[], version: number | undefined) => Promise<Result<void, CartRefusal>>;

type Deps = { readonly keeper: CartKeeper; readonly hands: CartHands; readonly now: () => number };

export const createRemoveLines = ({ keeper, hands, now }: Deps): RemoveLines => async (held, ids, version) => {
  const { cart, goods, member: own } = held;
  const wanted = new Set<number | undefined>(ids);
  const parts = cart.members.filter((member) => idsOf(member).some((id) => wanted.has(id)));
  const checked = parts.length === 1 ? parts[0] : own;
  for (const part of new Set([checked, ...parts])) {
    if (!part) continue;
    const allowed = await hands.decide(held, { kind: 'remove', member: userCartId(part.id), keys: [], version: part === checked ? version : undefined }, part);
    // Lines of others are nobody's business but the owner's.
    if (!allowed.ok) return allowed.error.kind === 'group' && allowed.error.why.kind === 'not-owner' ? err(notFound) : allowed;
  }
  const known = new Set(parts.flatMap(idsOf));
  if (!ids.every((id) => known.has(id))) return err(notFound);
  await keeper.keep(cart, { ...cart, members: cart.members.map((member) => (parts.includes(member) ? without(member, wanted, now()) : member)) }, goods);
  return ok(undefined);
};

const idsOf = ({ lines, bonuses }: CartMember): readonly (number | undefined)[] => [
  ...lines.flatMap((line) => [line.id, ...line.addons.map(({ id }) => id)]), ...bonuses.map(({ id }) => id),
];

const without = (member: CartMember, ids: ReadonlySet<number | undefined>, now: number): CartMember => ({
  ...member,
  lines: member.lines
    .filter(({ id }) => !ids.has(id))
    .map((line) => (line.addons.some(({ id }) => ids.has(id)) ? { ...line, addons: line.addons.filter(({ id }) => !ids.has(id)), updatedAt: now } : line)),
});
