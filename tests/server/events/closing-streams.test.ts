import { describe, expect, it } from 'vitest';
import type { EventLog } from '@infra/server/foundation/events/index.ts';
import { silentLog } from '@infra/server/foundation/platform/log.ts';
import { wireStreams } from '@infra/server/wiring/streams.ts';

/** Streams over a log whose second reading of a stream fails when the test says so. */
const stage = () => {
  const said: string[] = [];
  let readings = 0;
  let fail = (): void => {};
  const failed = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('driver has already been destroyed'));
  });
  const events: EventLog = {
    publish: () => Promise.resolve(),
    publishAll: () => Promise.resolve(),
    after: () => (readings++ === 0 ? Promise.resolve({ isKnown: true, events: [] }) : failed),
    lastId: () => Promise.resolve(0),
    tell: () => Promise.resolve(),
    follow: () => () => {},
    hear: () => () => {},
    prune: () => Promise.resolve(),
  };
  const streams = wireStreams({
    events,
    broadcast: {
      publish: () => Promise.resolve(),
      publishHere: () => {},
      publishElsewhere: () => Promise.resolve(),
      subscribe: () => () => {},
    },
    tokens: { valid: () => Promise.resolve(new Set()) },
    log: { ...silentLog, error: (event) => said.push(event) },
    heartbeatMs: undefined,
  });
  return { streams, said, fail: () => fail() };
};

const open = (streams: ReturnType<typeof stage>['streams']) =>
  streams.open({ stream: 'user 1', lastEventId: undefined }, new AbortController().signal);
const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

describe('OPS-3 a reading that fails', () => {
  it('is reported while the streams are open', async () => {
    const { streams, said, fail } = stage();
    await open(streams);
    fail();
    await settle();
    expect(said).toEqual(['events.trouble']);
    expect(streams.count()).toBe(0);
    streams.close();
  });

  it('is not reported once they have closed, because the database goes after them', async () => {
    const { streams, said, fail } = stage();
    await open(streams);
    streams.close();
    fail();
    await settle();
    expect(said).toEqual([]);
  });
});
