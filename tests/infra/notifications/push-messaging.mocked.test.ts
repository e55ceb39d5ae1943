import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPushDevice, type PushDevice } from '@infra/drivers/browser/push-device.ts';
import type { HostedMessage, HostedMessaging } from '@infra/drivers/firebase/messaging.ts';
import { createFirebasePushMessaging } from '@infra/notifications/firebase-push-messaging.adapter.ts';
import { createHttpPushTokens } from '@infra/notifications/http-push-tokens.adapter.ts';
import { createStoredPushChoices } from '@infra/notifications/stored-push-choices.adapter.ts';
import { userId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { pushToken, type PushMessage } from '@domain/notifications/index.ts';
import { fakeApi } from '../orders/fake-api.ts';

/** The library’s own boundary. */
const sdk = vi.hoisted(() => ({ calls: [] as unknown[], isSupported: true }));
vi.mock('firebase/app', () => ({ initializeApp: (...given: unknown[]) => ({ given }) }));
vi.mock('firebase/messaging', () => ({
  isSupported: async () => sdk.isSupported,
  getMessaging: ({ given }: { given: unknown[] }) => ({ given }),
  getToken: async ({ given }: { given: unknown[] }, options: unknown) => {
    sdk.calls.push(['getToken', ...given, options]);
    return 'token-1';
  },
  deleteToken: async () => void sdk.calls.push(['deleteToken']),
  onMessage: (_: unknown, next: (message: unknown) => void) => {
    next({ data: { id: '1' } });
    return () => void sdk.calls.push(['silent']);
  },
}));

/** A browser with a worker, an optional subscription, and a messaging service controlled by the test. */
const stage = (permission: ReturnType<PushDevice['permission']> = 'granted') => {
  const world = {
    permission,
    answer: 'granted' as NotificationPermission,
    token: 'token-1',
    fails: false,
    hasWorker: true,
    isSubscribed: false,
  };
  const did: string[] = [];
  const listeners = new Set<(message: HostedMessage) => void>();
  const failing = (): void => {
    if (world.fails) throw new TypeError('The service is down');
  };
  const worker = {
    pushManager: {
      getSubscription: async () =>
        world.isSubscribed
          ? {
              unsubscribe: async () => {
                did.push('unsubscribe');
                world.isSubscribed = false;
                return true;
              },
            }
          : null,
    },
  } as unknown as ServiceWorkerRegistration;
  const service: HostedMessaging = {
    token: async () => {
      did.push('token');
      failing();
      world.isSubscribed = true;
      return world.token;
    },
    drop: async () => {
      did.push('drop');
      failing();
    },
    listen: (next) => {
      listeners.add(next);
      return () => void listeners.delete(next);
    },
  };
  const messaging = createFirebasePushMessaging({
    device: {
      permission: () => world.permission,
      requestPermission: async () => {
        did.push('ask');
        world.permission = world.answer;
        return world.answer;
      },
      worker: async () => (world.hasWorker ? worker : undefined),
    },
    open: async () => {
      did.push('open');
      failing();
      return service;
    },
  });
  return { messaging, world, did, listeners };
};

describe('NOTIFY-6 push messaging over Firebase', () => {
  it.each([
    ['unsupported', 'unsupported'],
    ['denied', 'blocked'],
    ['default', 'unasked'],
    ['granted', 'granted'],
  ] as const)('reports %s as %s, without asking or loading anything', (said, permission) => {
    const { messaging, did } = stage(said);
    expect([messaging.permission(), did]).toEqual([permission, []]);
  });

  it('shows the browser’s prompt only if permission was never asked for', async () => {
    const { messaging, did, world } = stage('default');
    world.answer = 'denied';
    expect([await messaging.ask(), await messaging.ask(), did]).toEqual(['blocked', 'blocked', ['ask']]);
  });

  it('gets a token through our own worker and initializes Firebase once', async () => {
    const { messaging, did } = stage();
    expect([await messaging.token(), await messaging.token(), did]).toEqual([
      ok('token-1'),
      ok('token-1'),
      ['open', 'token', 'token'],
    ]);
  });

  it('never lets the library prompt the customer', async () => {
    for (const permission of ['default', 'denied', 'unsupported'] as const) {
      const { messaging, did } = stage(permission);
      expect([await messaging.token(), did]).toEqual([err({ kind: 'unauthorized' }), []]);
    }
  });

  it('reports a failure of Firebase, its code or the worker as unreachable, and allows a retry', async () => {
    const { messaging, world } = stage();
    world.fails = true;
    expect(await messaging.token()).toEqual(err({ kind: 'unreachable' }));
    world.fails = false;
    expect(await messaging.token()).toEqual(ok('token-1'));
    world.hasWorker = false;
    expect(await messaging.token()).toEqual(err({ kind: 'unreachable' }));
    Object.assign(world, { hasWorker: true, token: '' });
    expect(await messaging.token()).toEqual(err({ kind: 'unreachable' }));
  });

  it('deletes the token at Firebase, and the subscription even without it', async () => {
    const { messaging, world, did } = stage();
    await messaging.drop();
    expect(did).toEqual([]);
    await messaging.token();
    await messaging.drop();
    expect(did).toEqual(['open', 'token', 'drop', 'unsubscribe']);
    Object.assign(world, { isSubscribed: true, fails: true });
    await messaging.drop();
    expect(did.slice(4)).toEqual(['drop', 'unsubscribe']);
    Object.assign(world, { isSubscribed: true, permission: 'default' });
    await messaging.drop();
    expect(did.slice(6)).toEqual(['unsubscribe']);
  });

  it('emits messages in the foreground until unsubscribed', async () => {
    const { messaging, listeners } = stage();
    const heard: PushMessage[] = [];
    const following = messaging.messages.subscribe({ next: (message) => heard.push(message) });
    await vi.waitFor(() => expect(listeners.size).toBe(1));
    for (const listen of listeners)
      listen({
        data: { id: '880', type: 'status_changed', status: 'on_a_way' },
        notification: { title: 'Tiffin', body: 'On its way' },
      });
    for (const listen of listeners) listen({});
    expect(heard).toMatchObject([
      { type: 'status_changed', status: 'on_a_way', subject: { kind: 'order', id: 880 }, body: 'On its way' },
      { type: undefined, subject: { kind: 'other' } },
    ]);
    following.unsubscribe();
    expect(listeners.size).toBe(0);
    messaging.messages.subscribe({ next: () => {} }).unsubscribe();
    await Promise.resolve();
    expect(listeners.size).toBe(0);
  });
});

describe('NOTIFY-6 push support in the browser', () => {
  const Notification = { permission: 'default', requestPermission: () => Promise.resolve('granted' as const) } as const;
  const workers = { ready: new Promise<ServiceWorkerRegistration>(() => {}) };
  const device = (window: object) =>
    createPushDevice({
      window: {
        isSecureContext: true,
        navigator: { serviceWorker: workers },
        Notification,
        PushManager: {},
        ...window,
      },
      delay: () => Promise.resolve(),
    });

  it('requires every API that push needs', () => {
    expect(device({}).permission()).toBe('default');
    for (const missing of [
      { isSecureContext: false },
      { navigator: {} },
      { Notification: undefined },
      { PushManager: undefined },
    ])
      expect(device(missing).permission()).toBe('unsupported');
  });

  it('waits for the worker, but not forever', async () => {
    expect(await device({}).worker()).toBeUndefined();
  });
});

describe('NOTIFY-6 stored tokens and choices', () => {
  it('send the token to the marketplace', async () => {
    const { api, calls } = fakeApi(() => ({ body: { data: null } }));
    expect(await createHttpPushTokens({ api }).keep(pushToken('token-1'))).toEqual(ok(undefined));
    expect(calls).toMatchObject([
      { method: 'POST', path: 'dashboard/user/profile/firebase/token/update', body: { firebase_token: 'token-1' } },
    ]);
    expect(
      await createHttpPushTokens({ api: fakeApi(() => ({ status: 400 })).api }).keep(pushToken('x')),
    ).toMatchObject({ ok: false });
  });

  it('restore the choice after a reload and ignore unreadable text', () => {
    let text: string | undefined;
    const choices = createStoredPushChoices({
      store: { get: () => text, set: (next) => void (text = next), remove: () => void (text = undefined) },
    });
    expect(choices.read()).toBeUndefined();
    choices.write({ user: userId(7), token: pushToken('token-1') });
    expect(choices.read()).toEqual({ user: 7, token: 'token-1' });
    choices.write(undefined);
    expect(text).toBeUndefined();
    for (text of [
      '',
      '{',
      'null',
      '[]',
      '7',
      '{"user":"7","token":"x"}',
      '{"user":7}',
      '{"user":7,"token":""}',
      '{"user":1e99,"token":"x"}',
    ])
      expect(choices.read()).toBeUndefined();
  });
});

describe('NOTIFY-6 the Firebase library', () => {
  afterEach(() => void Object.assign(sdk, { calls: [], isSupported: true }));
  const config = { apiKey: 'key', appId: 'app', messagingSenderId: '1', projectId: 'p', vapidKey: 'vapid' };
  const worker = {} as ServiceWorkerRegistration;

  it('gets our configuration and our worker, never one of its own', async () => {
    const { openMessaging } = await import('@infra/drivers/firebase/messaging.ts');
    const service = await openMessaging(config);
    expect(await service.token(worker)).toBe('token-1');
    await service.drop(worker);
    const asked = [
      'getToken',
      { apiKey: 'key', appId: 'app', messagingSenderId: '1', projectId: 'p' },
      'messaging',
      { vapidKey: 'vapid', serviceWorkerRegistration: worker },
    ];
    expect(sdk.calls).toEqual([asked, asked, ['deleteToken']]);
    const heard: unknown[] = [];
    service.listen((message) => heard.push(message))();
    expect([heard, sdk.calls.at(-1)]).toEqual([[{ data: { id: '1' } }], ['silent']]);
  });

  it('does not start in a browser that lacks what it needs', async () => {
    const { openMessaging } = await import('@infra/drivers/firebase/messaging.ts');
    sdk.isSupported = false;
    await expect(openMessaging(config)).rejects.toThrow('cannot receive');
  });
});
