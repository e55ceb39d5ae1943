import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartId, paymentId, userCartId, uuid } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import type { OrderedGroup, SharePayment, ShareStanding } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { OWN_SHARE_DEPS } from '@app/features/group/group.tokens.ts';
import { OwnShare } from '@app/features/group/own-share.view.tsx';
import type { OwnShareDeps } from '@app/features/group/own-share.view-model.ts';
import { bound, render } from '../render.tsx';
import { groupServices } from './page-stage.ts';

const none = money(0, 2);
const orderOf = (standing: ShareStanding, status: OrderedGroup['status'] = 'accepted'): OrderedGroup => {
  const total = money(1480, 2);
  const parts = { lines: total, fixed: none, proportional: none, reduction: none, total, dishes: [] };
  return {
    id: undefined,
    self: userCartId(2),
    status,
    expectedAt: undefined,
    ownerName: 'Lina',
    currencyId: undefined,
    priceStyle: { symbol: '$', position: 'before' },
    total,
    shares: [{ id: userCartId(2), name: 'Omar', isOwner: false, standing, ...parts }],
  };
};

type Given = {
  readonly standing?: ShareStanding;
  readonly state?: SharePayment['state'];
  readonly isCanceled?: boolean;
};

const show = async ({ standing = 'open', state = 'unpaid', isCanceled = false }: Given = {}) => {
  const order = orderOf(standing, isCanceled ? 'canceled' : 'accepted');
  const calls: string[] = [];
  const methods = standing === 'open' && !isCanceled ? [{ id: paymentId(3), tag: 'stripe' }] : [];
  const tell = (given: boolean) => {
    calls.push(`tell ${given}`);
    return Promise.resolve(ok(orderOf(given ? 'told' : 'open')));
  };
  const deps: Partial<Record<keyof OwnShareDeps, unknown>> = {
    payments: {
      load: () => Promise.resolve(ok({ state, tag: 'stripe', methods })),
      start: (_: unknown, tag: string) => {
        calls.push(`start ${tag}`);
        return Promise.resolve(ok({ id: 'pp_1', url: 'https://pay.test/pp_1' }));
      },
    },
    ordered: { load: () => Promise.resolve(ok(order)), tell: (_: unknown, given: boolean) => tell(given) },
    session: { isSignedIn: false },
    currency: () => undefined,
    translate: (key: string) => key,
  };
  const assign = vi.fn<(url: string) => void>();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ assign } as never);
  const { services } = groupServices();
  const part = { cartId: cartId(9), secret: uuid('00000000-0000-4000-8000-000000000009') };
  const follow = (next: OrderedGroup): void => void calls.push(`follow ${next.shares[0]?.standing}`);
  await act(async () =>
    render(<OwnShare part={part} order={order} follow={follow} />, {
      services: [...services, bound(OWN_SHARE_DEPS as never, deps)],
    }),
  );
  return { calls, assign };
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

afterEach(() => vi.restoreAllMocks());

describe('GROUP-6f paying the own share', () => {
  it('names whom it goes to and the amount, and opens the page of the provider', async () => {
    const { calls, assign } = await show();
    expect(screen.getByText('No account needed. What you pay goes to the wallet of Lina.')).toBeTruthy();
    await press('Pay Lina $14.80');
    expect(screen.getByRole('alert').textContent).toBe('checkout.fault.payment');
    fireEvent.click(screen.getByRole('radio', { name: /^Card/ }));
    await press('Pay Lina $14.80');
    expect([calls, assign.mock.calls]).toEqual([['start stripe'], [['https://pay.test/pp_1']]]);
  });

  it('says that a page was left and nothing charged', async () => {
    await show({ state: 'canceled' });
    expect(screen.getByRole('status').textContent).toBe('The payment was not finished. Nothing was charged.');
    expect(screen.getByRole('button', { name: 'Pay Lina $14.80' })).toBeTruthy();
  });

  it.each<[string, Given, string]>([
    ['waits for the provider', { state: 'waiting' }, 'Asking Stripe'],
    ['is paid', { standing: 'paid', state: 'paid' }, 'Your share is in the wallet of Lina.'],
    ['is settled', { standing: 'settled' }, 'Lina has your share.'],
    [
      'was paid for a canceled order',
      { standing: 'paid', isCanceled: true },
      'The order was canceled. Ask Lina for your $14.80 back.',
    ],
  ])('offers no payment while it %s', async (_, given, text) => {
    await show(given);
    expect(screen.getByRole('status').textContent).toContain(text);
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('asks nothing for a canceled order that nobody paid', async () => {
    await show({ isCanceled: true });
    expect([screen.queryByRole('status'), screen.queryByRole('radiogroup')]).toEqual([null, null]);
  });
});

describe('GROUP-6e saying that the own share was given', () => {
  it('is one of the ways, and can be taken back', async () => {
    const { calls } = await show();
    fireEvent.click(screen.getByRole('radio', { name: /^I gave it to Lina/ }));
    await press('Tell Lina');
    expect(screen.getByRole('status').textContent).toContain('You said that Lina has your share.');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await press('I haven’t given it yet');
    expect(calls).toEqual(['tell true', 'follow told', 'tell false', 'follow open']);
  });
});
