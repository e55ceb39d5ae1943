import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { money } from '@domain/pricing/index.ts';
import { GroupLive } from '@app/features/group/group-live.view.tsx';
import { render } from '../render.tsx';
import { ana, dish, dollars, groupServices, memberPage, minutesLater, nadia } from './page-stage.ts';

const show = (seen: Parameters<typeof memberPage>[0]) => {
  const scene = memberPage(seen);
  render(<GroupLive vm={scene.vm} />, { services: groupServices().services });
  return scene;
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const block = (name: string) => within(screen.getByRole('region', { name }));

describe('GROUP-4 the page of a guest', () => {
  it('says how many are done, and that the guest may be', () => {
    const { asked } = show({ cart: { members: [{ ...nadia, isChoosing: false }, ana] } });
    expect(heading()).toBe('1 of 2 are done');
    expect(screen.getByRole('img', { name: '1 of 2 are done' })).toBeTruthy();
    press('I’m done $6.00');
    press('Leave this order');
    expect(asked).toEqual(['choosing false', 'leave']);
    expect(button('Lock and check out $21.00')).toBeNull();
    expect(screen.queryByText('Your dishes are fixed', { exact: false })).toBeNull();
  });

  it('lets who is done choose again', () => {
    const { asked } = show({ cart: { members: [nadia, { ...ana, isChoosing: false }] } });
    press('Still choosing $6.00');
    expect(asked).toEqual(['choosing true']);
  });

  it('says what is left of the limit, down to nothing, and only as long as something can be chosen', () => {
    show({ cart: { spendLimit: money(1000, 2) } });
    expect(heading()).toBe('You have $4.00 left');
    expect(screen.getByText('0 of 2 are done')).toBeTruthy();
    expect(block('Your dishes').getByText(/left/).textContent).toBe('$4.00 of $10.00 left');
  });

  it.each([
    [600, 'You have $0.00 left'],
    [599, '0 of 2 are done'],
  ])('with a limit of %i and 600 spent says %s', (limit, words) => {
    show({ cart: { spendLimit: money(limit, 2) } });
    expect(heading()).toBe(words);
    expect(screen.queryAllByText(/^\$0.00 of/)).toHaveLength(0);
  });

  it('when it is locked offers nothing but to leave', () => {
    show({ cart: { isLocked: true, spendLimit: money(1000, 2) }, lines: [dish(1, 2)] });
    expect(heading()).toBe('The order is locked');
    expect(screen.getByText(/^Your dishes are fixed/)).toBeTruthy();
    expect([button('Add a dish'), button(/done/), button(/^More/), screen.queryByText(/left/)]).toEqual(
      Array(4).fill(null),
    );
    expect(block('Your dishes').getByText('× 2')).toBeTruthy();
    expect(button('Leave this order')).toBeTruthy();
  });

  it('is locked from the deadline on, and counts down to it before', () => {
    show({ cart: { deadline: minutesLater(0) } });
    expect(heading()).toBe('The order is locked');
    expect(screen.queryByText(/locks at/)).toBeNull();
  });

  it('says when it locks', () => {
    show({ cart: { deadline: minutesLater(30) } });
    expect(screen.getByText(/locks at 12:30/).textContent).toBe('Lunch · locks at 12:30 (in 30 minutes)');
  });

  it('says that choices are kept without a connection, and what others did last', () => {
    show({
      live: { failure: { kind: 'unreachable' } },
      vm: { reporter: { latest: 'Ben joined', history: [{ id: 1, at: minutesLater(-5), text: 'Ben joined' }] } },
    });
    expect(screen.getByText(/^No connection/)).toBeTruthy();
    expect(screen.getAllByText('Ben joined')).toHaveLength(2);
    expect(block('What happened').getByText('11:55').getAttribute('datetime')).toBe('2025-03-10T11:55:00.000Z');
  });

  it('sums up what each has chosen', () => {
    show({});
    const soFar = block('So far');
    expect(soFar.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['$15.00', '$6.00']);
    expect(soFar.getByText('$21.00')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'What happened' })).toBeNull();
  });

  it('waits for the group', () => {
    show({ cart: 'none' });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  });

  it('can be asked for again when it did not come', () => {
    const { asked } = show({ cart: 'none', live: { failure: { kind: 'unreachable' } } });
    expect(screen.queryByRole('status')).toBeNull();
    press('Try again');
    expect(asked).toHaveLength(1);
  });
});

