import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { err, ok } from '@domain/kernel/result.ts';
import { money, priceText, type Money } from '@domain/pricing/index.ts';
import { TIME_ZONES_IN_VIEW } from '@app/features/catalog/index.ts';
import { CheckoutView } from '@app/features/checkout/checkout.view.tsx';
import { CURRENCY_VIEW_MODEL, type CurrencyViewModel } from '@app/features/currency/index.ts';
import { NOW_VIEW_MODEL, type NowViewModel } from '@app/features/now/index.ts';
import { PAGES } from '@app/routes/index.ts';
import type { Pages } from '@app/routes/pages.ts';
import { bound, render } from '../render.tsx';
import { CASH, NOON, opened, profileOf, settled, shopOf, stage, unreachable, utc, WALLET } from './stage.ts';

const style = { symbol: '$', position: 'before' } as const;
const currency = {
  style,
  scale: 2,
  text: (amount: Money | undefined) => (amount ? priceText(amount, style) : ''),
} as unknown as CurrencyViewModel;
const services = [
  bound(PAGES, { prefetch: () => Promise.resolve() } as unknown as Pages),
  bound(CURRENCY_VIEW_MODEL, currency),
  bound(NOW_VIEW_MODEL, { now: NOON } as NowViewModel),
  bound(TIME_ZONES_IN_VIEW, utc),
  bound(REPLACEMENTS as never, { vm: undefined, ready: () => Promise.resolve() }),
];

const show = async (given: Parameters<typeof opened>[0] = {}) => {
  const staged = await opened(given);
  const shown = render(<CheckoutView vm={staged.vm} />, { services, path: '/checkout' });
  // The parts of the form have code of their own.
  await act(() => import('@app/features/checkout/form-parts.ts'));
  await act(() => import('@app/features/checkout/coupons.view.tsx'));
  return { ...staged, ...shown };
};

const placeButton = () => screen.getByRole('button', { name: /Place order/ });

describe('ORDER-1 the checkout on screen', () => {
  it('names its sections and shows the amount on the button', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order from Levant Kitchen');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'How',
      'When',
      'Contact',
      'At the door',
      'Payment',
      'Tip for the courier',
      'Summary',
    ]);
    expect(placeButton().textContent).toContain('$21.90');
    expect(screen.getByRole('radiogroup', { name: 'Payment' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /As soon as possible/ })).toHaveProperty('checked', true);
  });

  it('A11Y-1 skips to the place button, from the choices and from the summary', async () => {
    await show();
    const skips = screen.getAllByRole('button', { name: 'Skip to the total' });
    expect(skips).toHaveLength(2);
    for (const skip of skips) {
      skip.focus();
      fireEvent.click(skip);
      expect(document.activeElement).toBe(placeButton());
    }
  });

  it('asks for no tip without a courier', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Pickup' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tip for the courier' })).toBeNull());
  });

  it('keeps a custom tip in its field after a reload', async () => {
    const { choices, unmount, stop } = await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
    fireEvent.change(screen.getByLabelText('Amount of the tip'), { target: { value: '1,25' } });
    unmount();
    stop();
    await show({ choices });
    expect(screen.getByLabelText('Amount of the tip')).toHaveProperty('value', '1.25');
  });

  it('chooses a time with "Another time", which then can be changed', async () => {
    const { vm } = await show();
    fireEvent.click(screen.getByRole('radio', { name: /Another time/ }));
    expect(vm.choices.slot).toBeDefined();
    fireEvent.change(screen.getByRole('combobox', { name: /Day/ }), { target: { value: '2025-03-11' } });
    expect(vm.choices.slot?.date).toBe('2025-03-11');
  });
});

describe('ORDER-2 what is missing, where it is missing', () => {
  it('is shown at its field, linked to it and focused', async () => {
    await show({ profile: profileOf({ phone: undefined }) });
    fireEvent.click(placeButton());
    const phone = screen.getByLabelText('Phone');
    await waitFor(() => expect(document.activeElement).toBe(phone));
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(phone.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Add a phone number, so that the courier can reach you.');
    expect(screen.getByText('Please, choose payment method')).toBeTruthy();
  });

  it('focuses the first payment method when that alone is missing', async () => {
    await show();
    fireEvent.click(placeButton());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Wallet/ })));
    fireEvent.click(screen.getByRole('radio', { name: /Cash/ }));
    await waitFor(() => expect(screen.queryByText('Please, choose payment method')).toBeNull());
  });

  it.each([
    ['ERROR-5 details', { profile: profileOf({ firstName: '' }), methods: [CASH] }, 'Please, fill user details'],
    [
      'ERROR-5 wallet',
      { profile: profileOf({ walletBalance: money(1, 2) }), methods: [WALLET] },
      'insufficient wallet balance',
    ],
    ['minimum', { shop: shopOf({ minimum: money(9900, 2) }), methods: [CASH] }, 'The minimum order here is $99.00.'],
    [
      'zone',
      { zone: 'outside' as const, methods: [CASH] },
      "Sorry, we're not available here. Choose another address, or pickup.",
    ],
    [
      'hours',
      { shop: shopOf({ schedule: { ...shopOf().schedule, isAccepting: false } }), methods: [CASH] },
      'The shop takes no orders just now. Try again in a little while.',
    ],
  ])('says so: %s', async (_name, given, text) => {
    const { placed } = await show(given);
    fireEvent.click(placeButton());
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(placed).toEqual([]);
  });
});

