import type { Chat, ChatMessage, ChatPartner, Chats, OutgoingMessage } from '@domain/chat/index.ts';
import { backOffMs } from '@domain/kernel/back-off.ts';
import { isOutcomeUnknown, type RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, type Result } from '@domain/kernel/result.ts';

type DeliverDeps = {
  readonly chats: Pick<Chats, 'open' | 'send'>;
  readonly partner: ChatPartner;
  readonly chat: () => Chat | undefined;
  readonly onOpened: (chat: Chat) => void;
};

/** CHAT-2: returns a function that sends a message; the first one opens the chat. */
export const createDeliver =
  ({ chats, partner, chat, onOpened }: DeliverDeps): Deps['deliver'] =>
  async ({ localId, content }) => {
    const known = chat();
    if (known) return chats.send(known.id, content, localId);
    const opened = await chats.open(partner);
    if (!opened.ok) return opened;
    onOpened(opened.value);
    return chats.send(opened.value.id, content, localId);
  };

type Deps = {
  /** Sends one message; its local id is its idempotency key. */
  readonly deliver: (message: OutgoingMessage) => Promise<Result<ChatMessage, RemoteFailure>>;
  /** Returns the message to send next. */
  readonly next: () => OutgoingMessage | undefined;
  readonly onSent: (localId: string, message: ChatMessage) => void;
  readonly onRefused: (localId: string, failure: RemoteFailure) => void;
  /** The connection is lost: nothing more is sent now. */
  readonly onLost: (failure: RemoteFailure) => void;
  /** Tries the connection once more, if anything waits for an answer; called after growing pauses. */
  readonly tryAgain: () => void;
  /** Whether another account has signed in since: nothing is sent in its name. */
  readonly isForgotten: () => boolean;
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** How often a message is sent again while its first request still runs, perhaps in another window. */
const RUNNING_TRIES = 5;
const RUNNING_PAUSE_MS = 1_000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1_000, 60_000];

/** CHAT-2: sends the messages of one chat one after the other, in the order in which they were written. */
export const createOutbox = (deps: Deps) => {
  const { deliver, next, onSent, onRefused, onLost, tryAgain, isForgotten, delay } = deps;
  let isSending = false;
  /** Messages without an answer since the last one that arrived. */
  let losses = 0;

  /** A server that only hangs tells nobody that it is back. */
  const recover = async (): Promise<void> => {
    losses += 1;
    await delay(backOffMs(losses, FIRST_PAUSE_MS, LONGEST_PAUSE_MS));
    if (!isForgotten()) tryAgain();
  };

  const send = async (message: OutgoingMessage): Promise<Result<ChatMessage, RemoteFailure>> => {
    for (let tries = 1; !isForgotten(); tries += 1) {
      const answer = await deliver(message);
      const isRunning = !answer.ok && answer.error.kind === 'rejected' && answer.error.status === 409;
      if (!isRunning || tries === RUNNING_TRIES) return answer;
      await delay(RUNNING_PAUSE_MS);
    }
    return err({ kind: 'unauthorized' });
  };

  return {
    isSending: (): boolean => isSending,
    /** Sends what waits; returns once nothing does. */
    flush: async (): Promise<void> => {
      if (isSending) return;
      isSending = true;
      for (let message = next(); message; message = next()) {
        const answer = await send(message);
        if (answer.ok) {
          losses = 0;
          onSent(message.localId, answer.value);
        } else if (isOutcomeUnknown(answer.error)) {
          isSending = false;
          void recover();
          return onLost(answer.error);
        } else onRefused(message.localId, answer.error);
      }
      isSending = false;
    },
  };
};
