import { entriesBetween, lineKey } from '@domain/cart/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { shopId, userCartId, userId, uuid } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import { applyInstructions } from './apply-entries.ts';
import type { CartService } from './cart-service.ts';
import { replaceMember, type CartMember } from './cart-record.ts';
import { notFound, type CartRefusal } from './cart-refusal.ts';
import type { Instruction } from './entries.ts';
import { domainLines } from './group-state.ts';
import type { CartAccess, LockedPart, MemberKey } from './cart-access.ts';
import type { OpenCart } from './open-cart.ts';
import type { RemoveLines } from './remove-lines.ts';
import { instructionOfLine } from './single-line.ts';

type Outcome<Value = OpenCart> = Promise<Result<Value, CartRefusal>>;
export type Newcomer = {
  readonly cartId: number;
  readonly shopId: number;
  readonly name: string;
  /** The secret of the link. */
  readonly invitation: string | undefined;
  readonly userId: number | undefined;
  /** Of the network. */
  readonly address: string;
};
export type Joined = { readonly cartId: number; readonly member: CartMember };

/** What members of a group order do (GROUP-1, GROUP-2). */
export interface GroupMembership {
  /** Adds a member by name; a signed-in caller who is already a member gets the existing part. */
  join(newcomer: Newcomer): Outcome<Joined>;
  /** Writes lines into the member's part: all of them or none (contract 5.2). */
  insert(key: MemberKey, instructions: readonly Instruction[], version?: number): Outcome;
  /** Sets one line without add-ons; rejects a quantity beyond its limits. */
  setLine(key: MemberKey, line: { readonly stockId: number; readonly quantity: number }, version?: number): Outcome;
  removeLines(key: MemberKey, ids: readonly number[], version?: number): Outcome<void>;
  /**
   * 8.13: Removes lines of the only guest who joined from this network address and has one of them; other ids are
   * ignored, lines of others refused. `undefined` where guests need their secret.
   */
  readonly removeLinesFrom: ((address: string, ids: readonly number[]) => Outcome<void>) | undefined;
  /** Toggles between choosing and done. */
  flipStatus(key: MemberKey): Outcome;
  leave(key: MemberKey): Outcome<void>;
}

type Deps = {
  readonly transactions: Transactions;
  readonly cartService: CartService;
  readonly access: CartAccess;
  readonly removeLines: RemoveLines;
  readonly clock: Clock;
  /** 8.13: whether the address a guest joined from replaces the secret where lines are removed. */
  readonly knowsGuestsByAddress: boolean;
};

export const createGroupMembership = ({
  transactions,
  cartService,
  access,
  removeLines,
  clock,
  knowsGuestsByAddress,
}: Deps): GroupMembership => {
  const write = async (
    held: LockedPart,
    instructions: readonly Instruction[],
    version: number | undefined,
  ): Outcome => {
    const { cart, goods, member } = held;
    // A caller without write access gets that error, not one about the content.
    const allowed = await access.decide(held, { kind: 'write', entries: [], version }, member);
    if (!allowed.ok) return allowed;
    const lines = applyInstructions(member.lines, instructions, goods, clock.now());
    if (!lines.ok) return lines;
    const [before, after] = [domainLines(member.lines, goods), domainLines(lines.value, goods)];
    const byKey = new Map(after.map((line) => [lineKey(line), line]));
    const written = await access.decide(
      held,
      { kind: 'write', entries: entriesBetween(before, after), version },
      member,
      (entry) => byKey.get(lineKey(entry)),
    );
    return written.ok
      ? ok(await cartService.save(cart, replaceMember(cart, { ...member, lines: lines.value }), goods))
      : written;
  };

  const removeLinesFrom = async (address: string, ids: readonly number[]): Outcome<void> => {
    const [part, ...others] = await cartService.carts.guestsWith(ids, address);
    if (!part || others.length > 0) return err(notFound);
    return access.withMemberPart({ ...part, userId: undefined }, (held) =>
      removeLines(held, ids, undefined, 'ignored'),
    );
  };

  return {
    removeLinesFrom: knowsGuestsByAddress ? removeLinesFrom : undefined,
    insert: (key, instructions, version) => access.withMemberPart(key, (held) => write(held, instructions, version)),
    removeLines: (key, ids, version) => access.withMemberPart(key, (held) => removeLines(held, ids, version)),

    setLine: (key, line, version) =>
      access.withMemberPart(key, async (held) => {
        const allowed = await access.decide(held, { kind: 'write', entries: [], version }, held.member);
        if (!allowed.ok) return allowed;
        const instruction = instructionOfLine(line, held.goods);
        return instruction.ok ? write(held, [instruction.value], version) : instruction;
      }),

    flipStatus: (key) =>
      access.withMemberPart(key, async (held) => {
        const isChoosing = !held.member.isChoosing;
        const outcome = await access.command(held, { kind: 'status', isChoosing });
        if (outcome.ok) await cartService.groupEvents.member(held.cart.id, { ...held.member, isChoosing }, 'status');
        return outcome;
      }),

    leave: (key) =>
      access.withMemberPart(key, async (held) => {
        const outcome = await access.command(held, { kind: 'leave' });
        if (!outcome.ok) return outcome;
        await cartService.groupEvents.member(held.cart.id, held.member, 'left');
        return ok(undefined);
      }),

    join: (newcomer) =>
      transactions.run(async () => {
        const cart = await cartService.lock({ cartId: newcomer.cartId });
        const goods = cart && (await cartService.goodsOfCart(cart));
        if (!cart || !goods) return err(notFound);
        const actor =
          newcomer.userId === undefined
            ? ({ kind: 'guest', member: undefined } as const)
            : ({ kind: 'user', userId: userId(newcomer.userId) } as const);
        const id = await cartService.carts.newMemberId();
        const command = {
          kind: 'join',
          shopId: shopId(newcomer.shopId),
          name: newcomer.name,
          member: userCartId(id),
          ...(newcomer.invitation !== undefined && { invitation: uuid(newcomer.invitation) }),
        } as const;
        const wanted = await access.decide({ cart, goods, actor }, command);
        if (!wanted.ok) return wanted;
        const known = cart.members.find((member) => newcomer.userId !== undefined && member.userId === newcomer.userId);
        const member = known ?? wanted.value.members.find((candidate) => candidate.id === id);
        if (!member) throw new TypeError(`Nobody joined cart ${cart.id}`);
        if (known) return ok({ cartId: cart.id, member });
        await cartService.save(cart, wanted.value, goods);
        if (knowsGuestsByAddress && member.userId === null)
          await cartService.carts.noteAddress(member.id, newcomer.address);
        await cartService.groupEvents.member(cart.id, member, 'joined');
        return ok({ cartId: cart.id, member });
      }),
  };
};
