import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PushHandler, type ShownOptions } from '@app/entry/service-worker/push-handler.ts';
import type { BuildInfo } from '@app/entry/service-worker/build-info.ts';
import { at, ORIGIN } from './stage.ts';

type Shown = { readonly title: string; readonly options: ShownOptions };

/** A device with its open tabs, `*` before those in front. */
const stage = (
  tabs: readonly string[] = [],
  {
    token = 'Bearer 1',
    destinations = ['order', 'home'],
  }: { token?: string | undefined; destinations?: BuildInfo['destinations'] } = {},
) => {
  const [shown, posted, focused, opened]: [Shown[], unknown[], string[], string[]] = [[], [], [], []];
  const world = { isSubscribed: true, token: token as string | undefined };
  const pages = tabs.map((tab) => {
    const url = tab.replace('*', '');
    return {
      url,
      visibilityState: tab.startsWith('*') ? ('visible' as const) : ('hidden' as const),
      focus: async () => focused.push(url) as never,
      postMessage: (message: unknown) => void posted.push(message),
    };
  });
  const teller = new PushHandler({
    build: { version: 'v1', essentials: [], destinations },
    cookie: async (name) => (name === 'access_token' ? world.token : undefined),
    origin: ORIGIN,
    registration: {
      pushManager: { getSubscription: async () => ({ unsubscribe: async () => !(world.isSubscribed = false) }) },
      showNotification: async (title, options) => void shown.push({ title, options }),
    },
    clients: { matchAll: async () => pages, openWindow: async (path) => opened.push(path) },
  });
  return { teller, shown, posted, focused, opened, world };
};

const push = {
  from: '1',
  fcmMessageId: 'x',
  notification: { title: 'Tiffin', body: 'Your order #880: On its way' },
  data: { id: '880', type: 'status_changed', status: 'on_a_way', order: '880' },
};

describe('NOTIFY-6 a push in the background', () => {
  it('is shown by the system, only the latest of each order', async () => {
    const { teller, shown, posted } = stage([at('/shop/1')]);
    await teller.handlePush(push);
    expect(shown).toEqual([
      {
        title: 'Tiffin',
        options: {
          body: 'Your order #880: On its way',
          icon: '/images/app_icon_192.png',
          tag: 'order 880',
          renotify: true,
          data: push.data,
        },
      },
    ]);
    expect(posted).toEqual([]);
  });

  it('changes silently while the kitchen works, and alerts again about a missing dish', async () => {
    const { teller, shown } = stage();
    await teller.handlePush({ ...push, data: { ...push.data, status: 'accepted' } });
    await teller.handlePush({ ...push, data: { ...push.data, type: 'dish_missing' } });
    await teller.handlePush({ ...push, data: { id: '5', type: 'wallet_top_up' } });
    expect(shown.map(({ options: { tag, renotify } }) => [tag, renotify])).toEqual([
      ['order 880', false],
      ['order 880', true],
      ['', false],
    ]);
  });

  it('is shown under our name, whatever was sent', async () => {
    for (const payload of [
      undefined,
      null,
      'text',
      7,
      {},
      { data: 'x', notification: 'y' },
      { data: { id: '880' }, notification: { title: '880' } },
    ]) {
      const { teller, shown } = stage();
      await teller.handlePush(payload);
      expect(shown).toMatchObject([{ title: 'Tiffin', options: { body: '' } }]);
    }
  });

  it('unsubscribes the device where nobody is signed in', async () => {
    const { teller, shown, posted, world } = stage([`*${at('/')}`]);
    world.token = undefined;
    await teller.handlePush(push);
    expect([shown, posted, world.isSubscribed]).toEqual([[], [], false]);
  });
});

describe('NOTIFY-6 a push in the foreground', () => {
  it('is posted to visible pages, in the format of their library, and not shown twice', async () => {
    const { teller, shown, posted } = stage([`*${at('/')}`, at('/shop/1')]);
    await teller.handlePush(push);
    expect(posted).toEqual([
      { data: push.data, notification: push.notification, isFirebaseMessaging: true, messageType: 'push-received' },
    ]);
    expect(shown).toEqual([]);
  });
});

describe('NOTIFY-3 pressing a notification', () => {
  it.each([
    [{ id: '880', type: 'status_changed' }, '/orders/880'],
    [
      { id: '3', type: 'news_publish', blog: 'b1f7a6de-0000-4000-8000-000000000001' },
      '/?news=b1f7a6de-0000-4000-8000-000000000001',
    ],
    [{ id: '5', type: 'out_of_stock' }, '/'],
    [undefined, '/'],
  ])('%j opens %s', async (data, path) => {
    const { teller, opened } = stage();
    await teller.handleClick(data);
    expect(opened).toEqual([at(path)]);
  });

  it('focuses the tab that shows its page already, and leaves unsaved input in other tabs', async () => {
    const { teller, opened, focused } = stage([at('/checkout'), at('/orders/880')]);
    await teller.handleClick({ id: '880', type: 'status_changed' });
    await teller.handleClick({ id: '881', type: 'status_changed' });
    expect([focused, opened]).toEqual([[at('/orders/880')], [at('/orders/881')]]);
  });

  it('ROUTE-9 opens the home page for a page that does not exist', async () => {
    const { teller, opened } = stage();
    await teller.handleClick({ id: '5', type: 'wallet_top_up' });
    expect(opened).toEqual([at('/')]);
    const built = stage([], { destinations: ['wallet'] });
    await built.teller.handleClick({ id: '5', type: 'wallet_top_up' });
    expect(built.opened).toEqual([at('/wallet')]);
    const inviting = stage([], { destinations: ['referrals'] });
    await inviting.teller.handleClick({ id: '9', type: 'new_user_by_referral' });
    expect(inviting.opened).toEqual([at('/referrals')]);
  });

  it('never opens another origin, whatever the message contains', async () => {
    const hostile = fc.constantFrom(
      'https://evil.test',
      '//evil.test',
      'javascript:alert(1)',
      '\\\\evil.test',
      '@evil.test',
      '.evil.test',
      '880',
      '../../x',
    );
    const dataArb = fc.record(
      {
        id: hostile,
        type: fc.constantFrom('status_changed', 'news_publish', 'new_parcel_order', 'x'),
        order: hostile,
        parcel: hostile,
        blog: hostile,
        link: hostile,
        click_action: hostile,
        url: hostile,
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(dataArb, async (data) => {
        const { teller, opened } = stage([], { destinations: ['order', 'parcel', 'home', 'reservations', 'wallet'] });
        await teller.handleClick({ ...data, FCM_MSG: { notification: { click_action: 'https://evil.test' } } });
        expect(opened).toHaveLength(1);
        expect(new URL(opened[0] ?? '').origin).toBe(ORIGIN);
      }),
    );
  });
});
