import { act, fireEvent, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currencyId } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import { ADDRESS_POPOVER } from '@app/features/addresses/index.ts';
import { CART } from '@app/features/cart/index.ts';
import { CURRENCY_VIEW_MODEL } from '@app/features/currency/index.ts';
import { GroupCountdown } from '@app/features/group/group-countdown.view.tsx';
import { GroupDestination } from '@app/features/group/group-destination.view.tsx';
import { GroupInvite } from '@app/features/group/group-invite.view.tsx';
import { GroupPrice } from '@app/features/group/group-price.view.tsx';
import { GroupReleased } from '@app/features/group/group-released.view.tsx';
import { GroupStopped } from '@app/features/group/group-stopped.view.tsx';
import { NOW_VIEW_MODEL } from '@app/features/now/index.ts';
import { bound, render } from '../render.tsx';
import { dish, groupServices, memberPage, minutesLater } from './page-stage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('GROUP-4a the time left to choose', () => {
  const show = (minutes: number) => {
    vi.useFakeTimers();
    const clock = observable({ now: minutesLater(0), ticks: 0 });
    const tick = () => runInAction(() => (clock.ticks += 1));
    const { services, said } = groupServices();
    const now = bound(NOW_VIEW_MODEL as never, {
      get now() {
        return clock.now;
      },
      tick,
    });
    render(<GroupCountdown deadline={minutesLater(minutes)} time="12:30" />, {
      services: [...services.filter(([token]) => token !== (NOW_VIEW_MODEL as unknown)), now],
    });
    const left = (to: number): void =>
      act(() =>
        runInAction(() => {
          clock.now = minutesLater(minutes - to);
        }),
      );
    return { clock, said, left, text: () => document.body.textContent };
  };

  it('is told in whole minutes, and in seconds during the last one', () => {
    const { text, left } = show(30);
    expect(text()).toBe('locks at 12:30 (in 30 minutes)');
    left(10.5);
    expect(text()).toBe('locks at 12:30 (in 11 minutes)');
    left(1.01);
    expect(text()).toBe('locks at 12:30 (in 2 minutes)');
    left(1);
    expect(text()).toBe('locks at 12:30 (in 60 seconds)');
    left(0.25);
    expect(text()).toBe('locks at 12:30 (in 15 seconds)');
    left(-1);
    expect(text()).toBe('locks at 12:30 (in 0 seconds)');
  });

  it('is said aloud ten, five and one minutes before the end, once each', () => {
    const { said, left } = show(30);
    for (const minutes of [20, 10, 9, 6, 5, 4, 2, 1, 0.5, 0, -1]) left(minutes);
    expect(said).toEqual([
      'locks at 12:30, in 10 minutes',
      'locks at 12:30, in 5 minutes',
      'locks at 12:30, in 60 seconds',
    ]);
  });

  it('is not said of a time that was over when the page opened', () => {
    const { said, left } = show(5);
    left(4);
    expect(said).toEqual([]);
  });

  it('is looked at every second from a minute and a half before the end', () => {
    const { clock, left } = show(30);
    left(1.6);
    vi.advanceTimersByTime(5000);
    expect(clock.ticks).toBe(0);
    left(1.5);
    vi.advanceTimersByTime(5000);
    expect(clock.ticks).toBe(5);
  });
});

describe('GROUP-6a the link of a group', () => {
  const show = (more: object = {}) => {
    const { services, said } = groupServices();
    const { vm } = memberPage({
      isOwner: true,
      vm: {
        link: '/group/1?g=9#secret',
        isAlone: true,
        owner: { renewLink: () => void said.push('renewed') },
        ...more,
      },
    });
    render(<GroupInvite vm={vm} />, { services });
    return said;
  };
  const url = `${location.origin}/group/1?g=9#secret`;

  it('is there to read, scan, copy and renew, opened as long as the owner is alone', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) } });
    const said = show();
    expect(screen.getByRole('group').hasAttribute('open')).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to the group order' }).value).toBe(url);
    expect(await screen.findByRole('img', { name: 'QR code of the link' })).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    fireEvent.click(screen.getByRole('button', { name: 'Renew the link' }));
    expect([copied, said]).toEqual([[url], ['success: Link copied', 'renewed']]);
  });

  it('is shared under the name of the group', async () => {
    const shared: unknown[] = [];
    vi.stubGlobal('navigator', { share: (words: unknown) => Promise.resolve(shared.push(words)) });
    show({ isAlone: false });
    expect(screen.getByRole('group').hasAttribute('open')).toBe(false);
    await act(async () => fireEvent.click(screen.getByText('Share the link')));
    expect(shared).toEqual([{ title: 'Lunch', url }]);
  });

  it('is nobody’s where the server tells none', () => {
    show({ link: undefined });
    expect(screen.queryByText('Invite your guests')).toBeNull();
  });
});