describe('GROUP-1 the page of the owner', () => {
  it('checks out for all, is done, locks and ends', () => {
    const { asked } = show({ isOwner: true, cart: { spendLimit: money(1000, 2) } });
    expect(heading()).toBe('0 of 2 are done');
    press('Lock and check out $21.00');
    press('I’m done');
    press('Lock');
    press('End the group order');
    expect(asked).toEqual(['check out', 'choosing false', 'lock true', 'end']);
    expect([button('10 min more'), button('Leave this order')]).toEqual([null, null]);
  });

  it('unlocks and gives more time, and may choose behind the lock', () => {
    const members = [{ ...nadia, isChoosing: false }, ana];
    const { asked } = show({ isOwner: true, cart: { members, isLocked: true, deadline: minutesLater(5) } });
    press('Still choosing');
    press('Unlock');
    press('10 min more');
    expect(asked).toEqual(['choosing true', 'lock false', `postpone ${minutesLater(0)}`]);
    expect(button('Add a dish')?.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText(/^Your dishes are fixed/)).toBeNull();
  });
});

describe('GROUP-2 one’s own dishes', () => {
  const priceOf = (line: ReturnType<typeof dish>) => dollars(money(line.item.price.total.minor * line.quantity, 2));

  it('are counted up and down, one piece at a time', () => {
    const line = dish(1, 2);
    const { asked } = show({ lines: [line] });
    expect(block('Your dishes').getByText(priceOf(line))).toBeTruthy();
    press('One less: Dish 1');
    press('One more: Dish 1');
    expect(asked).toEqual(['set 1', 'set 3']);
    expect(screen.queryByText('You have not chosen anything yet.')).toBeNull();
  });

  it('are removed below the fewest that are sold, and stop at the most', () => {
    const [first, second] = [dish(1, 1), dish(2, 7)];
    const limits = { min: 2, max: 20, available: 2 };
    const { asked } = show({ lines: [first, second, { ...dish(3, 2), item: { ...dish(3, 2).item, limits } }] });
    press('Remove Dish 1');
    press('Remove Dish 3');
    expect(asked).toEqual(['set 0', 'set 0']);
    const isStopped = (name: string) => button(`One more: ${name}`)?.getAttribute('aria-disabled');
    expect(['Dish 1', 'Dish 2', 'Dish 3'].map(isStopped)).toEqual([null, 'true', 'true']);
  });

  it('are missing at first', () => {
    show({});
    expect(screen.getByText('You have not chosen anything yet.')).toBeTruthy();
  });
});

describe('GROUP-2 the dishes of others', () => {
  const others = () => block('The others');

  it('show who started, who is here, and who is done', () => {
    const ben = { ...ana, id: 413 as never, name: 'Ben', isChoosing: false };
    show({ cart: { members: [nadia, ana, ben] }, live: { present: new Set([413]) } });
    const rows = others()
      .getAllByRole('heading', { level: 3 })
      .map((each) => within(each.closest('li') as HTMLElement));
    expect(
      others()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Nadia', 'Ben']);
    expect(rows[0]?.getByText('Started the order')).toBeTruthy();
    expect(rows[0]?.getByText('Still choosing')).toBeTruthy();
    expect(rows[0]?.getByText('2 ×', { exact: false }).textContent).toBe('2 × Dish 1');
    expect(rows[1]?.getByText('Here now')).toBeTruthy();
    expect(rows[1]?.getByText('Done')).toBeTruthy();
    expect(rows[1]?.getByText('No dish yet')).toBeTruthy();
    expect([others().queryByText('Nobody has joined yet.'), button('Remove Nadia')]).toEqual([null, null]);
  });

  it('do not say how many where it is one, and name the choices with the note', () => {
    const [line] = nadia.lines;
    const one = { ...line!, quantity: 1, note: 'No onions', item: { ...line!.item, options: 'Large' } };
    show({ cart: { members: [{ ...nadia, lines: [one] }, ana] } });
    expect(others().getByText('Dish 1').parentElement?.textContent).toBe('Dish 1');
    expect(others().getByText(/No onions/).textContent).toBe('Large, No onions');
  });

  it('are removed by the owner, who can undo it', () => {
    const { asked } = show({ isOwner: true });
    press('Remove Ana');
    expect(asked).toEqual(['kick it']);
    expect(others().queryByRole('status')).toBeNull();
  });

  it('say that a member is being removed', () => {
    const { asked } = memberPage();
    const undoKick = () => void asked.push('undo');
    show({ isOwner: true, vm: { owner: { leaving: ana, undoKick } } });
    expect(others().getByRole('status').textContent).toContain('Ana is being removed');
    expect(button('Remove Ana')).toBeNull();
    press('Undo');
    expect(asked).toEqual(['undo']);
  });

  it('are nobody’s before anybody has joined', () => {
    show({ isOwner: true, cart: { members: [nadia] } });
    expect(others().getByText('Nobody has joined yet.')).toBeTruthy();
  });
});
