import { expect, it, vi } from 'vitest';
import type { Stream } from '@domain/kernel/stream.ts';
import { lazyStream } from '@app/composition/adapters/lazy-stream.ts';

const source = () => {
  const observers = new Set<(value: number) => void>();
  const stream: Stream<number> = {
    subscribe: ({ next }) => {
      observers.add(next);
      return { unsubscribe: () => void observers.delete(next) };
    },
  };
  return { stream, observers };
};

it('a lazy stream emits what its source emits once that has loaded, until the observer leaves', async () => {
  const { stream, observers } = source();
  const seen: number[] = [];
  const following = lazyStream(() => Promise.resolve(stream)).subscribe({ next: (value) => void seen.push(value) });
  expect(observers.size).toBe(0);
  await vi.waitFor(() => expect(observers.size).toBe(1));
  for (const emit of observers) emit(3);
  following.unsubscribe();
  expect([seen, observers.size]).toEqual([[3], 0]);
});

it('a lazy stream never follows a source for an observer who left before it had loaded', async () => {
  const { stream, observers } = source();
  let isLoaded = false;
  const following = lazyStream(async () => {
    await Promise.resolve();
    isLoaded = true;
    return stream;
  }).subscribe({ next: () => {} });
  following.unsubscribe();
  await vi.waitFor(() => expect(isLoaded).toBe(true));
  await Promise.resolve();
  expect(observers.size).toBe(0);
});
