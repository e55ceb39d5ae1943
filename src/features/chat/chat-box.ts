import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  latestFirst,
  partnerKey,
  partnerOfKey,
  unreadOfAll,
  withArrival,
  withChatRead,
  type Chat,
  type ChatMessage,
  type ChatNews,
  type ChatPartner,
} from '@domain/chat/index.ts';
import type { UserId } from '@domain/kernel/ids.ts';
import type { Subscription } from '@domain/kernel/stream.ts';
import { LiveQuery, type DataCache, type Query } from '../../data/index.ts';
import type { ChatDeps } from './chat-deps.ts';
import { ConversationViewModel } from './conversation.view-model.ts';
import { PartnerTyping } from './partner-typing.ts';

type Deps = ChatDeps & {
  readonly cache: DataCache;
  readonly scope: () => readonly unknown[];
  /**
   * Whether chats can be read before the page is shown. Not from a document store: a page server is no visitor of it,
   * and the browser has to show first what the server has rendered.
   */
  readonly canLoad: () => boolean;
  /** Somebody wrote to the customer. */
  readonly onArrival: (chat: Chat, message: ChatMessage) => void;
};

/** The customer's chats in this window, whatever page is on screen: their list, and those that were opened. */
export class ChatBox {
  live: LiveQuery<readonly Chat[]>;
  conversations: ReadonlyMap<string, ConversationViewModel> = new Map();
  readonly typing: PartnerTyping;
  readonly #deps: Deps;
  #key: string;
  #user: UserId | undefined;
  #unfollow: (() => void) | undefined;
  #followers = 0;
  #stop: (() => void) | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.typing = new PartnerTyping(deps);
    this.live = new LiveQuery(deps.cache, this.#query());
    this.#key = JSON.stringify(this.#query().key);
    makeAutoObservable(this, { live: observableRef, conversations: observableRef, typing: false }, { autoBind: true });
  }

  /** The latest first; empty until loaded. */
  get chats(): readonly Chat[] {
    return latestFirst(this.live.value ?? []);
  }

  get unread(): number {
    return unreadOfAll(this.chats);
  }

  /** Everybody the customer has written to, the latest first: also those whom the first message is on its way to. */
  get partners(): readonly ChatPartner[] {
    const listed = this.chats.map(({ partner }) => partner);
    const keys = new Set(listed.map(partnerKey));
    const starting = [...this.conversations.values()].filter(
      ({ key, conversation }) => !keys.has(key) && conversation.outgoing.length > 0,
    );
    return [...starting.map(({ partner }) => partner), ...listed];
  }

  chatWith(partner: ChatPartner): Chat | undefined {
    return this.#known().find((chat) => partnerKey(chat.partner) === partnerKey(partner));
  }

  chatOf(id: string): Chat | undefined {
    return this.#known().find((chat) => chat.id === id);
  }

  /** CHAT-1l: Whether a partner is typing. */
  isTyping(partner: ChatPartner): boolean {
    const chat = this.chatWith(partner);
    return chat !== undefined && this.typing.isIn(chat.id);
  }

  /** The conversation with a partner, if it was opened. */
  opened(partner: ChatPartner): ConversationViewModel | undefined {
    return this.conversations.get(partnerKey(partner));
  }

