import * as fc from 'fast-check';
import {
  acknowledge,
  cartAfter,
  compact,
  compareTimestamps,
  emptyCart,
  emptyReplica,
  issue,
  resyncReplica,
  needsResync,
  receive,
  type Cart,
  type CartCommand,
  type CartReplica,
  type Operation,
  type ReplicaMessage,
} from '@domain/cart/index.ts';
import { replicaId, type ReplicaId } from '@domain/kernel/ids.ts';
import { cartCommandArb } from '@domain/testing/index.ts';

/** What happens to up to four tabs that share a cart. */
export type TabEvent =
  | { readonly kind: 'command'; readonly tab: number; readonly command: CartCommand }
  /** One message under way arrives; it may stay under way to arrive again. */
  | { readonly kind: 'deliver'; readonly message: number; readonly isRepeated: boolean }
  | { readonly kind: 'lose'; readonly message: number }
  | { readonly kind: 'acknowledge' | 'compact' | 'announce'; readonly tab: number }
  | { readonly kind: 'join'; readonly tab: number; readonly from: number };

const tabArb = fc.nat({ max: 3 });
const messageArb = fc.nat();

const tabEventArb: fc.Arbitrary<TabEvent> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('command'), tab: tabArb, command: cartCommandArb }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('deliver'), message: messageArb, isRepeated: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('lose'), message: messageArb }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('acknowledge', 'acknowledge', 'compact', 'compact', 'announce'),
      tab: tabArb,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('join'), tab: tabArb, from: tabArb }) },
);

/** Two hundred events or fewer, so up to about a hundred commands and their messages. */
export const tabEventsArb: fc.Arbitrary<readonly TabEvent[]> = fc.array(tabEventArb, { maxLength: 200, size: 'max' });

type Letter = { readonly to: number; readonly message: ReplicaMessage };
/** A tab by all ids it has had; one that the others know of may compact, and is waited for. */
type Tab = { replica: CartReplica; readonly ids: ReplicaId[]; isAnnounced: boolean };

const newTab = (index: number): Tab => {
  const id = replicaId(`tab-${index}`);
  return { replica: emptyReplica(id), ids: [id], isAnnounced: index === 0 };
};

export class TabsWorld {
  readonly tabs: readonly Tab[];
  /** Every command that counts. */
  readonly issued: Map<string, Operation> = new Map();
  #letters: Letter[] = [];

  /** The first tab is open; the others join at any time, and may issue commands before the rest know them. */
  constructor(count: number) {
    this.tabs = Array.from({ length: count }, (_, index) => newTab(index));
  }

  happen(event: TabEvent): void {
    switch (event.kind) {
      case 'command':
        return this.#command(this.#tab(event.tab), event.command);
      case 'deliver':
        return this.#deliver(event.message, event.isRepeated);
      case 'lose':
        return void this.#letters.splice(event.message % Math.max(1, this.#letters.length), 1);
      case 'acknowledge':
        return this.#post(this.#tab(event.tab), acknowledge(this.tabs[this.#tab(event.tab)]!.replica));
      case 'compact':
        return this.#compact(this.#tab(event.tab));
      case 'announce':
        return this.#announce(this.#tab(event.tab));
      case 'join':
        this.#join(this.#tab(event.tab), this.#tab(event.from));
    }
  }

  /** Exchanges messages until nothing is pending. */
  quiet(): void {
    for (const tab of this.tabs.keys()) this.#announce(tab);
    for (let isBusy = true; isBusy;) {
      isBusy = false;
      for (const to of this.tabs.keys()) for (const from of this.tabs.keys()) isBusy = this.#join(to, from) || isBusy;
      this.#letters.splice(0).forEach(({ to, message }) => this.#receive(to, message));
    }
    for (const tab of this.tabs.keys()) this.#post(tab, acknowledge(this.tabs[tab]!.replica));
    this.#letters.splice(0).forEach(({ to, message }) => this.#receive(to, message));
  }

  compactAll(): void {
    for (const tab of this.tabs.keys()) this.#compact(tab);
  }

  /** The cart that all commands make, in the order of their timestamps: the slow way. */
  expected(): Cart {
    return [...this.issued.values()]
      .sort((left, right) => compareTimestamps(left.timestamp, right.timestamp))
      .reduce((cart, { command }) => cartAfter(cart, command), emptyCart);
  }

  #tab(index: number): number {
    return index % this.tabs.length;
  }

  #command(index: number, command: CartCommand): void {
    const tab = this.tabs[index]!;
    const { replica, message } = issue(tab.replica, command);
    tab.replica = replica;
    this.#send(index, message);
  }

  #send(from: number, message: ReplicaMessage): void {
    if (message.kind === 'operation') this.issued.set(`${message.timestamp.replica} ${message.sequence}`, message);
    if (message.kind === 'retirement')
      for (const [key, { timestamp, sequence }] of this.issued)
        if (timestamp.replica === message.replica && sequence > message.after) this.issued.delete(key);
    this.#post(from, message);
  }

  /** From here on all wait for this tab; what they have settled until now it takes over from each. */
  #announce(index: number): void {
    this.tabs[index]!.isAnnounced = true;
    for (const [from, { isAnnounced }] of this.tabs.entries())
      if (isAnnounced && from !== index) this.#join(index, from);
  }

  #post(from: number, message: ReplicaMessage): void {
    for (const to of this.tabs.keys())
      if (to !== from) this.#letters.push({ to, message: JSON.parse(JSON.stringify(message)) as ReplicaMessage });
  }

  #deliver(index: number, isRepeated: boolean): void {
    const place = index % Math.max(1, this.#letters.length);
    const letter = this.#letters[place];
    if (!letter) return;
    if (!isRepeated) this.#letters.splice(place, 1);
    this.#receive(letter.to, letter.message);
  }

  #receive(to: number, message: ReplicaMessage): void {
    const tab = this.tabs[to]!;
    if (message.kind === 'operation' && needsResync(tab.replica, message)) {
      const sender = this.tabs.findIndex(({ ids }) => ids.includes(message.timestamp.replica));
      this.#join(sender, to);
      return;
    }
    tab.replica = receive(tab.replica, message);
  }

  /** True when the tab had to issue something again. */
  #join(to: number, from: number): boolean {
    const [tab, other] = [this.tabs[to]!, this.tabs[from]!];
    const { replica, messages } = resyncReplica(
      tab.replica,
      other.replica,
      replicaId(`${tab.ids[0]}-${tab.ids.length}`),
    );
    tab.replica = replica;
    if (!tab.ids.includes(replica.id)) tab.ids.push(replica.id);
    messages.forEach((message) => this.#send(to, message));
    return messages.length > 0;
  }

  #compact(index: number): void {
    const tab = this.tabs[index]!;
    if (!tab.isAnnounced) return;
    tab.replica = compact(
      tab.replica,
      this.tabs.filter(({ isAnnounced }) => isAnnounced).map(({ replica }) => replica.id),
    );
  }
}
