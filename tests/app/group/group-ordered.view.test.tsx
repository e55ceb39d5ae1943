import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderId, userCartId } from '@domain/kernel/ids.ts';
import type { MemberShare, OrderedGroup } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { GroupOrdered } from '@app/features/group/group-ordered.view.tsx';
import { OWN_SHARE } from '@app/features/group/group.tokens.ts';
import { bound, render } from '../render.tsx';
import { groupServices, memberPage, minutesLater } from './page-stage.ts';

const none = money(0, 2);
const share = (id: number, name: string, more: Partial<MemberShare> = {}): MemberShare => ({
  id: userCartId(id),
  name,
  isOwner: false,
  standing: 'open',
  lines: money(1000, 2),
  fixed: none,
  proportional: none,
  reduction: none,
  total: money(1000, 2),
  dishes: [],
  ...more,
});
const nadia = share(1, 'Nadia', { isOwner: true, total: money(2000, 2) });
const ana = share(2, 'Ana', {
  fixed: money(150, 2),
  reduction: money(50, 2),
  total: money(1100, 2),
  dishes: [{ title: 'Soup', quantity: 2 }],
});
const ben = share(3, 'Ben', { standing: 'settled' });

type Given = Partial<OrderedGroup> & { readonly payer?: string; readonly takesSharePayments?: boolean };

const show = ({ payer = 'each', takesSharePayments = true, ...more }: Given = {}) => {
  const order: OrderedGroup = {
    id: orderId(5),
    self: nadia.id,
    status: 'new',
    expectedAt: undefined,
    ownerName: 'Nadia',
    currencyId: undefined,
    priceStyle: { symbol: '€', position: 'after' },
    total: money(4100, 2),
    shares: [nadia, ana, ben],
    ...more,
  };
  const settled: string[] = [];
  const known = { payer, shopId: 1, cartId: 9 };
  const settle = (id: number, is: boolean) => Promise.resolve(void settled.push(`${id} ${is}`));
  const { vm } = memberPage({
    vm: { part: { order, live: undefined, known, settle }, takesSharePayments },
  });
  const { services, said } = groupServices();
  const ownShare = bound(OWN_SHARE as never, () => <p>Pay your share here</p>);
  render(<GroupOrdered vm={vm} />, { services: [...services, ownShare] });
  return { settled, said };
};
const shareOf = (name: string) => {
  const details = screen.getByText(name, { selector: 'summary *' }).closest('details') as HTMLDetailsElement;
  return { ...within(details), isOpen: details.open, text: details.querySelector('summary')?.textContent };
};
const button = (name: string) => screen.queryByRole('button', { name });

afterEach(() => vi.unstubAllGlobals());

describe('GROUP-6c who owes what', () => {
  it('tells a guest what they owe, and only where everybody pays', () => {
    show({ id: undefined, self: ana.id });
    expect(screen.getByText(/^You owe/).textContent).toBe('You owe 11.00€');
    expect(screen.queryByText(/to come back|Everybody has settled/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'See the order' })).toBeNull();
    expect([shareOf('Ana').isOpen, shareOf('Ben').isOpen]).toEqual([true, false]);
    expect([button('Mark as settled'), button('Remind Ana')]).toEqual([null, null]);
  });

  it('tells the owner what is to come back, and where the order is', () => {
    show();
    expect(screen.getByText('11.00€ still to come back')).toBeTruthy();
    expect(screen.queryByText(/^You owe/)).toBeNull();
    expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe('/orders/5');
    const total = screen.getByText('Total of the order', { selector: 'p *' });
    expect(total.parentElement?.textContent).toBe('Total of the order 41.00€');
  });

  it('tells the owner that nothing is left to come back', () => {
    show({ shares: [nadia, ben] });
    expect(screen.getByText('Everybody has settled')).toBeTruthy();
  });

  it('adds up a share of its parts, without those that are nothing', () => {
    show();
    const parts = (name: string) => shareOf(name).getAllByRole('term', { hidden: true });
    const texts = (name: string) => parts(name).map((each) => each.parentElement?.textContent);
    expect(texts('Ana')).toEqual(['Dishes10.00€', 'Delivery and service, equal part1.50€', 'Discount−0.50€']);
    expect(shareOf('Ana').getByText('Soup').closest('li')?.textContent).toBe('Soup× 2');
  });

  it('shows a free share as its dishes', () => {
    show({ shares: [nadia, share(4, 'Mei', { lines: none, total: none })] });
    expect(shareOf('Mei').getByText('Dishes').parentElement?.textContent).toBe('Dishes0.00€');
  });

  it('is nobody’s question where the owner pays for all', () => {
    show({ payer: 'owner', self: ana.id, id: undefined });
    expect(screen.getByRole('region', { name: 'Who ordered what' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'As text' })).toBeNull();
    expect(screen.queryByText(/You owe|The shares add up|^Dishes$/)).toBeNull();
    expect(shareOf('Ben').text).not.toContain('Settled');
  });

  it('says when the order is expected as long as it is on its way', () => {
    show({ expectedAt: minutesLater(45) });
    expect(screen.getByText('Expected at 12:45')).toBeTruthy();
  });

  it('does not say when a delivered order was expected', () => {
    show({ expectedAt: minutesLater(45), status: 'delivered' });
    expect(screen.getByRole('heading', { level: 1, name: 'Delivered' })).toBeTruthy();
    expect(screen.queryByText(/^Expected at/)).toBeNull();
  });
});

