import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  chatEntries,
  confirmSent,
  discard,
  emptyConversation,
  failSent,
  lastReadMessage,
  markConversationRead,
  partnerKey,
  receive,
  receiveAll,
  resumeOutgoing,
  send,
  sendAgain,
  unreadMessages,
  type ChatEntry,
  type ChatMessage,
  type ChatPartner,
  type Conversation,
  type MessageWindow,
} from '@domain/chat/index.ts';
import type { MessageId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { ConversationDeps } from './chat-deps.ts';
import { createCatchUp } from './catch-up.ts';
import { MessageDraft } from './message-draft.view-model.ts';
import { OlderMessages } from './older-messages.ts';
import { createDeliver, createOutbox } from './outbox.ts';

/** CHAT-1, CHAT-2: one conversation as this device sees it, from its first message on. */
export class ConversationViewModel {
  conversation: Conversation = emptyConversation;
  /** Why there is nothing to show. */
  failure: RemoteFailure | undefined = undefined;
  isLoaded = false;
  /** Without a connection, sent messages wait for it. */
  isWaiting = false;
  readonly partner: ChatPartner;
  readonly key: string;
  readonly draft: MessageDraft;
  readonly older: OlderMessages;
  /** Reads everything after the last gapless message, then sends what waits for a connection. */
  readonly catchUp: () => Promise<void>;
  readonly #deps: ConversationDeps;
  readonly #outbox: ReturnType<typeof createOutbox>;
  /** Failed without an answer: sent again once there is a connection. */
  readonly #unanswered = new Set<string>();
  /** Arrived while a message of the customer is on its way: it could be that one. */
  #own: readonly ChatMessage[] = [];
  /** How many messages arrived live. */
  #heard = 0;
  #isShown = false;

  constructor(deps: ConversationDeps) {
    this.#deps = deps;
    this.partner = deps.partner;
    this.key = partnerKey(deps.partner);
    const { draft, outgoing } = deps.unsent.read(this.key);
    this.conversation = { messages: [], outgoing: resumeOutgoing(outgoing, deps.clock.now()) };
    this.draft = new MessageDraft({
      ...deps,
      stored: draft,
      store: (changed) => deps.unsent.writeDraft(this.key, changed),
    });
    this.#outbox = createOutbox({
      ...deps,
      deliver: createDeliver(deps),
      next: () => this.conversation.outgoing.find(({ state }) => state === 'pending'),
      onSent: (localId, message) => this.#onSent(localId, message),
      onRefused: (localId) => this.#fail(localId),
      onLost: () => this.#onLost(),
      tryAgain: () => {
        if (this.#unanswered.size > 0) void this.catchUp();
      },
    });
    this.older = new OlderMessages({
      ...deps,
      first: () => this.conversation.messages[0],
      onRead: (messages) => (this.conversation = receive(this.conversation, messages)),
    });
    this.catchUp = createCatchUp({
      ...deps,
      mark: () => this.#heard,
      onRead: (...read) => this.#onRead(...read),
      onFailure: (failure) => this.#onUnread(failure),
      onDone: () => this.#onCaughtUp(),
      isAwaited: () => this.#isShown || this.isUnsettled,
    });
    makeAutoObservable(
      this,
      {
        conversation: observableRef,
        failure: observableRef,
        partner: false,
        key: false,
        draft: false,
        older: false,
        catchUp: false,
      },
      { autoBind: true },
    );
  }

  get entries(): readonly ChatEntry[] {
    return chatEntries(this.conversation);
  }

  /** CHAT-1g: the last own message that the other side has read. */
  get readUpTo(): MessageId | undefined {
    return lastReadMessage(this.conversation.messages)?.id;
  }

  /** Whether something is sent as soon as there is a connection. */
  get isUnsettled(): boolean {
    return this.#unanswered.size > 0 || this.conversation.outgoing.some(({ state }) => state === 'pending');
  }

  /** Shows the conversation until the returned function is called: what arrives meanwhile is read. */
  open(): () => void {
    this.#isShown = true;
    void this.catchUp();
    const seeing = this.#deps.visibility.changes.subscribe({ next: () => void this.#markRead() });
    return () => {
      this.#isShown = false;
      seeing.unsubscribe();
    };
  }

  /** CHAT-2: Sends what is typed; keeps it where it cannot be sent. */
  async send(): Promise<void> {
    const content = await this.draft.take();
    if (!content) return;
    const { makeUuid, clock } = this.#deps;
    const localId = makeUuid();
    runInAction(() => (this.conversation = send(this.conversation, localId, content, clock.now())));
    this.#store(localId);
    await this.#outbox.flush();
  }

  async sendAgain(localId: string): Promise<void> {
    this.#unanswered.delete(localId);
    this.conversation = sendAgain(this.conversation, localId);
    this.#store(localId);
    await this.#outbox.flush();
  }

  discard(localId: string): void {
    this.conversation = discard(this.conversation, localId);
    if (this.conversation.outgoing.some((one) => one.localId === localId)) return;
    this.#unanswered.delete(localId);
    this.#deps.unsent.remove(this.key, localId);
  }

  hear(message: ChatMessage): void {
    this.#heard += 1;
    if (message.sender === 'own' && this.#outbox.isSending()) {
      this.#own = [...this.#own, message];
      return;
    }
    this.conversation = receive(this.conversation, [message]);
    void this.#markRead();
  }

  #onRead({ messages, hasMore }: MessageWindow, isFirst: boolean, heard: number): void {
    runInAction(() => {
      const isWhole = isFirst && !hasMore && heard === this.#heard;
      const arrived = this.#outbox.isSending() ? messages.filter((one) => !this.#isPerhapsOurs(one)) : messages;
      this.#own = [...this.#own, ...messages.filter((one) => !arrived.includes(one))];
      this.conversation = (isWhole && arrived === messages ? receiveAll : receive)(this.conversation, arrived);
      if (isFirst) this.older.hasMore = hasMore;
      this.failure = undefined;
      this.isLoaded = true;
    });
  }

  #onUnread(failure: RemoteFailure): void {
    runInAction(() => {
      if (!this.isLoaded) this.failure = failure;
      this.isWaiting = this.isUnsettled && !this.#deps.network.isOnline();
    });
  }

  async #onCaughtUp(): Promise<void> {
    runInAction(() => (this.isLoaded = true));
    await this.#markRead();
    runInAction(() => {
      this.isWaiting = false;
      for (const localId of this.#unanswered) this.conversation = sendAgain(this.conversation, localId);
    });
    this.#unanswered.clear();
    void this.#outbox.flush();
  }

  #isPerhapsOurs({ id, sender }: ChatMessage): boolean {
    return sender === 'own' && !this.conversation.messages.some((known) => known.id === id);
  }

  #onSent(localId: string, message: ChatMessage): void {
    this.#deps.unsent.remove(this.key, localId);
    runInAction(() => {
      this.conversation = confirmSent(this.conversation, localId, message);
      this.isWaiting = false;
    });
    this.#release();
    this.#deps.onMessage(message);
  }

  #fail(localId: string): void {
    runInAction(() => (this.conversation = failSent(this.conversation, localId)));
    this.#store(localId);
    this.#release();
  }

  #onLost(): void {
    this.#release();
    if (!this.#deps.network.isOnline()) return runInAction(() => void (this.isWaiting = true));
    runInAction(() => {
      for (const { localId, state } of this.conversation.outgoing) {
        if (state !== 'pending') continue;
        this.#unanswered.add(localId);
        this.conversation = failSent(this.conversation, localId);
      }
    });
  }

  /** Own messages that arrived meanwhile and turned out to be others. */
  #release(): void {
    const own = this.#own;
    this.#own = [];
    if (own.length > 0) runInAction(() => (this.conversation = receive(this.conversation, own)));
  }

  async #markRead(): Promise<void> {
    const { chats, chat, visibility, onRead } = this.#deps;
    const known = chat();
    if (!known || !this.#isShown || !visibility.isVisible()) return;
    if (known.unread === 0 && unreadMessages(this.conversation.messages) === 0) return;
    runInAction(() => (this.conversation = markConversationRead(this.conversation)));
    onRead();
    await chats.markRead(known.id);
  }

  #store(localId: string): void {
    const stored = this.conversation.outgoing.find((one) => one.localId === localId);
    if (stored) this.#deps.unsent.put(this.key, stored);
  }
}
