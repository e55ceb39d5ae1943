import { ConnectionViewModel, type CallEnd } from '@app/features/connection/connection.view-model.ts';
import type { StreamObserver } from '@domain/kernel/stream.ts';

const createSource = <Value>() => {
  const observers = new Set<StreamObserver<Value>>();
  return {
    observers,
    tell: (value: Value) => {
      for (const observer of [...observers]) observer.next(value);
    },
    stream: {
      subscribe: (observer: StreamObserver<Value>) => {
        observers.add(observer);
        return { unsubscribe: () => void observers.delete(observer) };
      },
    },
  };
};

/** A connection whose network, server, clock and waits are controlled by the test. */
export const stage = (given: { readonly pageSeenAt?: number; readonly isUp?: boolean } = {}) => {
  const world = { isUp: given.isUp ?? true, isThere: true, hasPageFailed: false, now: 100_000, healed: 0, asked: 0 };
  const network = createSource<boolean>();
  const calls = createSource<Promise<CallEnd>>();
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const vm = new ConnectionViewModel({
    network: { isOnline: () => world.isUp, changes: network.stream },
    calls: calls.stream,
    pageCachedAt: given.pageSeenAt,
    hasPageFailed: () => world.hasPageFailed,
    reach: () => {
      world.asked += 1;
      return Promise.resolve(world.isThere && world.isUp);
    },
    refreshAll: () => {
      world.healed += 1;
    },
    now: () => world.now,
    delay: (ms) => new Promise((resolve) => waits.push({ ms, end: resolve })),
  });
  /** Ends every wait of this many milliseconds, with its consequences. */
  const pass = async (ms: number): Promise<void> => {
    world.now += ms;
    for (const wait of waits.splice(0))
      if (wait.ms <= ms) wait.end();
      else waits.push(wait);
    await settled();
  };
  const turnNetwork = async (isUp: boolean): Promise<void> => {
    world.isUp = isUp;
    network.tell(isUp);
    await settled();
  };
  const call = async (end: CallEnd): Promise<void> => {
    calls.tell(Promise.resolve(end));
    await settled();
  };
  return { vm, world, network, calls, waits, pass, turnNetwork, call };
};

export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
