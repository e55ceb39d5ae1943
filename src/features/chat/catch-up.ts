import type { Chat, Chats, MessageWindow } from '@domain/chat/index.ts';
import type { MessageId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';

type Deps = {
  readonly chats: Pick<Chats, 'messages'>;
  readonly chat: () => Chat | undefined;
  /** Resolves once it is known whether there is a chat, or that nobody can tell. */
  readonly listed: () => Promise<void>;
  /** Called before each request; what it returns comes with the answer. */
  readonly mark: () => number;
  /** `isFirst`: the latest messages, which nothing was read before. */
  readonly onRead: (window: MessageWindow, isFirst: boolean, mark: number) => void;
  readonly onFailure: (failure: RemoteFailure) => void;
  /** Everything up to now was read, or there is no chat yet. */
  readonly onDone: () => Promise<void>;
};

/** CHAT-1d: reads messages without a gap, also those whose events were lost. Calls at once share one walk. */
export const createCatchUp = ({
  chats,
  chat,
  listed,
  mark,
  onRead,
  onFailure,
  onDone,
}: Deps): (() => Promise<void>) => {
  /** Everything up to this message was read. */
  let upTo: MessageId | undefined;
  let isStale = false;
  let walking: Promise<void> | undefined;

  /** Whether the server has answered. */
  const readOn = async (): Promise<boolean> => {
    await listed();
    const known = chat();
    if (!known) return true;
    for (;;) {
      const [after, marked] = [upTo, mark()];
      const answer = await chats.messages(known.id, after === undefined ? 'latest' : { after });
      if (!answer.ok) {
        onFailure(answer.error);
        return false;
      }
      onRead(answer.value, after === undefined, marked);
      upTo = answer.value.messages.at(-1)?.id ?? after;
      if (after === undefined || !answer.value.hasMore) return true;
    }
  };
  const walk = async (): Promise<void> => {
    while (isStale) {
      isStale = false;
      if (!(await readOn())) return;
    }
    await onDone();
  };

  return () => {
    isStale = true;
    walking ??= walk().finally(() => (walking = undefined));
    return walking;
  };
};
