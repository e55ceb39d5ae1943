import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CartLine, GroupCart, GroupRefusal, KnownGroup } from '@domain/cart/index.ts';
import type { UserCartId } from '@domain/kernel/ids.ts';
import { isActiveStatus, isOwed, type OrderedGroup, type OrderedGroups } from '@domain/orders/index.ts';
import type { CartViewModel } from '../cart/index.ts';
import type { GroupMemory } from './group-memory.ts';
import { GroupSession, type SessionDeps } from './group-session.ts';
import { keepAddress } from './keep-address.ts';
import type { GroupReporter } from './group-reporter.ts';

export type PartDeps = Pick<SessionDeps, 'groups' | 'updates' | 'makeUuid' | 'delay'> & {
  readonly ordered: OrderedGroups;
  readonly cart: Pick<CartViewModel, 'refresh'>;
  readonly reporter: Pick<GroupReporter, 'begin' | 'report' | 'refuse' | 'failed'>;
};

/** `unknown`: the server does not say which. */
type Loss = Extract<GroupRefusal, { kind: 'not-member' }>['reason'];

const ORDER_POLL_MS = 5000;
/** After the delivery, while shares are owed: for days, and nobody waits for it. */
const SHARES_POLL_MS = 15_000;

/** GROUP-2: This device's part of a group, until it is left, lost or ordered. */
export class GroupPartViewModel {
  state: 'none' | 'live' | 'released' | 'ordered' = 'none';
  /** Why the part was lost; `undefined` after leaving. */
  reason: Loss | undefined;
  known: KnownGroup | undefined;
  live: GroupSession | undefined;
  order: OrderedGroup | undefined;
  /** What was chosen until then. */
  kept: readonly CartLine[] = [];
  readonly #deps: PartDeps;
  readonly #memory: GroupMemory;
  #isActive = false;

  constructor(deps: PartDeps, memory: GroupMemory) {
    this.#deps = deps;
    this.#memory = memory;
    makeAutoObservable(
      this,
      { known: observableRef, live: observableRef, order: observableRef, kept: observableRef },
      { autoBind: true },
    );
  }

  activate(): () => void {
    this.#isActive = true;
    let stopLive: (() => void) | undefined;
    const stops = [
      reaction(
        () => this.live,
        (live) => {
          stopLive?.();
          stopLive = live?.activate();
        },
        { fireImmediately: true },
      ),
      reaction(() => this.live?.cart, this.#renamed.bind(this)),
      reaction(
        () => this.live?.released,
        (released) => released && this.#released(released),
        { fireImmediately: true },
      ),
    ];
    return () => {
      this.#isActive = false;
      for (const stop of stops) stop();
      stopLive?.();
    };
  }

  /** Remembers the part on this device and follows it. */
  enter(known: KnownGroup): void {
    const { cart, reporter } = this.#deps;
    this.#memory.remember(known);
    reporter.begin();
    this.known = known;
    this.live = new GroupSession(known, {
      ...this.#deps,
      report: reporter.report,
      refuse: reporter.refuse,
      written: () => known.isOwner && void cart.refresh(),
    });
    this.state = 'live';
  }

  /** The address that offers the lines as a cart of one's own, beside the one there is. */
  get keepAddress(): string | undefined {
    return this.known && keepAddress(this.known.shopId, this.kept);
  }

  /** GROUP-2d: the lines are offered as a cart of one's own. */
  async leave(): Promise<void> {
    const { live, known } = this;
    if (!live || !known) return;
    const { lines } = live;
    const answer = await this.#deps.groups.leave(known);
    if (answer.ok || answer.error.kind === 'refused') this.#let(known, lines, undefined);
    else this.#deps.reporter.failed(answer.error);
  }

  /** What an answer says of the order. */
  follow(order: OrderedGroup): void {
    this.order = order;
  }

  /** GROUP-6e: Marks a member's share as paid back, or as open again. */
  async settle(member: UserCartId, isSettled: boolean): Promise<void> {
    const id = this.order?.id;
    if (id === undefined) return;
    const answer = await this.#deps.ordered.settle(id, member, isSettled);
    if (answer.ok) this.follow(answer.value);
    else this.#deps.reporter.failed(answer.error);
  }

  /** Forgets a group that its owner has ended. */
  forget(): void {
    if (this.known) this.#memory.forget(this.known.cartId);
  }

  /** Keeps what the page shows once the cart is gone. */
  #renamed(cart: GroupCart | undefined): void {
    const { known } = this;
    if (!known || !cart || (cart.title === known.title && cart.payer === known.payer)) return;
    this.known = { ...known, title: cart.title, payer: cart.payer };
    this.#memory.remember(this.known);
  }

  #released(released: NonNullable<GroupSession['released']>): void {
    const { known, live } = this;
    if (!known || !live) return;
    if (released === 'ordered') return void this.#followOrder(known, live);
    this.#let(known, live.replica.acknowledged.lines, released);
  }

  #let(known: KnownGroup, lines: readonly CartLine[], reason: Loss | undefined): void {
    this.#memory.forget(known.cartId);
    runInAction(() => {
      this.kept = lines;
      this.reason = reason;
      this.state = 'released';
      this.live = undefined;
    });
  }

  /** The cart is gone: it was ordered, or its owner emptied it. */
  async #followOrder(known: KnownGroup, live: GroupSession): Promise<void> {
    if (known.isOwner) void this.#deps.cart.refresh();
    while (this.#isActive && (!this.order || isMoving(this.order, known))) {
      const answer = await this.#deps.ordered.load(known);
      if (answer.ok)
        runInAction(() => {
          this.order = answer.value;
          this.state = 'ordered';
        });
      else if (answer.error.kind === 'rejected' && !this.order)
        return this.#let(known, live.replica.acknowledged.lines, 'group-ended');
      const isOver = this.order !== undefined && !isActiveStatus(this.order.status);
      await this.#deps.delay(isOver ? SHARES_POLL_MS : ORDER_POLL_MS);
    }
  }
}

/** Whether an order can change: it is under way, or a share is still owed. */
const isMoving = ({ status, shares }: OrderedGroup, { payer }: KnownGroup): boolean =>
  isActiveStatus(status) ||
  (payer === 'each' && status !== 'canceled' && shares.some(({ isOwner, standing }) => !isOwner && isOwed(standing)));
