import { makeAutoObservable, observableRef } from 'mobx';
import type { TimeZones } from '@domain/calendar/index.ts';
import type { ChatPartner } from '@domain/chat/index.ts';
import { deliveryName, type CarriedDelivery } from '@domain/couriers/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { ChatBox, LogViewModel } from '../chat/index.ts';

type Deps = {
  readonly box: ChatBox;
  readonly time: { readonly now: Instant };
  readonly zones: TimeZones;
  /** IANA name of the zone of the marketplace. */
  readonly zone: () => string;
};
type Customer = NonNullable<CarriedDelivery['customer']>;
type Opened = { readonly name: string; readonly conversation: ReturnType<ChatBox['conversationWith']> };

const partnerOf = ({ id }: Customer): ChatPartner => ({ kind: 'customer', id });

/** CHAT-1o: the conversations of a courier with the customers of what they carry, one of them on screen. */
export class CourierTalk implements LogViewModel {
  opened: Opened | undefined = undefined;
  readonly box: ChatBox;
  readonly zones: TimeZones;
  readonly #deps: Deps;
  #close: (() => void) | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.box = deps.box;
    this.zones = deps.zones;
    makeAutoObservable(this, { opened: observableRef, box: false, zones: false, follow: false }, { autoBind: true });
  }

  get now(): Instant {
    return this.#deps.time.now;
  }

  get zone(): string {
    return this.#deps.zone();
  }

  /** Follows what the customers write until the returned function is called. */
  follow(): () => void {
    return this.box.follow();
  }

  /** How many messages of a customer the courier has not read. */
  unreadOf(customer: Customer): number {
    return this.box.chatWith(partnerOf(customer))?.unread ?? 0;
  }

  imageOf(customer: Customer): string | undefined {
    return this.box.chatWith(partnerOf(customer))?.image;
  }

  /** The conversation about a delivery, while it is on screen. */
  conversationAbout({ key }: Pick<CarriedDelivery, 'key'>): Opened['conversation'] | undefined {
    return this.opened?.name === deliveryName(key) ? this.opened.conversation : undefined;
  }

  open({ key, customer }: Pick<CarriedDelivery, 'key' | 'customer'>): void {
    if (!customer) return;
    this.close();
    const conversation = this.box.conversationWith(partnerOf(customer));
    this.#close = conversation.open();
    this.opened = { name: deliveryName(key), conversation };
  }

  /** The delivery of this name is over: its conversation closes. */
  leave(name: string): void {
    if (this.opened?.name === name) this.close();
  }

  close(): void {
    this.#close?.();
    this.#close = undefined;
    this.opened = undefined;
  }
}
