import * as fc from 'fast-check';
import {
  writeAccepted,
  acknowledgeMember,
  applyGroupCommand,
  editLine,
  isOwner,
  lockAt,
  memberOf,
  newMemberReplica,
  writeRefused,
  releaseMember,
  nextWrite,
  type CartLine,
  type GroupActor,
  type GroupCommand,
  type GroupOrder,
  type GroupRefusal,
  type MemberReplica,
  type MemberSnapshot,
  type MemberWrite,
} from '@domain/cart/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { userCartId } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import { cartLineArb, freshGroup, groupOwner, soldLine } from '@domain/testing/index.ts';

/** What happens in a group of up to five members with up to four tabs each. */
export type GroupEvent =
  | { readonly kind: 'editLine'; readonly tab: number; readonly line: CartLine; readonly quantity: number }
  | { readonly kind: 'send'; readonly tab: number }
  /** One message under way arrives; it may stay under way to arrive again. */
  | { readonly kind: 'deliver'; readonly message: number; readonly isRepeated: boolean }
  | { readonly kind: 'lose'; readonly message: number }
  | { readonly kind: 'owner'; readonly command: GroupCommand };

const lineArb = cartLineArb.map((line) => ({ ...line, addons: line.addons.filter(({ isMandatory }) => isMandatory) }));

const ownerArb: fc.Arbitrary<GroupCommand> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<GroupCommand>({ kind: 'lock' }) },
  { weight: 3, arbitrary: fc.constantFrom<GroupCommand>({ kind: 'unlock' }) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 411, max: 415 }).map((id): GroupCommand => ({ kind: 'kick', member: userCartId(id) })),
  },
  {
    weight: 1,
    arbitrary: fc
      .option(fc.constant(money(1500, 2)), { nil: undefined })
      .map((spendLimit): GroupCommand => ({ kind: 'limits', spendLimit, deadline: undefined })),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 411, max: 415 }).map((id): GroupCommand => ({
      kind: 'remove',
      member: userCartId(id),
      keys: ['1|' as never],
      version: undefined,
    })),
  },
);

const eventArb: fc.Arbitrary<GroupEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('editLine'),
      tab: fc.nat({ max: 19 }),
      line: lineArb,
      quantity: fc.integer({ min: 0, max: 12 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('send'), tab: fc.nat({ max: 19 }) }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('deliver'), message: fc.nat(), isRepeated: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('lose'), message: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('owner'), command: ownerArb }) },
);

export const groupEventsArb: fc.Arbitrary<readonly GroupEvent[]> = fc.array(eventArb, { maxLength: 250, size: 'max' });

export type Tab = { readonly name: number; readonly actor: GroupActor; replica: MemberReplica };

type Answer =
  | { readonly kind: 'accepted'; readonly snapshot: MemberSnapshot }
  | { readonly kind: 'refused'; readonly refusal: GroupRefusal; readonly snapshot: MemberSnapshot | undefined };
type Letter =
  | { readonly kind: 'write'; readonly tab: Tab; readonly write: MemberWrite }
  | { readonly kind: 'answer'; readonly tab: Tab; readonly write: MemberWrite; readonly answer: Answer }
  | { readonly kind: 'event'; readonly tab: Tab; readonly snapshot: MemberSnapshot };

const NOON = instant(1_741_600_000_000);
const guestOf = (index: number): GroupActor => ({ kind: 'guest', member: userCartId(411 + index) });

/** A server with a group, its members' tabs, and a network between them that delays, repeats and loses. */
export class GroupWorld {
  group: GroupOrder;
  readonly tabs: readonly Tab[];
  /** How often each intent (tab and serial) has changed the server. */
  readonly landed: Map<string, number> = new Map();
  /** Refusals that tabs received. */
  readonly told: GroupRefusal[] = [];
  readonly intended: string[] = [];
  #letters: Letter[] = [];
  /** Successes by idempotency key (contract 8.1). */
  readonly #stored: Map<string, Answer> = new Map();
  /** The intents in a call. */
  readonly #carried: Map<string, readonly number[]> = new Map();

