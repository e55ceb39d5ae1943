import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { NOTIFICATION_TYPES } from '@domain/notifications/index.ts';
import { TIME_ZONES_IN_VIEW } from '@app/features/catalog/index.ts';
import { NotificationBellView } from '@app/features/notifications/notification-bell.view.tsx';
import { NOW_VIEW_MODEL } from '@app/features/now/index.ts';
import { PAGES } from '@app/routes/index.ts';
import { bound, render } from '../render.tsx';
import { inbox, notificationOf, refused, settled, stage, START } from './stage.ts';

const services = [
  bound(PAGES as never, { prefetch: () => Promise.resolve() }),
  bound(NOW_VIEW_MODEL as never, { now: START }),
  bound(TIME_ZONES_IN_VIEW as never, { offsetAt: () => 0 }),
];

type Scene = ReturnType<typeof stage>;
const show = ({ vm }: Scene) => render(<NotificationBellView vm={vm} />, { services });
/** What the platform does when the bell is pressed. */
const toggle = (newState: 'open' | 'closed'): void => {
  const panel = document.getElementById('notifications');
  for (const name of ['beforetoggle', 'toggle'])
    act(() => void panel?.dispatchEvent(Object.assign(new Event(name), { newState })));
};
const settle = () => act(settled);
const opening = async (given: Parameters<typeof stage>[0] = {}) => {
  const scene = stage(given);
  const stop = scene.vm.activate();
  show(scene);
  scene.updates.tell({ kind: 'stale' });
  toggle('open');
  await settle();
  return { ...scene, stop };
};
const tab = (name: string) => screen.getByRole('tab', { name });

// happy-dom knows no popovers.
beforeEach(() => void Object.assign(HTMLElement.prototype, { hidePopover: () => {} }));
afterEach(() => void (document.dir = ''));

describe('LAYOUT-3 the bell', () => {
  it('shows the unread count, and opens the panel', async () => {
    const scene = stage();
    show(scene);
    expect(screen.getByRole('button', { name: 'Notifications' }).textContent).toBe('');
    const stop = scene.vm.activate();
    scene.updates.tell({ kind: 'stale' });
    await settle();
    const bell = screen.getByRole('button', { name: 'Notifications, 7 unread' });
    expect([bell.textContent, bell.getAttribute('popovertarget')]).toEqual(['7', 'notifications']);
    stop();
  });

  it('shows two digits, and announces the whole number', () => {
    const scene = stage();
    show(scene);
    act(() => scene.vm.unread.apply({ all: 120, news: 0, orders: 0 }));
    expect(screen.getByRole('button', { name: 'Notifications, 120 unread' }).textContent).toBe('99+');
    act(() => scene.vm.unread.apply({ all: 0, news: 0, orders: 0 }));
    expect(screen.getByRole('button', { name: 'Notifications' }).textContent).toBe('');
  });
});