  /** Reads the list again where language or currency have changed. */
  renew(): void {
    const query = this.#query();
    if (JSON.stringify(query.key) === this.#key) return;
    this.#key = JSON.stringify(query.key);
    this.live = new LiveQuery(this.#deps.cache, query);
    if (!this.#unfollow) return;
    this.#unfollow();
    this.#unfollow = this.live.follow();
  }

  /** Loads the list where nothing follows it: on a server, or before the page is shown. */
  async load(): Promise<void> {
    if (this.#deps.canLoad()) await this.live.load();
  }

  reload(): void {
    this.#deps.cache.invalidate(['chats', 'list']);
  }

  /** The conversation with a partner, which stays as long as the customer is signed in. */
  conversationWith(partner: ChatPartner): ConversationViewModel {
    const known = this.conversations.get(partnerKey(partner));
    if (known) return known;
    const conversation: ConversationViewModel = new ConversationViewModel({
      ...this.#deps,
      partner,
      chat: () => this.chatWith(partner),
      listed: async () => {
        if (this.live.value === undefined) await this.live.load();
      },
      onOpened: (chat) => this.#write((chats) => [...chats, chat]),
      onMessage: (message) => this.#write((chats) => withArrival(chats, message)),
      onRead: () => this.#readAll(partner),
      isForgotten: () => this.opened(partner) !== conversation,
    });
    this.conversations = new Map(this.conversations).set(conversation.key, conversation);
    return conversation;
  }

  /** Follows list and messages until the returned function is called, and then as long as something is not sent. */
  follow(): () => void {
    this.#followers += 1;
    this.#stop ??= this.#start();
    this.#sendWaiting();
    let isOver = false;
    return () => {
      if (!isOver) this.#followers -= 1;
      isOver = true;
      this.#rest();
    };
  }

  #start(): () => void {
    this.#unfollow = this.live.follow();
    let live: Subscription | undefined;
    const session = this.#deps.sessions.changes.subscribe({
      next: (now) => {
        const user = now?.user.id;
        if (this.#user !== undefined && user !== this.#user) this.#forget();
        this.#user = user;
        live?.unsubscribe();
        live =
          user === undefined ? undefined : this.#deps.updates.news.subscribe({ next: (news) => this.#onNews(news) });
      },
    });
    // The stream of events may outlast a short loss, which calls do not.
    const network = this.#deps.network.changes.subscribe({
      next: (isOnline) => void (isOnline && this.#onNews({ kind: 'stale' })),
    });
    return () => {
      this.#unfollow?.();
      this.#unfollow = undefined;
      network.unsubscribe();
      session.unsubscribe();
      live?.unsubscribe();
    };
  }

  #rest(): void {
    if (this.#followers > 0 || [...this.conversations.values()].some(({ isUnsettled }) => isUnsettled)) return;
    this.#stop?.();
    this.#stop = undefined;
  }

  #onNews(news: ChatNews): void {
    if (news.kind === 'arrived') return this.#take(news.message);
    if (news.kind === 'typing') return this.typing.hear(news.chatId, news.at);
    this.reload();
    this.#sendWaiting();
    for (const conversation of this.conversations.values())
      void conversation.catchUp().then(() => {
        this.typing.read(conversation.conversation.messages);
        this.#rest();
      });
  }

  #take(message: ChatMessage): void {
    this.typing.read([message]);
    const chat = this.chatOf(message.chatId);
    // A chat that another window has opened, unless the list is still on its way.
    if (!chat) return this.live.value === undefined ? void this.#takeLater(message) : this.reload();
    // A list that is on its way may be older than the message.
    if (this.live.isLoading) this.reload();
    const isNew = withArrival([chat], message)[0] !== chat;
    this.#write((chats) => withArrival(chats, message));
    this.conversations.get(partnerKey(chat.partner))?.hear(message);
    if (isNew && message.sender === 'other') this.#deps.onArrival(chat, message);
  }

  async #takeLater(message: ChatMessage): Promise<void> {
    await this.live.load();
    if (this.chatOf(message.chatId)) this.#take(message);
    else this.reload();
  }

  /** CHAT-2d: messages that an earlier page could not send. */
  #sendWaiting(): void {
    for (const key of this.#deps.unsent.waiting()) {
      const partner = partnerOfKey(key);
      if (partner && !this.conversations.has(key)) void this.conversationWith(partner).catchUp();
    }
  }

  #readAll(partner: ChatPartner): void {
    const id = this.chatWith(partner)?.id;
    if (id !== undefined) this.#write((chats) => withChatRead(chats, id));
  }

  #write(change: (chats: readonly Chat[]) => readonly Chat[]): void {
    const query = this.#query();
    runInAction(() => this.#deps.cache.write(query, change(this.#deps.cache.read(query).value ?? [])));
  }

  /** What was just written reaches observers a moment later. */
  #known(): readonly Chat[] {
    const shown = this.live.value;
    return this.#deps.cache.read(this.#query()).value ?? shown ?? [];
  }

  /** Another account must not see what this one wrote. */
  #forget(): void {
    runInAction(() => (this.conversations = new Map()));
  }

  #query(): Query<readonly Chat[]> {
    return { key: ['chats', 'list', ...this.#deps.scope()], load: this.#deps.chats.list, freshMs: FRESH_MS };
  }
}

const FRESH_MS = 5_000;
