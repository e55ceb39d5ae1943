import { entriesBetween, lineKey } from '@domain/cart/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { shopId, userCartId, userId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Store } from '../store/index.ts';
import { applyInstructions } from './apply-entries.ts';
import type { CartKeeper } from './cart-keeper.ts';
import { replaceMember, type CartMember } from './cart-record.ts';
import { notFound, type CartRefusal } from './cart-refusal.ts';
import type { Instruction } from './entries.ts';
import { domainLines } from './group-state.ts';
import type { CartHands, HeldPart, MemberKey } from './held-cart.ts';
import type { OpenCart } from './open-cart.ts';
import type { RemoveLines } from './remove-lines.ts';
import { instructionOfLine } from './single-line.ts';

type Outcome<Value = OpenCart> = Promise<Result<Value, CartRefusal>>;
export type Newcomer = { readonly cartId: number; readonly shopId: number; readonly name: string; readonly userId: number | undefined };
export type Joined = { readonly cartId: number; readonly member: CartMember };

/** What those do who take part in somebody's group order (GROUP-1, GROUP-2). */
export interface GroupMembership {
  /** Gives a part to whoever says a name; who is signed in and has one already gets that. */
  join(newcomer: Newcomer): Outcome<Joined>;
  /** Writes lines into the member's own part: all of them or none (contract 5.2). */
  insert(key: MemberKey, instructions: readonly Instruction[], version?: number): Outcome;
  /** Sets one line without add-ons, refusing what limits would cut. */
  setLine(key: MemberKey, line: { readonly stockId: number; readonly quantity: number }, version?: number): Outcome;
  removeLines(key: MemberKey, ids: readonly number[], version?: number): Outcome<void>;
  /** Flips between choosing and done. */
  flipStatus(key: MemberKey): Outcome;
  leave(key: MemberKey): Outcome<void>;
  /** Tells the group that somebody's first window opened, or the last one closed. */
  tellPresence(cartId: number, memberId: number, isPresent: boolean): Promise<void>;
}

/** More do not fit into one order. */
const MOST_MEMBERS = 100;

type Deps = { readonly store: Store; readonly keeper: CartKeeper; readonly hands: CartHands; readonly removeLines: RemoveLines; readonly clock: Clock };

export const createGroupMembership = ({ store, keeper, hands, removeLines, clock }: Deps): GroupMembership => {
  const write = async (held: HeldPart, instructions: readonly Instruction[], version: number | undefined): Outcome => {
    const { cart, goods, member } = held;
    // Who may not write now hears of that, not of what was written.
    const allowed = await hands.decide(held, { kind: 'write', entries: [], version }, member);
    if (!allowed.ok) return allowed;
    const lines = applyInstructions(member.lines, instructions, goods, clock.now());
    if (!lines.ok) return lines;
    const [before, after] = [domainLines(member.lines, goods), domainLines(lines.value, goods)];
    const byKey = new Map(after.map((line) => [lineKey(line), line]));
    const written = await hands.decide(held, { kind: 'write', entries: entriesBetween(before, after), version }, member, (entry) => byKey.get(lineKey(entry)));
    return written.ok ? ok(await keeper.keep(cart, replaceMember(cart, { ...member, lines: lines.value }), goods)) : written;
  };

  return {
    insert: (key, instructions, version) => hands.ofMember(key, (held) => write(held, instructions, version)),
    removeLines: (key, ids, version) => hands.ofMember(key, (held) => removeLines(held, ids, version)),

    setLine: (key, line, version) =>
      hands.ofMember(key, async (held) => {
        const allowed = await hands.decide(held, { kind: 'write', entries: [], version }, held.member);
        if (!allowed.ok) return allowed;
        const instruction = instructionOfLine(line, held.goods);
        return instruction.ok ? write(held, [instruction.value], version) : instruction;
      }),

    flipStatus: (key) =>
      hands.ofMember(key, async (held) => {
        const isChoosing = !held.member.isChoosing;
        const outcome = await hands.command(held, { kind: 'status', isChoosing });
        if (outcome.ok) await keeper.news.member(held.cart.id, { ...held.member, isChoosing }, 'status');
        return outcome;
      }),

    leave: (key) =>
      hands.ofMember(key, async (held) => {
        const outcome = await hands.command(held, { kind: 'leave' });
        if (!outcome.ok) return outcome;
        await keeper.news.member(held.cart.id, held.member, 'left');
        return ok(undefined);
      }),

    tellPresence: async (cartId, memberId, isPresent) => {
      const cart = await keeper.carts.find({ cartId });
      const member = cart?.members.find(({ id }) => id === memberId);
      if (cart?.isGroup && member) await keeper.news.member(cartId, member, isPresent ? 'online' : 'offline');
    },

    join: (newcomer) =>
      store.transaction(async () => {
        const cart = await keeper.lock({ cartId: newcomer.cartId });
        const goods = cart && (await keeper.goodsOfCart(cart));
        if (!cart || !goods) return err(notFound);
        const actor = newcomer.userId === undefined ? ({ kind: 'guest', member: undefined } as const) : ({ kind: 'user', userId: userId(newcomer.userId) } as const);
        const id = await keeper.carts.newMemberId();
        const command = { kind: 'join', shopId: shopId(newcomer.shopId), name: newcomer.name, member: userCartId(id) } as const;
        const wanted = await hands.decide({ cart, goods, actor }, command);
        if (!wanted.ok) return wanted;
        const known = cart.members.find((member) => newcomer.userId !== undefined && member.userId === newcomer.userId);
        const member = known ?? wanted.value.members.find((candidate) => candidate.id === id);
        if (!member) throw new TypeError(`Nobody joined cart ${cart.id}`);
        if (known) return ok({ cartId: cart.id, member });
        if (wanted.value.members.length > MOST_MEMBERS) return err({ kind: 'group', why: { kind: 'not-joinable' }, currencyId: goods.currency.id });
        await keeper.keep(cart, wanted.value, goods);
        await keeper.news.member(cart.id, member, 'joined');
        return ok({ cartId: cart.id, member });
      }),
  };
};
