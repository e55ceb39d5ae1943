import { makeAutoObservable, runInAction } from 'mobx';
import type { Chat, ChatMessage, Chats } from '@domain/chat/index.ts';

type Deps = {
  readonly chats: Pick<Chats, 'messages'>;
  readonly chat: () => Chat | undefined;
  /** The earliest message that is known. */
  readonly first: () => ChatMessage | undefined;
  readonly onRead: (messages: readonly ChatMessage[]) => void;
};

/** What was said before the messages on screen. */
export class OlderMessages {
  hasMore = false;
  isLoading = false;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    const [chat, first] = [this.#deps.chat(), this.#deps.first()];
    if (!chat || !first || this.isLoading || !this.hasMore) return;
    this.isLoading = true;
    const answer = await this.#deps.chats.messages(chat.id, { before: first.id });
    runInAction(() => {
      this.isLoading = false;
      if (!answer.ok) return;
      this.hasMore = answer.value.hasMore;
      this.#deps.onRead(answer.value.messages);
    });
  }
}
