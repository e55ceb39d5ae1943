import type { Chat, ChatMessage, ChatPartner, Chats, ChatUpdates, UnsentChats } from '@domain/chat/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import type { PictureUploads } from '@domain/images/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Stream } from '@domain/kernel/stream.ts';

/** What all chats of a device share. */
export type ChatDeps = {
  readonly chats: Chats;
  readonly updates: ChatUpdates;
  readonly unsent: UnsentChats;
  readonly uploads: PictureUploads;
  readonly sessions: Pick<SessionStore, 'changes'>;
  readonly visibility: { isVisible(): boolean; readonly changes: Stream<boolean> };
  /** Whether the device has a network, and every change of it. */
  readonly network: { isOnline(): boolean; readonly changes: Stream<boolean> };
  readonly clock: Clock;
  readonly makeUuid: () => string;
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** What one conversation needs besides. */
export type ConversationDeps = ChatDeps & {
  readonly partner: ChatPartner;
  /** The chat, if the server has it already. */
  readonly chat: () => Chat | undefined;
  /** Resolves once it is known whether the server has it, or that nobody can tell. */
  readonly listed: () => Promise<void>;
  /** The chat was opened for its first message. */
  readonly onOpened: (chat: Chat) => void;
  readonly onMessage: (message: ChatMessage) => void;
  readonly onRead: () => void;
  /** Whether another account has signed in since, which must not send what this one wrote. */
  readonly isForgotten: () => boolean;
};