describe('NOTIFY-1 the panel', () => {
  it('is a dialog with three tabs, each with its count, and receives the focus', async () => {
    await opening();
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeDefined();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All 77 unread',
      'News 22 unread',
      'Orders 55 unread',
    ]);
    expect(document.activeElement).toBe(tab('All 7 unread'));
    expect(screen.getByRole('tabpanel', { name: 'All 7 unread' }).id).toBe(
      tab('All 7 unread').getAttribute('aria-controls'),
    );
  });

  it('moves between tabs by arrow keys, wrapping around, to the ends by Home and End', async () => {
    const { vm } = await opening();
    const press = async (key: string) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      await settle();
      return vm.tab;
    };
    expect([await press('ArrowRight'), await press('ArrowRight'), await press('ArrowRight')]).toEqual([
      'news',
      'orders',
      'all',
    ]);
    expect([await press('ArrowLeft'), await press('Home'), await press('End'), await press('a')]).toEqual([
      'orders',
      'all',
      'orders',
      'orders',
    ]);
    expect(document.activeElement).toBe(tab('Orders 5 unread'));
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
    document.dir = 'rtl';
    expect([await press('ArrowRight'), await press('ArrowLeft')]).toEqual(['news', 'orders']);
  });

  it('shows placeholders of its list, and announces loading once', () => {
    const scene = stage();
    show(scene);
    toggle('open');
    expect(screen.getByRole('status', { name: 'Loading' }).querySelectorAll('[data-shape="title"]')).toHaveLength(5);
  });

  it('says that a tab is empty, in every tab', async () => {
    await opening({ items: [] });
    expect(screen.getByRole('heading', { name: 'Nothing new' })).toBeDefined();
    fireEvent.click(tab('News'));
    await settle();
    expect(screen.getByRole('heading', { name: 'No news yet' })).toBeDefined();
    expect(screen.getByText('Order updates and news appear here.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'View more' })).toBeNull();
  });

  it('says why loading failed, and retries', async () => {
    const scene = stage();
    scene.server.failure = refused;
    show(scene);
    toggle('open');
    await settle();
    expect(screen.getByText('The kitchen is on fire')).toBeDefined();
    scene.server.failure = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  it('moves the focus to the first new item after View more disappears', async () => {
    await opening();
    const more = screen.getByRole('button', { name: 'View more' });
    more.focus();
    fireEvent.click(more);
    await settle();
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
    expect(screen.queryByRole('button', { name: 'View more' })).toBeNull();
    expect(screen.getAllByRole('listitem')[5]?.contains(document.activeElement)).toBe(true);
  });

  it('says why loading more failed, below the list', async () => {
    const { server } = await opening();
    server.failure = refused;
    fireEvent.click(screen.getByRole('button', { name: 'View more' }));
    await settle();
    expect(within(screen.getByRole('alert')).getByText('The kitchen is on fire')).toBeDefined();
    server.failure = undefined;
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    await settle();
    expect([screen.queryByRole('alert'), screen.getAllByRole('listitem').length]).toEqual([null, 7]);
  });
});

describe('NOTIFY-2 NOTIFY-3 a notification', () => {
  it('is a link to its order that marks it read', async () => {
    await opening();
    const link = screen.getByRole('link', { name: /Your order is being prepared.*Number 7.*Unread/ });
    expect(link.getAttribute('href')).toBe('/orders/1');
    fireEvent.click(link);
    await settle();
    expect(screen.getByRole('button', { name: 'Notifications, 6 unread' })).toBeDefined();
    expect(screen.getByRole('link', { name: /Number 7/ }).textContent).not.toContain('Unread');
  });

  it('ROUTE-9 is a button that marks it read and stays if it has no page', async () => {
    const { asked } = await opening();
    const button = screen.getByRole('button', { name: /News for you.*Number 6.*Unread/ });
    button.focus();
    fireEvent.click(button);
    await settle();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Number 6/ }));
    expect([button.textContent?.includes('Unread'), button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    fireEvent.click(button);
    expect(asked.filter((name) => name === 'read 6')).toHaveLength(1);
  });

  it('shows its time: just now, minutes ago, today, then date and time', async () => {
    const ago = (minutes: number) => instant(START - minutes * 60_000);
    const items = [
      notificationOf(9, { createdAt: ago(0) }),
      notificationOf(8, { createdAt: ago(3) }),
      notificationOf(7, { createdAt: ago(60) }),
      notificationOf(5, { createdAt: ago(24 * 60) }),
      notificationOf(4, { createdAt: instant(0) }),
    ];
    await opening({ items });
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(
      ['Just now', '3 minutes ago', 'Today 11:00', '03.03.2026, 12:00'].map((when, place) =>
        texts[place]?.includes(when),
      ),
    ).toEqual([true, true, true, true]);
    expect(texts[4]).not.toContain('1970');
  });

  it('marks all as read, and says when there is nothing to mark', async () => {
    await opening();
    const button = screen.getByRole('button', { name: 'Mark all as read' });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(button);
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeDefined();
    await settle();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByText('Unread')).toBeNull();
  });
});

describe('NOTIFY-5 every type', () => {
  it('has its own sentence; an unknown one has a neutral one, and the list stays intact', async () => {
    const types = [...NOTIFICATION_TYPES, undefined];
    const items = types.map((type, index) =>
      notificationOf(100 - index, { type, status: 'teleported', body: '', subject: { kind: 'other' } }),
    );
    const { vm } = await opening({ items });
    await act(async () => {
      while (vm.list.hasMore) await vm.list.more();
    });
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(new Set(texts.map((text) => text.replace(/\d+ minutes? ago|Just now|Today.*|Unread/g, ''))).size).toBe(
      types.length,
    );
    expect(texts.at(-1)).toContain('Something new for you');
    expect(texts.join()).not.toContain('notifications.');
  });

  it('omits a detail that repeats the headline, and shows the number of an order without a text', async () => {
    await opening({
      items: [
        notificationOf(5, { body: 'Your order is being prepared' }),
        notificationOf(4, { body: '' }),
        ...inbox(3),
      ],
    });
    const [same, silent] = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(same?.match(/being prepared/g)).toHaveLength(1);
    expect(silent).toContain('Order 804');
  });
});
