import { isTypingToAnnounce, type Chat, type Chats } from '@domain/chat/index.ts';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';

export type AnnounceDeps = {
  readonly chats: Pick<Chats, 'announceTyping'>;
  /** Before there is a chat, nobody is on its other side. */
  readonly chat: () => Chat | undefined;
  readonly network: { isOnline(): boolean };
  readonly clock: Clock;
};

/** CHAT-1k: tells the other side that the customer is typing. Nothing comes of it where that fails. */
export interface AnnounceTyping {
  /** The text has changed. */
  typed(text: string): void;
  /** The message is finished: the next letter begins another. */
  finished(): void;
}

export const createAnnounceTyping = ({ chats, chat, network, clock }: AnnounceDeps): AnnounceTyping => {
  let announcedAt: Instant | undefined;
  return {
    typed: (text) => {
      const [known, now] = [chat(), clock.now()];
      if (!known || !network.isOnline() || !isTypingToAnnounce(text, announcedAt, now)) return;
      announcedAt = now;
      void chats.announceTyping(known.id);
    },
    finished: () => {
      announcedAt = undefined;
    },
  };
};
