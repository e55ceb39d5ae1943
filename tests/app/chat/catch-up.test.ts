import { describe, expect, it } from 'vitest';
import type { Chats } from '@domain/chat/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { createCatchUp } from '@app/features/chat/catch-up.ts';
import { refusal } from '../../infra/contract/fakes/refusals.ts';
import { settle } from './stage.ts';

type Read = Awaited<ReturnType<Chats['messages']>>;
const UNREACHABLE: Read = err({ kind: 'unreachable' });
const NOTHING: Read = ok({ messages: [], hasMore: false });

/** A walk whose reads are answered and whose pauses end by hand. */
const stage = () => {
  const reads: ((answer: Read) => void)[] = [];
  const pauses: { readonly ms: number; readonly end: () => void }[] = [];
  const failures: RemoteFailure[] = [];
  const state = { isAwaited: true, done: 0 };
  const catchUp = createCatchUp({
    chats: { messages: () => new Promise((resolve) => reads.push(resolve)) },
    chat: () => ({ id: 'c-1' }) as never,
    listed: () => Promise.resolve(),
    mark: () => 0,
    onRead: () => {},
    onFailure: (failure) => void failures.push(failure),
    onDone: () => Promise.resolve(void (state.done += 1)),
    isAwaited: () => state.isAwaited,
    isForgotten: () => false,
    network: { isOnline: () => true },
    delay: (ms) => new Promise((end) => pauses.push({ ms, end })),
  });
  const answer = async (given: Read): Promise<void> => {
    await settle();
    reads.shift()?.(given);
    await settle();
  };
  return { catchUp, answer, reads, pauses, failures, state };
};

describe('CHAT-1d a read that failed', () => {
  it('is repeated after pauses that grow up to half a minute, as long as somebody waits', async () => {
    const { catchUp, answer, pauses, state, reads } = stage();
    void catchUp();
    for (let times = 0; times < 8; times += 1) {
      await answer(UNREACHABLE);
      pauses.at(-1)?.end();
    }
    expect(pauses.map(({ ms }) => ms / 1000)).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
    state.isAwaited = false;
    await answer(UNREACHABLE);
    expect([pauses.length, reads.length, state.done]).toEqual([8, 0, 0]);
  });

  it('is repeated at once if something asked again while it was on its way', async () => {
    const { catchUp, answer, pauses, state } = stage();
    void catchUp();
    await settle();
    void catchUp();
    await answer(UNREACHABLE);
    await answer(NOTHING);
    expect([pauses.length, state.done]).toEqual([0, 1]);
  });

  it('is repeated before its pause is over if something asks', async () => {
    const { catchUp, answer, pauses, state } = stage();
    void catchUp();
    await answer(UNREACHABLE);
    void catchUp();
    await answer(NOTHING);
    expect([pauses.length, state.done]).toEqual([1, 1]);
  });

  it('is repeated no sooner than a busy server asks for', async () => {
    const { catchUp, answer, pauses } = stage();
    void catchUp();
    await answer(refusal(503, 'ERROR_503', { retryAfter: 20 }));
    expect(pauses.map(({ ms }) => ms / 1000)).toEqual([20]);
  });

  it('is not repeated after a refusal', async () => {
    const { catchUp, answer, pauses, failures, reads } = stage();
    void catchUp();
    await answer(refusal(403, 'ERROR_403'));
    expect([failures.length, pauses.length, reads.length]).toEqual([1, 0, 0]);
  });
});
