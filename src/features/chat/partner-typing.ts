import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  isTyping,
  noTyping,
  TYPING_COUNTS_MS,
  withAnnouncement,
  withSaid,
  type ChatMessage,
  type Typing,
} from '@domain/chat/index.ts';
import { instant, type Clock, type Instant } from '@domain/kernel/clock.port.ts';
import type { ChatId } from '@domain/kernel/ids.ts';

type Deps = { readonly clock: Clock; readonly delay: (milliseconds: number) => Promise<void> };

/** CHAT-1l, CHAT-1m: in which chats the other side is typing. */
export class PartnerTyping {
  chats: ReadonlyMap<ChatId, Typing> = new Map();
  /** This device's moment at which something became known, or lapsed. */
  now: Instant;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.now = deps.clock.now();
    makeAutoObservable(this, { chats: observableRef }, { autoBind: true });
  }

  isIn(chat: ChatId): boolean {
    return isTyping(this.chats.get(chat) ?? noTyping, this.now);
  }

  /** The other side of a chat has announced that it is typing. */
  hear(chat: ChatId, at: Instant): void {
    this.now = this.#deps.clock.now();
    this.#change(chat, withAnnouncement(this.chats.get(chat) ?? noTyping, at, this.now));
    void this.#lapse(this.now);
  }

  /** Messages of a chat have arrived, or were read; those of the customer end nothing. */
  read(messages: readonly ChatMessage[]): void {
    const said = messages.findLast(({ sender }) => sender === 'other');
    if (said) this.#change(said.chatId, withSaid(this.chats.get(said.chatId) ?? noTyping, said.createdAt));
  }

  #change(chat: ChatId, typing: Typing): void {
    if (this.chats.get(chat) !== typing) this.chats = new Map(this.chats).set(chat, typing);
  }

  /** At least so much time has passed, whatever this clock says. */
  async #lapse(heardAt: Instant): Promise<void> {
    const { clock, delay } = this.#deps;
    await delay(TYPING_COUNTS_MS);
    runInAction(() => (this.now = instant(Math.max(clock.now(), heardAt + TYPING_COUNTS_MS))));
  }
}
