import * as fc from 'fast-check';
import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createPostgresNotices, type ListeningClient } from '@infra/server/store/postgres-notices.adapter.ts';
import { runs } from '../../domain/runs.ts';

/** Connections that a test cuts as it likes, and the waits of the loop that replaces them, ended by hand. */
const createServer = () => {
  const open = new Set<EventEmitter>();
  const waits: { readonly milliseconds: number; readonly end: () => void }[] = [];
  let isAway = false;
  let most = 0;

  const connect = (): Promise<ListeningClient> => {
    if (isAway) return Promise.reject(new Error('refused'));
    const client = new EventEmitter();
    open.add(client);
    most = Math.max(most, open.size);
    return Promise.resolve(
      Object.assign(client, {
        query: () => (open.has(client) ? Promise.resolve() : Promise.reject(new Error('lost'))),
        end: () => Promise.resolve(void open.delete(client)),
      }) as unknown as ListeningClient,
    );
  };
  return {
    connect,
    wait: (milliseconds: number) => new Promise<void>((end) => void waits.push({ milliseconds, end })),
    /** Cuts every connection, and reports it as often as the driver does. */
    cut: (reports: number) => {
      for (const client of [...open]) {
        open.delete(client);
        for (let report = 0; report < reports; report++) client.emit(report === 0 ? 'error' : 'end', new Error('cut'));
      }
    },
    notify: (payload: string) => {
      for (const client of open) client.emit('notification', { payload });
    },
    goAway: (away: boolean) => void (isAway = away),
    /** Ends every wait that runs now. */
    pass: async () => {
      for (const { end } of waits.splice(0)) end();
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    },
    get open() {
      return open.size;
    },
    get most() {
      return most;
    },
    /** Of the loop alone, without heartbeats. */
    get backOff() {
      return waits.map(({ milliseconds }) => milliseconds).filter((milliseconds) => milliseconds < 20_000);
    },
  };
};

const start = async (server: ReturnType<typeof createServer>) =>
  createPostgresNotices({
    connect: server.connect,
    process: 'here',
    onTrouble: () => undefined,
    wait: server.wait,
    jitter: () => 1,
  });

const happening = fc.oneof(
  fc.record({ kind: fc.constant('cut' as const), reports: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('away' as const), away: fc.boolean() }),
  fc.constant({ kind: 'pass' as const }),
);

describe('OPS-1 the connection of notices', () => {
  it('is one, however often and in whatever way it is lost, and comes back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 20 }), async (happenings) => {
        const server = createServer();
        const notices = await start(server);
        for (const event of happenings) {
          if (event.kind === 'cut') server.cut(event.reports);
          else if (event.kind === 'away') server.goAway(event.away);
          else await server.pass();
        }
        server.goAway(false);
        await server.pass();
        expect([server.open, server.most]).toEqual([1, 1]);
        await notices.close();
        await server.pass();
        expect(server.open).toBe(0);
      }),
      runs(300),
    );
  });

  it('is tried again after longer and longer waits, up to ten seconds', async () => {
    const server = createServer();
    await start(server);
    server.goAway(true);
    server.cut(2);
    const waits: number[] = [];
    for (let round = 0; round < 8; round++) {
      waits.push(...server.backOff);
      await server.pass();
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  it('tells every subscriber that notices may be missing once it is back', async () => {
    const server = createServer();
    const notices = await start(server);
    const heard: (string | undefined)[] = [];
    notices.subscribe('shop', (text) => heard.push(text));
    server.cut(1);
    expect(heard).toEqual([]);
    await server.pass();
    expect(heard).toEqual([undefined]);
  });

  it.each(['reference', 'shop', 'stock', 'identity', 'event', 'simulation', 'market'] as const)(
    'delivers what other processes say about %s, and not what this one said',
    async (topic) => {
      const server = createServer();
      const notices = await start(server);
      const heard: (string | undefined)[] = [];
      notices.subscribe(topic, (text) => heard.push(text));
      server.notify(`there ${topic} 7`);
      server.notify(`here ${topic} 8`);
      expect(heard).toEqual(['7']);
    },
  );

  it('is replaced when it no longer answers', async () => {
    const server = createServer();
    const deaf = { ...(await server.connect()), on: () => undefined };
    const clients = [Object.assign(deaf, { query: answerOnce() }), undefined];
    await createPostgresNotices({
      connect: () =>
        Promise.resolve(clients.shift() as ListeningClient | undefined).then((client) => client ?? server.connect()),
      process: 'here',
      onTrouble: () => undefined,
      wait: server.wait,
      jitter: () => 1,
    });
    for (let round = 0; round < 3; round++) await server.pass();
    expect(server.open).toBe(1);
    expect(clients).toEqual([]);
  });
});

/** Answers the first statement, and none after it. */
const answerOnce = () => {
  let asked = 0;
  return () => (asked++ === 0 ? Promise.resolve() : new Promise(() => undefined));
};
