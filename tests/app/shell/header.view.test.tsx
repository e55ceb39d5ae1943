import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PageVisibility } from '@infra/drivers/browser/page-visibility.ts';
import { open } from './stage.tsx';

const DESK = { settings: { api_extensions: 'identity,operator' } };
const COUNTS = {
  'dashboard/user/profile/notifications-statistic': { notification: 7, news_publish: 2, status_changed: 5 },
};
/** The customer returns to the tab: without events the bell polls at once instead of after ten seconds. */
const comesBack: PageVisibility = {
  isVisible: () => true,
  changes: {
    subscribe: (observer) => {
      observer.next(true);
      return { unsubscribe: () => {} };
    },
  },
};
const header = () => within(screen.getByRole('banner'));
const LATE = { timeout: 10_000 };

describe('LAYOUT-3 the header', () => {
  it('has logo, search, address selector, theme toggle, both pickers, cart and sign-in for a guest', async () => {
    await open(DESK);
    expect(header().getByRole('link', { name: 'Tiffin, home' }).getAttribute('href')).toBe('/');
    expect(header().getByRole('combobox', { name: 'Search shops and dishes' })).toBeDefined();
    expect(header().getByRole('button', { name: /^Switch to dark/ })).toBeDefined();
    for (const [name, panel] of [
      ['Choose an address', 'Deliver to'],
      ['Language: English', 'Language'],
      ['Currency: USD', 'Currency'],
    ] as const) {
      const popover = screen.getByRole('dialog', { name: panel });
      expect([
        popover.getAttribute('popover'),
        header().getByRole('button', { name }).getAttribute('popovertarget'),
      ]).toEqual(['auto', popover.id]);
    }
    expect(header().getByRole('button', { name: 'Your cart' })).toBeDefined();
    expect(header().getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?next=%2F');
    expect(screen.queryByRole('button', { name: /^(Notifications|Account)/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Admin panel' })).toBeNull();
  });

  it('has the bell with the unread count, the user menu and the admin panel for a signed-in customer', async () => {
    await open({ ...DESK, isSignedIn: true, answers: COUNTS, platform: { visibility: comesBack } });
    expect(header().queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect((await header().findByRole('button', { name: 'Notifications, 7 unread' }, LATE)).textContent).toBe('7');
    const menu = screen.getByRole('dialog', { name: 'Account of Leila' });
    expect(header().getByRole('button', { name: 'Account of Leila' }).getAttribute('popovertarget')).toBe(menu.id);
    const links = (await within(menu).findAllByRole('link', {}, LATE)).map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toContainEqual(['Orders', '/orders']);
    expect(links.at(-1)).toEqual(['Admin panel', 'http://market.test/desk']);
    expect(within(menu).getByRole('button', { name: 'Sign out' })).toBeDefined();
  });

  it('has the admin panel in the drawer of a phone as well', async () => {
    await open({ ...DESK, isSignedIn: true });
    const drawer = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect((await drawer.findByRole('link', { name: 'Admin panel' }, LATE)).getAttribute('href')).toBe(
      'http://market.test/desk',
    );
  });

  it.each([
    ['https://admin.example/panel', 'https://admin.example/panel'],
    ['', undefined],
  ])('leads to the right desk if %j is configured and the server has none: %j', async (adminUrl, href) => {
    await open({ isSignedIn: true, platform: { adminUrl } });
    await within(screen.getByRole('dialog', { name: 'Account of Leila' })).findByRole('link', { name: 'Orders' }, LATE);
    expect(screen.queryAllByRole('link', { name: 'Admin panel' }).map((link) => link.getAttribute('href'))).toEqual(
      href === undefined ? [] : [href, href],
    );
  });
});