describe('ORDER-2h a paused shop', () => {
  it('offers no other time while the shop is paused', async () => {
    await show({ shop: shopOf({ schedule: { ...shopOf().schedule, isAccepting: false } }), methods: [CASH] });
    const when = screen.getByRole('heading', { name: 'When' }).closest('section') ?? document.body;
    expect(within(when).getByText('The shop takes no orders just now. Try again in a little while.')).toBeTruthy();
    expect(within(when).queryByRole('radio')).toBeNull();
    expect(within(when).queryByText(/later time/)).toBeNull();
  });

  it('that pauses in the moment of ordering offers no later time either', async () => {
    const staged = await show({ methods: [CASH], place: () => Promise.resolve(err({ kind: 'closed' })) });
    staged.server.shop = ok(shopOf({ schedule: { ...shopOf().schedule, isAccepting: false } }));
    fireEvent.click(placeButton());
    const alert = await screen.findByRole('alert');
    await waitFor(() =>
      expect(alert.textContent).toBe('The shop takes no orders just now. Try again in a little while.'),
    );
    expect(screen.queryByText(/later time/)).toBeNull();
  });

  it('only asks for a later time while it is closed by its hours', async () => {
    await show({ methods: [CASH], place: () => Promise.resolve(err({ kind: 'closed' })) });
    fireEvent.click(placeButton());
    expect((await screen.findByRole('alert')).textContent).toBe('The shop is closed now. Choose a later time.');
  });
});

describe('ORDER-4 placing on screen', () => {
  it('orders once however often it is pressed', async () => {
    const { placed, moves } = await show({ methods: [CASH] });
    const button = placeButton();
    for (let press = 0; press < 3; press += 1) fireEvent.click(button);
    await waitFor(() => expect(moves).toEqual(['/orders/880']));
    expect(placed).toHaveLength(1);
  });

  it('ORDER-2i leads to the code of the number that only the server wants verified', async () => {
    await show({ methods: [CASH], place: () => Promise.resolve(err({ kind: 'phone-unverified' })) });
    expect(screen.queryByRole('link', { name: 'Verify this number' })).toBeNull();
    fireEvent.click(placeButton());
    const link = await screen.findByRole('link', { name: 'Verify this number' });
    expect(link.getAttribute('href')).toBe('/profile/phone?verify=1&next=%2Fcheckout');
    expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true');
  });

  it('says that no answer arrived, focuses the message and keeps everything', async () => {
    await show({ methods: [CASH], place: () => Promise.resolve(err(unreachable)) });
    fireEvent.change(screen.getByLabelText('Note for the shop'), { target: { value: 'Blue door' } });
    fireEvent.click(placeButton());
    const alert = await screen.findByText(/it is ordered only once/);
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(screen.getByLabelText('Note for the shop')).toHaveProperty('value', 'Blue door');
  });

  it('ORDER-5 shows old and new amounts, and orders only for the accepted one', async () => {
    let tries = 0;
    const { moves, vm } = await show({
      methods: [CASH],
      place: () =>
        Promise.resolve(
          tries++ === 0
            ? err({
                kind: 'changed' as const,
                changes: [{ kind: 'fee' as const, label: 'delivery.fee', from: money(190, 2), to: money(250, 2) }],
                quoteId: undefined,
              })
            : { ok: true as const, value: 880 as never },
        ),
    });
    fireEvent.click(placeButton());
    const dialog = await screen.findByRole('dialog', { name: 'Something changed' });
    expect(within(dialog).getByText('Delivery: $2.50 instead of $1.90.')).toBeTruthy();
    expect(moves).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: /Order for/ }));
    await waitFor(() => expect(moves).toEqual(['/orders/880']));
    expect(vm.placing.changed).toBeUndefined();
  });
});

describe('L10 the page without data that it needs', () => {
  it('offers a retry, and then shows the missing part', async () => {
    const staged = stage();
    staged.server.profile = err(unreachable);
    staged.vm.activate();
    await settled();
    render(<CheckoutView vm={staged.vm} />, { services, path: '/checkout' });
    staged.server.profile = { ok: true, value: profileOf() };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Levant Kitchen/ })).toBeTruthy();
  });

  it('says that the cart is empty, and links to the shops', async () => {
    const { cart } = await show();
    runInAction(() => cart.become([]));
    expect(await screen.findByRole('link', { name: 'Find a shop' })).toBeTruthy();
  });
});
import { REPLACEMENTS } from '@app/features/substitution/index.ts';
