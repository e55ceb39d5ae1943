import { describe, expect, it } from 'vitest';
import type { FollowedOrder, FollowedParcel } from '@domain/following/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { StreamObserver } from '@domain/kernel/stream.ts';
import { createDataCache } from '@app/data/index.ts';
import { FollowViewModel } from '@app/features/follow/follow.view-model.ts';
import { gone, unreachable } from '../orders/stage.ts';
import { followedOf, followedParcelOf, SECRET } from './stage.ts';

const opened = async (first: Result<FollowedOrder | FollowedParcel, RemoteFailure>, secret = SECRET) => {
  const server = { answer: first, asked: [] as string[] };
  const said: string[] = [];
  let observer: StreamObserver<{ readonly kind: 'stale' }> | undefined;
  const vm = new FollowViewModel({
    cache: createDataCache(),
    followings: {
      load: (asked) => {
        server.asked.push(asked);
        return Promise.resolve(server.answer);
      },
    },
    updates: {
      news: {
        subscribe: (next) => {
          observer = next;
          return { unsubscribe: () => (observer = undefined) };
        },
      },
    },
    announcer: { say: (text: string) => void said.push(text) },
    scope: () => ['en'],
    translate: ((key: string) => key) as never,
  });
  vm.show({ params: { secret } } as never);
  const outcome = await vm.prepare();
  const close = vm.activate();
  const poll = async (answer: Result<FollowedOrder | FollowedParcel, RemoteFailure>): Promise<void> => {
    server.answer = answer;
    observer?.next?.({ kind: 'stale' });
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { vm, server, said, outcome, poll, close, isFollowing: () => observer !== undefined };
};

describe('ORDER-6k an order followed by its link', () => {
  it('shows what the server tells, and says each change of its status once', async () => {
    const { vm, said, poll, server } = await opened(ok(followedOf({ status: 'cooking' })));
    expect([vm.headline, server.asked]).toEqual(['follow.now.cooking', [SECRET]]);
    await poll(ok(followedOf({ status: 'cooking', updatedAt: instant(2) })));
    expect([vm.followed?.updatedAt, said]).toEqual([2, []]);
    await poll(ok(followedOf({ status: 'on_a_way', courier: { name: 'Ana', position: undefined } })));
    expect([vm.headline, said]).toEqual(['follow.now.on_a_way_by', ['follow.now.on_a_way_by']]);
  });

  it('PARCEL-1 shows a parcel in its own words, with its steps', async () => {
    const courier = { name: 'Ana', position: undefined };
    const { vm, said, poll } = await opened(ok(followedParcelOf({ status: 'pending' })));
    expect([vm.headline, vm.head(((key: string) => key) as never).title]).toEqual([
      'parcel.now.new',
      'follow.parcel.title',
    ]);
    await poll(ok(followedParcelOf({ status: 'on_a_way', courier })));
    expect(vm.steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'now']);
    await poll(ok(followedParcelOf({ status: 'delivered' })));
    expect(said).toEqual(['follow.parcel.now.on_a_way_by', 'follow.parcel.now.delivered']);
    await poll(ok(followedParcelOf({ status: 'canceled' })));
    expect([vm.headline, vm.steps]).toEqual(['parcel.now.canceled', []]);
  });

  it('measures from the courier to the area, not to a door, while it is under way', async () => {
    const area = { latitude: 52, longitude: 4 };
    const at = (status: FollowedOrder['status'], latitude: number) =>
      opened(ok(followedOf({ status, area, courier: { name: 'Ana', position: { latitude, longitude: 4 } } })));
    expect((await at('on_a_way', 52.1)).vm.distance).toBeCloseTo(11.1, 0);
    expect((await at('on_a_way', 52)).vm.distance).toBe(0);
    expect((await at('delivered', 52.1)).vm.distance).toBeUndefined();
  });

  it('says that sharing has ended as soon as the server does, and asks no more', async () => {
    const { vm, said, poll, server } = await opened(ok(followedOf()));
    await poll(err(gone));
    expect([vm.isOver, vm.followed, said]).toEqual([true, undefined, ['follow.over']]);
    const asked = server.asked.length;
    await poll(ok(followedOf()));
    expect([vm.isOver, server.asked.length]).toEqual([true, asked]);
  });

  it('keeps the last state while the server cannot be reached', async () => {
    const { vm, poll } = await opened(ok(followedOf({ status: 'ready' })));
    await poll(err(unreachable));
    expect([vm.isOver, vm.followed?.status]).toEqual([false, 'ready']);
  });

  it.each([
    ['a link that has ended', err(gone), SECRET, 'ready', true],
    ['an address that is no link', ok(followedOf()), 'x y', 'ready', true],
    ['a server that cannot be reached', err(unreachable), SECRET, 'failed', false],
  ] as const)('opens with %s', async (_, answer, secret, kind, isOver) => {
    const { vm, outcome } = await opened(answer, secret);
    expect([outcome.kind, vm.isOver]).toEqual([kind, isOver]);
    expect(vm.head(((key: string) => key) as never).isPrivate).toBe(true);
  });

  it('stops reading when it is closed', async () => {
    const { close, isFollowing } = await opened(ok(followedOf()));
    expect(isFollowing()).toBe(true);
    close();
    expect(isFollowing()).toBe(false);
  });
});
