import type { Chat, Chats, MessageWindow } from '@domain/chat/index.ts';
import { backOffMs } from '@domain/kernel/back-off.ts';
import type { MessageId } from '@domain/kernel/ids.ts';
import { isOutcomeUnknown, type RemoteFailure } from '@domain/kernel/remote-failure.ts';

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
  /** Whether somebody waits for what a failed read would have brought. */
  readonly isAwaited: () => boolean;
  readonly isForgotten: () => boolean;
  readonly network: { isOnline(): boolean };
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** Whether the same read may succeed later. */
const isTransient = (failure: RemoteFailure): boolean => failure.kind !== 'unauthorized' && isOutcomeUnknown(failure);

const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1_000, 30_000];

/** At least as long as the server asks for. */
const pauseMs = (failures: number, failure: RemoteFailure): number =>
  Math.max(
    backOffMs(failures, FIRST_PAUSE_MS, LONGEST_PAUSE_MS),
    failure.kind === 'rejected' ? (failure.retryAfter ?? 0) * 1000 : 0,
  );

/**
 * CHAT-1d: reads messages without a gap, also those whose events were lost. Calls at once share one walk. A failed read
 * is repeated with growing pauses while somebody waits for it; a call during a pause ends the pause.
 */
export const createCatchUp = ({
  chats,
  chat,
  listed,
  mark,
  onRead,
  onFailure,
  onDone,
  isAwaited,
  isForgotten,
  network,
  delay,
}: Deps): (() => Promise<void>) => {
  /** Everything up to this message was read. */
  let upTo: MessageId | undefined;
  let isStale = false;
  let walking: Promise<void> | undefined;
  let endPause = (): void => {};

  /** Returns why the server did not answer. */
  const readOn = async (): Promise<RemoteFailure | undefined> => {
    await listed();
    const known = chat();
    if (!known) return undefined;
    for (;;) {
      const [after, marked] = [upTo, mark()];
      const answer = await chats.messages(known.id, after === undefined ? 'latest' : { after });
      if (!answer.ok) {
        onFailure(answer.error);
        return answer.error;
      }
      onRead(answer.value, after === undefined, marked);
      upTo = answer.value.messages.at(-1)?.id ?? after;
      if (after === undefined || !answer.value.hasMore) return undefined;
    }
  };
  /** Without a network, its return asks for the next read. */
  const isRepeated = (): boolean => isAwaited() && network.isOnline() && !isForgotten();
  const pause = (milliseconds: number): Promise<void> => {
    const called = new Promise<void>((resolve) => (endPause = resolve));
    return Promise.race([delay(milliseconds), called]);
  };
  const walk = async (): Promise<void> => {
    for (let failures = 0; isStale;) {
      isStale = false;
      const failure = await readOn();
      if (!failure) continue;
      // A call that came while the read was on its way asks for another one: the network may be back since.
      if (!isStale && isTransient(failure) && isRepeated()) {
        failures += 1;
        await pause(pauseMs(failures, failure));
        isStale ||= isRepeated();
      }
      if (!isStale) return;
    }
    await onDone();
  };

  return () => {
    isStale = true;
    endPause();
    walking ??= walk().finally(() => (walking = undefined));
    return walking;
  };
};