describe('GROUP-2e a lost part', () => {
  const show = (part: object) => {
    const { vm } = memberPage({ vm: { shopPath: '/shop/1', part } });
    render(<GroupReleased vm={vm} />, { services: groupServices().services });
  };
  const kept = { kept: [dish(1, 2)], keepAddress: '/again?lines=x' };

  it.each([
    ['kicked', 'You were removed from Lunch'],
    ['group-ended', 'The group order Lunch has ended'],
    ['unknown', 'You are no longer in Lunch'],
  ])('for %s is told at once: %s', (reason, words) => {
    show({ reason, ...kept });
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(document.activeElement?.textContent).toBe(words);
    expect(screen.getByRole('listitem').textContent).toBe('Dish 1× 2');
    expect(screen.getByRole('link', { name: 'Keep as my cart' }).getAttribute('href')).toBe('/again?lines=x');
  });

  it('that was left is no alarm, and without dishes offers the menu', () => {
    show({ reason: undefined, kept: [], keepAddress: undefined });
    expect(screen.getByRole('heading', { level: 1, name: 'You left Lunch' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('You had not chosen anything.')).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/shop/1']);
  });
});

describe('GROUP-1b a group that cannot be joined', () => {
  it.each([
    ['off', 'Group orders are not available', 'Ask whoever sent you the link, or order from Pasta House yourself.'],
    ['locked', 'The order is locked', 'Ask whoever sent you the link, or order from Pasta House yourself.'],
  ])('for %s says why', (stop, title, text) => {
    const { vm } = memberPage({ vm: { stop, shopPath: '/shop/1' } });
    render(<GroupStopped vm={vm} />, { services: groupServices().services });
    expect(screen.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByRole('link', { name: 'See the menu' }).getAttribute('href')).toBe('/shop/1');
  });
});

describe('GROUP-1e a cart of another shop', () => {
  it('says why nobody can join with it, and opens it', () => {
    const opened: string[] = [];
    const cart = bound(CART as never, { open: () => opened.push('cart') });
    const { vm } = memberPage({ vm: { stop: 'other-shop', shopPath: '/shop/1' } });
    render(<GroupStopped vm={vm} />, { services: [...groupServices().services, cart] });
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByText('Order it or empty it first; until then it stays as it is.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'View cart' }));
    expect(opened).toEqual(['cart']);
  });
});

describe('GROUP-1f where the order goes', () => {
  it('is read by a member, who cannot change it, and is left out where nobody has said it', () => {
    render(<GroupDestination destination="12 Harbor Street" isOwner={false} />);
    expect(screen.getByText('12 Harbor Street')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    render(<GroupDestination destination="" isOwner={false} />);
    expect(screen.getAllByText(/Goes to/)).toHaveLength(1);
  });

  it('is changed by the owner, also where none is chosen', () => {
    render(<GroupDestination destination="" isOwner />);
    expect(screen.getByText('No address yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change address' }).getAttribute('popovertarget')).toBe(ADDRESS_POPOVER);
  });
});

describe('LOCALE-5 an amount of a group', () => {
  it('is shown in the currency of the reader', () => {
    const dollar = { id: currencyId(1), rate: '1', scale: 2 };
    const yen = { id: currencyId(2), rate: '150', scale: 0 };
    const services = groupServices().services.filter(([token]) => token !== (CURRENCY_VIEW_MODEL as unknown));
    const currency = { options: [dollar, yen], current: yen, text: ({ minor }: { minor: number }) => `${minor} yen` };
    render(<GroupPrice amount={money(1050, 2)} currency={dollar.id} />, {
      services: [...services, bound(CURRENCY_VIEW_MODEL as never, currency)],
    });
    expect(screen.getByText('1575 yen')).toBeTruthy();
  });
});
