import { describe, expect, it } from 'vitest';
import { createFetchEventFeed, SILENCE_MS, waitBefore } from '@infra/drivers/events/fetch-event-feed.ts';
import type { FeedSignal } from '@infra/drivers/events/server-event.ts';
import { fakeTime } from './fake-time.ts';

const { pass } = fakeTime();
/** Everything that can happen without time passing. */
const settle = (): Promise<void> => pass(0);

type Connection = {
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  say(text: string): void;
  end(): void;
};

const createServer = (answer: (index: number) => 'stream' | Response | 'unreachable' = () => 'stream') => {
  const connections: Connection[] = [];
  const connect = async (lastEventId: string | undefined, signal: AbortSignal): Promise<Response> => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (started) => void (controller = started) });
    signal.addEventListener('abort', () => controller?.error(new DOMException('Aborted', 'AbortError')));
    const index =
      connections.push({
        lastEventId,
        signal,
        say: (text) => controller?.enqueue(new TextEncoder().encode(text)),
        end: () => controller?.close(),
      }) - 1;
    const told = answer(index);
    if (told === 'unreachable') throw new TypeError('fetch failed');
    return told === 'stream' ? new Response(body) : told;
  };
  return { connect, connections };
};

const follow = (server: ReturnType<typeof createServer>) => {
  const heard: FeedSignal[] = [];
  let refusals = 0;
  const feed = createFetchEventFeed({
    connect: server.connect,
    random: () => 0,
    onUnauthorized: () => void refusals++,
  });
  const following = feed.subscribe({ next: (signal) => void heard.push(signal) });
  return {
    feed,
    following,
    heard,
    kinds: () => heard.map((signal) => (signal.kind === 'event' ? signal.event.event : signal.kind)),
    refusals: () => refusals,
  };
};

describe('ORDER-6 one connection to the server', () => {
  it('opens, emits events, and resumes after the last event', async () => {
    const server = createServer();
    const { kinds } = follow(server);
    await settle();
    server.connections[0]?.say('id: 501\nevent: order\ndata: {}\n\n');
    await settle();
    server.connections[0]?.end();
    await settle();
    expect(kinds()).toEqual(['open', 'order', 'lost']);
    await pass(1000);
    expect(server.connections).toHaveLength(2);
    expect(server.connections.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '501']);
  });

  it('reconnects after 45 s without a byte; heartbeats count', async () => {
    const server = createServer();
    const { kinds } = follow(server);
    await settle();
    await pass(SILENCE_MS - 1);
    server.connections[0]?.say(': hb\n\n');
    await settle();
    await pass(2);
    expect(kinds()).toEqual(['open']);
    await pass(SILENCE_MS);
    expect(kinds()).toEqual(['open', 'lost']);
    expect(server.connections[0]?.signal.aborted).toBe(true);
  });

  it('does not wait forever for a server that accepts the connection and never answers', async () => {
    const server = createServer();
    const { kinds } = follow({ ...server, connect: () => new Promise(() => {}) });
    await pass(SILENCE_MS);
    expect(kinds()).toEqual(['lost']);
  });

  it('retries after 1, 2, 4 … 30 s', async () => {
    const server = createServer(() => 'unreachable');
    follow(server);
    await settle();
    for (const [index, wait] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
      await pass(wait - 1);
      expect(server.connections).toHaveLength(index + 1);
      await pass(1);
      expect(server.connections).toHaveLength(index + 2);
    }
  });

  it('spreads the reconnects of many clients over a quarter of the wait', () => {
    const attempts = [0, 1, 2, 3, 4, 5, 6, 60];
    expect(attempts.map((attempt) => waitBefore(attempt, () => 0))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]);
    expect(attempts.map((attempt) => waitBefore(attempt, () => 1))).toEqual([
      1250, 2500, 5000, 10_000, 20_000, 37_500, 37_500, 37_500,
    ]);
  });

  it('restarts the back-off after a connection that worked', async () => {
    const server = createServer((index) => (index === 2 ? 'stream' : 'unreachable'));
    follow(server);
    await settle();
    await pass(1000);
    await pass(2000);
    server.connections[2]?.say(': hb\n\n');
    await settle();
    server.connections[2]?.end();
    await settle();
    await pass(1000);
    expect(server.connections).toHaveLength(4);
  });

  it('waits as long as a busy server requests', async () => {
    const server = createServer((index) =>
      index === 0 ? new Response(null, { status: 429, headers: { 'retry-after': '30' } }) : 'stream',
    );
    follow(server);
    await settle();
    await pass(29_000);
    expect(server.connections).toHaveLength(1);
    await pass(1000);
    expect(server.connections).toHaveLength(2);
  });

  it('stops after a 401 and reports it once', async () => {
    const server = createServer(() => new Response(null, { status: 401 }));
    const { refusals, kinds } = follow(server);
    await settle();
    await pass(60_000);
    expect(refusals()).toBe(1);
    expect(kinds()).toEqual(['lost']);
    expect(server.connections).toHaveLength(1);
  });

  it('L16 emits nothing after the last observer leaves, and disconnects', async () => {
    const server = createServer();
    const { following, kinds } = follow(server);
    await settle();
    following.unsubscribe();
    await settle();
    await pass(60_000);
    expect(kinds()).toEqual(['open']);
    expect(server.connections).toHaveLength(1);
    expect(server.connections[0]?.signal.aborted).toBe(true);
  });

  it('is one connection for all its observers', async () => {
    const server = createServer();
    const { feed, following } = follow(server);
    const second = feed.subscribe({ next: () => {} });
    await settle();
    following.unsubscribe();
    expect(server.connections).toHaveLength(1);
    expect(server.connections[0]?.signal.aborted).toBe(false);
    second.unsubscribe();
    expect(server.connections[0]?.signal.aborted).toBe(true);
  });
});
