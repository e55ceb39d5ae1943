import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  acknowledgeMember,
  editLine,
  groupChanges,
  lineKey,
  netOfPart,
  newMemberReplica,
  nextWrite,
  releaseMember,
  visibleLines,
  writeAccepted,
  writeRefused,
  type CartLine,
  type CartMember,
  type GroupCart,
  type GroupChange,
  type GroupNews,
  type GroupPart,
  type GroupRefusal,
  type GroupRejection,
  type GroupUpdates,
  type JoinedGroups,
  type MemberReplica,
  type MemberSnapshot,
  type MemberWrite,
} from '@domain/cart/index.ts';
import type { UserCartId } from '@domain/kernel/ids.ts';
import { isOutcomeUnknown, type RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { addMoney, lineAmounts, noMoney, subtractMoney, sumMoney, type Money } from '@domain/pricing/index.ts';

export type SessionDeps = {
  readonly groups: JoinedGroups;
  readonly updates: GroupUpdates;
  readonly makeUuid: () => string;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Tells what others changed. */
  readonly report: (changes: readonly GroupChange[]) => void;
  /** Tells why an own edit had no effect. */
  readonly refuse: (why: GroupRefusal) => void;
  /** Called after each own write that the server took. */
  readonly written: () => void;
};

/** How long an unreachable server is left alone before the next attempt. */
const RETRY_MS = 2000;

/** GROUP-2, GROUP-4: One part of a group, live: own edits show at once, those of others as they arrive. */
export class GroupSession {
  cart: GroupCart | undefined;
  replica: MemberReplica = newMemberReplica({ version: 0, lines: [] });
  /** The last call did not reach the server. */
  failure: RemoteFailure | undefined;
  /** Members whose page is known to be open. */
  present: ReadonlySet<UserCartId> = new Set();
  readonly part: GroupPart;
  readonly #deps: SessionDeps;
  #isSending = false;
  #isActive = false;
  #stop = (): void => {};
  #key: { readonly write: number; readonly key: string } | undefined;

  constructor(part: GroupPart, deps: SessionDeps) {
    this.part = part;
    this.#deps = deps;
    makeAutoObservable(
      this,
      { part: false, cart: observableRef, replica: observableRef, failure: observableRef, present: observableRef },
      { autoBind: true },
    );
  }

  activate(): () => void {
    if (this.released) return () => {};
    this.#isActive = true;
    void this.load();
    const following = this.#deps.updates.of(this.part).subscribe({ next: this.receive });
    this.#stop = () => {
      this.#isActive = false;
      following.unsubscribe();
    };
    return this.#stop;
  }

  get self(): CartMember | undefined {
    return this.cart?.members.find(({ id }) => id === this.part.member);
  }

  get lines(): readonly CartLine[] {
    return visibleLines(this.replica);
  }

  get total(): Money {
    const { lines } = this;
    return sumMoney(
      lines.map(({ item, quantity, addons }) => lineAmounts(item.price, quantity, addons).net),
      lines[0]?.item.price.price.scale ?? this.cart?.total.scale ?? noMoney(2).scale,
    );
  }

  get isPending(): boolean {
    return this.replica.pending.length > 0;
  }

  /** What the dishes of a member cost; one's own as they are here, also before the server has them. */
  sumOf(member: CartMember): Money {
    return this.isPending && member.id === this.part.member
      ? this.total
      : netOfPart(member, (this.cart ?? this).total.scale);
  }

  /** What everybody's dishes cost, with one's own as they are here. */
  sumOfAll(cart: GroupCart): Money {
    const { self } = this;
    if (!this.isPending || !self) return cart.total;
    return subtractMoney(addMoney(cart.total, this.total), netOfPart(self, cart.total.scale));
  }

  get released(): MemberReplica['released'] {
    return this.replica.released;
  }

  /** Reads the group again. */
  async load(): Promise<void> {
    const answer = await this.#deps.groups.load(this.part);
    runInAction(() => {
      if (answer.ok) this.show(answer.value);
      else this.#failed(answer.error);
    });
    if (answer.ok) void this.#sync();
  }

  /** Adds pieces to the own line of the same choice. */
  add(line: CartLine): void {
    const held = this.lines.find((known) => lineKey(known) === lineKey(line))?.quantity ?? 0;
    this.set(line, held + line.quantity);
  }

  /** Sets the quantity of an own line; 0 removes it. */
  set(line: CartLine, quantity: number): void {
    if (this.released) return;
    this.replica = editLine(this.replica, line, quantity);
    void this.#sync();
  }

  async setStatus(isChoosing: boolean): Promise<void> {
    const answer = await this.#deps.groups.setStatus(this.part, isChoosing);
    runInAction(() => (answer.ok ? this.show(answer.value) : this.#failed(answer.error, true)));
  }

  /** Takes over a newer state of the group. */
  show(cart: GroupCart): void {
    const { cart: before } = this;
    if (before && (cart.version ?? 0) < (before.version ?? 0)) return;
    this.failure = undefined;
    this.cart = cart;
    const snapshot = this.#snapshot(cart);
    if (!snapshot) return this.release(cart.isGroup ? 'kicked' : 'group-ended');
    this.replica = acknowledgeMember(this.replica, snapshot);
    if (before) this.#deps.report(groupChanges(before, cart, this.part.member));
  }

  release(reason: NonNullable<MemberReplica['released']>): void {
    if (!this.released) this.replica = releaseMember(this.replica, reason);
    this.#stop();
  }

  receive(news: GroupNews): void {
    switch (news.kind) {
      case 'cart':
        return this.show(news.cart);
      case 'presence':
        this.present = new Set([...this.present].filter((id) => id !== news.member));
        if (news.isHere) this.present = new Set([...this.present, news.member]);
        return;
      case 'ordered':
        return this.release('ordered');
      case 'released':
        return this.release(news.reason);
      case 'stale':
        return void this.load();
    }
  }

  #snapshot(cart: GroupCart): MemberSnapshot | undefined {
    const member = cart.members.find(({ id }) => id === this.part.member);
    return member && { version: member.version ?? 0, lines: member.lines.filter(({ isBonus }) => !isBonus) };
  }

  #failed(error: RemoteFailure | GroupRejection, isOwnCall = false): void {
    if (error.kind !== 'refused') {
      this.failure = error;
      return;
    }
    const { why } = error;
    if (why.kind === 'not-member') return this.release(why.reason);
    if (why.kind === 'ordered') return this.release('ordered');
    if (isOwnCall) this.#deps.refuse(why);
  }

  async #sync(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      while (!this.released) {
        const { replica, write } = nextWrite(this.replica);
        runInAction(() => (this.replica = replica));
        if (!write) return;
        if (!(await this.#send(write)) && this.#isActive) await this.#deps.delay(RETRY_MS);
        if (!this.#isActive && this.failure) return;
      }
    } finally {
      this.#isSending = false;
    }
  }

  /** Returns whether the server answered. */
  async #send(write: MemberWrite): Promise<boolean> {
    const key = this.#key?.write === write.id ? this.#key.key : this.#deps.makeUuid();
    this.#key = { write: write.id, key };
    const answer = await this.#deps.groups.write(this.part, { ...write, key });
    return runInAction(() => {
      if (answer.ok) {
        const snapshot = this.#snapshot(answer.value);
        if (snapshot) this.replica = writeAccepted(this.replica, write, snapshot);
        this.show(answer.value);
        this.#deps.written();
        return true;
      }
      if (answer.error.kind !== 'refused') {
        this.failure = answer.error;
        return !isOutcomeUnknown(answer.error) && this.#drop(write);
      }
      const { why, cart } = answer.error;
      this.replica = writeRefused(this.replica, write, why, cart && this.#snapshot(cart));
      if (cart) this.show(cart);
      if (why.kind !== 'version' && !this.released) this.#deps.refuse(why);
      return true;
    });
  }

  /** What the server rejects for another reason is not sent again. */
  #drop(write: MemberWrite): boolean {
    this.replica = writeRefused(this.replica, write, { kind: 'bad-quantity' });
    return true;
  }
}