describe('GROUP-6f paying the own share', () => {
  const isOffered = () => screen.queryByText('Pay your share here') !== null;
  const asAna = { id: undefined, self: ana.id };

  it('is offered to guests where each pays and the server takes it', () => {
    show(asAna);
    expect(isOffered()).toBe(true);
  });

  it.each([
    ['to the owner', {}],
    ['where the owner pays for all', { ...asAna, payer: 'owner' }],
    ['by a server that takes no payments of shares', { ...asAna, takesSharePayments: false }],
  ])('is not offered %s', (_, given) => {
    show(given);
    expect(isOffered()).toBe(false);
  });

  it('says what was paid, and what a canceled order leaves to give back', () => {
    const paid = { ...ana, standing: 'paid' as const };
    show({ ...asAna, shares: [nadia, paid] });
    expect(screen.getByText(/^You paid/).textContent).toBe('You paid 11.00€');
    cleanup();
    show({ status: 'canceled', shares: [nadia, paid, share(4, 'Mei')] });
    expect(screen.getByRole('status').textContent).toBe('The order was canceled. Give back what you got: Ana 11.00€');
    expect(screen.queryByRole('button', { name: /settled|Remind/, hidden: true })).toBeNull();
  });

  it('is settled for the owner once it is paid, and asked about once its member says that it was given', () => {
    const [paid, told] = [{ ...ana, standing: 'paid' as const }, share(5, 'Omar', { standing: 'told' })];
    const { settled } = show({ shares: [nadia, paid, told] });
    expect([shareOf('Ana').text, shareOf('Omar').text]).toEqual(['AnaPaid11.00€', 'OmarSays you have it10.00€']);
    expect(shareOf('Ana').queryByRole('button', { hidden: true })).toBeNull();
    for (const name of ['I have it', 'Not yet'])
      fireEvent.click(shareOf('Omar').getByRole('button', { name, hidden: true }));
    expect(settled).toEqual(['5 true', '5 false']);
    cleanup();
    show({ ...asAna, shares: [nadia, paid, told] });
    expect([shareOf('Ana').text, shareOf('Omar').text]).toEqual(['AnaPaid11.00€', 'Omar10.00€']);
  });

  it('adds up in a table of all shares', () => {
    show();
    const rows = screen
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows[0]).toEqual(['Who', 'Dishes', 'Delivery and service, equal part', 'Discount', 'Share']);
    expect(rows[2]).toEqual(['Ana', '10.00€', '1.50€', '−0.50€', '11.00€']);
    expect(rows.at(-1)).toEqual(['Total of the order', '30.00€', '1.50€', '−0.50€', '41.00€']);
  });
});

describe('GROUP-6e settling', () => {
  const shared = () => {
    const words: { text: string }[] = [];
    vi.stubGlobal('navigator', { ...navigator, share: (each: { text: string }) => Promise.resolve(words.push(each)) });
    return words;
  };

  it('is offered to the owner for each of the others', () => {
    const { settled } = show();
    expect(shareOf('Ben').text).toContain('Settled');
    expect([shareOf('Ana').text, shareOf('Nadia').text].join(' ')).not.toContain('Settled');
    const press = (name: string, at: ReturnType<typeof shareOf>) =>
      fireEvent.click(at.getByRole('button', { name, hidden: true }));
    press('Mark as settled', shareOf('Ana'));
    press('Not settled after all', shareOf('Ben'));
    expect(settled).toEqual(['2 true', '3 false']);
    expect(shareOf('Nadia').queryByRole('button', { hidden: true })).toBeNull();
    expect(shareOf('Ben').queryByRole('button', { name: 'Remind Ben', hidden: true })).toBeNull();
  });

  it('reminds by the amount and the link', async () => {
    const words = shared();
    show();
    await act(async () => fireEvent.click(shareOf('Ana').getByRole('button', { name: 'Remind Ana', hidden: true })));
    expect(words[0]?.text).toBe(`Ana, your share of Lunch is 11.00€.\n${location.origin}/group/1?g=9`);
  });

  it('has a text of one line a member, to share or to copy', async () => {
    const words = shared();
    show();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share the text' })));
    expect(words[0]?.text.split('\n')).toEqual([
      'Lunch, Pasta House',
      'Nadia: 20.00€',
      'Ana: 11.00€',
      'Ben: 10.00€',
      'Total of the order: 41.00€',
    ]);
  });

  it('says that the text was copied, or that it could not be', async () => {
    let isDenied = false;
    const writeText = () => (isDenied ? Promise.reject(new Error('denied')) : Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const { said } = show();
    const copy = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    await copy();
    isDenied = true;
    await copy();
    expect(said).toEqual(['success: Text copied', 'warning: Copying did not work. Select the text and copy it.']);
  });
});
