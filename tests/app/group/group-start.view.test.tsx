import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GroupTerms } from '@domain/cart/index.ts';
import { money } from '@domain/pricing/index.ts';
import { GroupJoin } from '@app/features/group/group-join.view.tsx';
import { GroupStart } from '@app/features/group/group-start.view.tsx';
import { SESSION_VIEW_MODEL } from '@app/features/session/index.ts';
import { bound, render } from '../render.tsx';
import { dish, groupServices, memberPage, minutesLater } from './page-stage.ts';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const facts = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

describe('GROUP-1 starting a group', () => {
  const show = ({
    isSignedIn = true,
    ...more
  }: {
    readonly isSignedIn?: boolean;
    readonly isBusy?: boolean;
    readonly ownLines?: readonly object[];
    readonly destination?: string;
  } = {}) => {
    const started: GroupTerms[] = [];
    const { vm } = memberPage({
      vm: {
        path: '/group/1',
        ownLines: [],
        destination: '',
        start: (terms: GroupTerms) => void started.push(terms),
        ...more,
      },
    });
    const session = bound(SESSION_VIEW_MODEL as never, {
      isSignedIn,
      user: isSignedIn ? { firstName: 'Nadia', lastName: '' } : undefined,
    });
    render(<GroupStart vm={vm} />, { services: [...groupServices().services, session] });
    return started;
  };

  it('takes half an hour, no limit and a share for everybody unless something else is chosen', () => {
    const started = show();
    expect(facts()).toEqual(['Choose until: 12:30', 'Who pays: You pay Nadia your share']);
    press('Start and get the link');
    expect(started).toEqual([
      { title: '', payer: 'each', destination: '', spendLimit: undefined, deadline: minutesLater(30) },
    ]);
  });

  it('takes the name, limit, time and payer, and shows guests what they will see', () => {
    const destination = '12 Harbor Street';
    const started = show({ destination });
    type('Name of the order', 'Friday lunch');
    type('Limit per person, USD', '15');
    choose('13:00');
    choose(/^I pay for all/);
    expect(['13:00', '12:30'].map((name) => screen.getByRole<HTMLInputElement>('radio', { name }).checked)).toEqual([
      true,
      false,
    ]);
    const preview = within(screen.getByRole('region', { name: 'What your guests see' }));
    expect(preview.getByText('Friday lunch, Pasta House')).toBeTruthy();
    expect(preview.getByText('Nadia invites you')).toBeTruthy();
    expect(facts()).toEqual([
      'Choose until: 13:00',
      'Limit per person: $15.00',
      'Goes to: Harbor Street',
      'Who pays: Nadia pays for all',
    ]);
    press('Start and get the link');
    expect(started).toEqual([
      { title: 'Friday lunch', payer: 'owner', destination, spendLimit: money(1500, 2), deadline: minutesLater(60) },
    ]);
  });

  it('offers quarters and hours, or no time limit', () => {
    const started = show();
    const times = screen.getByRole('group', { name: 'Choose until' });
    expect(
      within(times)
        .getAllByRole('radio')
        .map((each) => each.closest('label')?.textContent),
    ).toEqual(['No time limit', '12:15', '12:30', '13:00', '14:00']);
    choose('No time limit');
    expect(facts()).toHaveLength(1);
    press('Start and get the link');
    expect(started[0]?.deadline).toBeUndefined();
  });

  it('refuses a limit that is no amount, and leads to it', () => {
    const started = show();
    type('Limit per person, USD', '-3');
    press('Start and get the link');
    expect(started).toEqual([]);
    const limit = screen.getByLabelText('Limit per person, USD');
    expect(limit.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(limit);
    expect(screen.getByText('Enter an amount above zero, for example 15')).toBeTruthy();
  });

  it('says that the cart comes along', () => {
    show({ ownLines: [dish(1, 1), dish(2, 1)] });
    expect(screen.getByText('Your cart comes along: Dish 1, Dish 2.')).toBeTruthy();
  });

  it('waits while it starts', () => {
    const started = show({ isBusy: true });
    expect(screen.queryByText(/^Your cart comes along/)).toBeNull();
    press('Start and get the link');
    expect(started).toEqual([]);
  });

  it('asks a guest to sign in first', () => {
    show({ isSignedIn: false });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain(
      encodeURIComponent('/group/1'),
    );
    expect(screen.queryByRole('button', { name: 'Start and get the link' })).toBeNull();
  });
});

describe('GROUP-1b an invitation', () => {
  const invitation = {
    title: 'Friday lunch',
    ownerName: 'Nadia',
    payer: 'owner',
    destination: 'Harbor Street',
    spendLimit: money(1500, 2),
    deadline: minutesLater(15),
    isShopOpen: true,
  };
  const nothing = { group: undefined, kept: undefined, title: '' };
  const show = (more: object = {}) => {
    const joined: string[] = [];
    const join = (name: string) => void joined.push(name);
    const { vm } = memberPage({ vm: { invitation, other: nothing, join, ...more } });
    render(<GroupJoin vm={vm} />, { services: groupServices().services });
    return joined;
  };

  it('says who invites to what, and takes a name', () => {
    const joined = show();
    expect(screen.getByText('Nadia invites you')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Friday lunch, from Pasta House');
    expect(facts()).toEqual([
      'Choose until: 12:15',
      'Limit per person: $15.00',
      'Goes to: Harbor Street',
      'Who pays: Nadia pays for all',
    ]);
    expect(screen.queryByText(/The shop is closed|stays as it is/)).toBeNull();
    type('Your name', 'Ana');
    press('Join and choose');
    expect(joined).toEqual(['Ana']);
  });

  it('asks for a name only once it is missing', () => {
    const joined = show();
    const hint = 'Enter a name of up to 100 characters';
    expect(screen.queryByText(hint)).toBeNull();
    press('Join and choose');
    expect(joined).toEqual([]);
    expect(screen.getByText(hint)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
    type('Your name', 'Ana');
    expect(screen.queryByText(hint)).toBeNull();
    press('Join and choose');
    expect(joined).toEqual(['Ana']);
  });

  it('without a name is called by the shop, and says when that is closed', () => {
    show({ invitation: { ...invitation, title: '', isShopOpen: false }, hasOwnCart: true });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order together from Pasta House');
    expect(screen.getByText(/^The shop is closed right now/)).toBeTruthy();
    expect(screen.getByText('Your own cart stays as it is.')).toBeTruthy();
  });

  it('asks about another group first', () => {
    const left: string[] = [];
    show({ other: { group: { shopId: 2, cartId: 7 }, title: 'Dinner', leave: () => void left.push('left') } });
    expect(screen.getByText(/^“Dinner” is still open/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to that order' }).getAttribute('href')).toBe('/group/2?g=7');
    expect(screen.queryByLabelText('Your name')).toBeNull();
    press('Leave it and join this one');
    expect(left).toEqual(['left']);
  });

  it('keeps what was chosen in the other group', () => {
    show({ other: { ...nothing, kept: '/again?lines=x' } });
    const link = screen.getByRole('link', { name: 'Keep the dishes from there as my cart' });
    expect(link.getAttribute('href')).toBe('/again?lines=x');
  });
});