  constructor(members: number, tabsEach: number) {
    this.group = this.#did(freshGroup, groupOwner, { kind: 'start' });
    for (let index = 1; index < members; index++)
      this.group = this.#did(
        this.group,
        { kind: 'guest', member: undefined },
        { kind: 'join', shopId: freshGroup.shopId, name: 'Omar', member: userCartId(411 + index) },
      );
    this.tabs = Array.from({ length: members * tabsEach }, (_, name) => {
      const actor = name % members === 0 ? groupOwner : guestOf(name % members);
      return { name, actor, replica: newMemberReplica(this.#snapshot(actor) ?? { version: 0, lines: [] }) };
    });
  }

  happen(event: GroupEvent): void {
    switch (event.kind) {
      case 'editLine': {
        const tab = this.#tab(event.tab);
        if (tab.replica.released) return;
        tab.replica = editLine(tab.replica, event.line, event.quantity);
        this.intended.push(`${tab.name} ${tab.replica.serial}`);
        return;
      }
      case 'send':
        return this.#send(this.#tab(event.tab));
      case 'deliver': {
        const place = event.message % Math.max(1, this.#letters.length);
        const letter = this.#letters[place];
        if (!event.isRepeated) this.#letters.splice(place, 1);
        if (letter) this.#arrive(letter);
        return;
      }
      case 'lose':
        return void this.#letters.splice(event.message % Math.max(1, this.#letters.length), 1);
      case 'owner': {
        const outcome = applyGroupCommand(this.group, groupOwner, event.command, NOON, soldLine);
        if (outcome.ok) this.#become(outcome.value);
      }
    }
  }

  /** The network works: everything arrives, and all clients sync until nothing is pending. */
  quiet(): void {
    for (let isBusy = true; isBusy;) {
      this.#letters.splice(0).forEach((letter) => this.#arrive(letter));
      this.tabs.forEach((tab) => this.#poll(tab));
      this.tabs.forEach((tab) => this.#send(tab));
      isBusy = this.#letters.length > 0;
    }
  }

  #tab(index: number): Tab {
    return this.tabs[index % this.tabs.length]!;
  }

  #did(group: GroupOrder, actor: GroupActor, command: GroupCommand): GroupOrder {
    const outcome = applyGroupCommand(group, actor, command, NOON, soldLine);
    if (!outcome.ok) throw new Error(outcome.error.kind);
    return outcome.value;
  }

  #snapshot(actor: GroupActor): MemberSnapshot | undefined {
    const member = memberOf(this.group, actor);
    return member && { version: member.version, lines: member.lines };
  }

  #become(group: GroupOrder): void {
    const before = this.group;
    this.group = group;
    for (const tab of this.tabs) {
      const snapshot = this.#snapshot(tab.actor);
      if (snapshot && snapshot.version !== memberOf(before, tab.actor)?.version)
        this.#letters.push({ kind: 'event', tab, snapshot });
    }
  }

  #send(tab: Tab): void {
    const { replica, write } = nextWrite(tab.replica);
    tab.replica = replica;
    if (!write) return;
    const key = `${tab.name} ${write.id}`;
    if (!this.#carried.has(key))
      this.#carried.set(
        key,
        replica.pending.map(({ serial }) => serial),
      );
    this.#letters.push({ kind: 'write', tab, write });
  }

  #poll(tab: Tab): void {
    const snapshot = this.#snapshot(tab.actor);
    tab.replica = snapshot ? acknowledgeMember(tab.replica, snapshot) : releaseMember(tab.replica, 'kicked');
  }

  #arrive(letter: Letter): void {
    const { tab } = letter;
    switch (letter.kind) {
      case 'write':
        return void this.#letters.push({
          kind: 'answer',
          tab,
          write: letter.write,
          answer: this.#answer(tab, letter.write),
        });
      case 'event':
        tab.replica = acknowledgeMember(tab.replica, letter.snapshot);
        return;
      case 'answer': {
        const { write, answer } = letter;
        if (answer.kind === 'refused' && tab.replica.sent?.id === write.id) this.told.push(answer.refusal);
        tab.replica =
          answer.kind === 'accepted'
            ? writeAccepted(tab.replica, write, answer.snapshot)
            : writeRefused(tab.replica, write, answer.refusal, answer.snapshot);
      }
    }
  }

  #answer(tab: Tab, write: MemberWrite): Answer {
    const key = `${tab.name} ${write.id}`;
    const stored = this.#stored.get(key);
    if (stored) return stored;
    const outcome = applyGroupCommand(
      this.group,
      tab.actor,
      { kind: 'write', entries: write.entries, version: write.version },
      NOON,
      soldLine,
    );
    const isShut = lockAt(this.group, NOON) !== undefined && !isOwner(this.group, tab.actor);
    if (outcome.ok && (isShut || !memberOf(this.group, tab.actor)))
      throw new Error('A write landed after a lock or a kick');
    if (!outcome.ok) return { kind: 'refused', refusal: outcome.error, snapshot: this.#snapshot(tab.actor) };
    for (const serial of this.#carried.get(key) ?? [])
      this.landed.set(`${tab.name} ${serial}`, (this.landed.get(`${tab.name} ${serial}`) ?? 0) + 1);
    this.#become(outcome.value);
    const answer: Answer = { kind: 'accepted', snapshot: this.#snapshot(tab.actor)! };
    this.#stored.set(key, answer);
    return answer;
  }
}
