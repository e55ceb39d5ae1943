import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { orderId, refundId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import type { OwnRefund } from '@domain/refunds/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { RefundsView } from '@app/features/refunds/refunds.view.tsx';
import { RefundsViewModel } from '@app/features/refunds/refunds.view-model.ts';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import texts from '../../../src/public/locales/en/translation.json' with { type: 'json' };

const NOON = Date.parse('2025-03-10T12:00:00Z');
const refund = (id: number, change: Partial<OwnRefund>): OwnRefund => ({
  id: refundId(id),
  orderId: orderId(880),
  shop: 'Green Spoon',
  status: 'pending',
  cause: 'Cold',
  answer: '',
  amount: money(640, 2),
  priceStyle: { symbol: '$', position: 'before' },
  pieces: [{ title: 'Fattoush', quantity: 1, reason: 'missing', amount: money(640, 2) }],
  askedAt: instant(NOON),
  changedAt: instant(NOON + 3_600_000),
  timeZone: 'Europe/Amsterdam',
  ...change,
});

const stage = async (items: readonly OwnRefund[]) => {
  const withdrawn: number[] = [];
  let left = items;
  const vm = new RefundsViewModel({
    cache: createDataCache(),
    scope: () => ['en'],
    refunds: {
      list: () => Promise.resolve(ok({ items: left, page: 1, lastPage: 1, total: left.length })),
      withdraw: (id) => {
        withdrawn.push(id);
        left = left.filter((each) => each.id !== id);
        return Promise.resolve(ok(undefined));
      },
      goods: () => Promise.reject(new Error('unused')),
      ask: () => Promise.reject(new Error('unused')),
    },
    toasts: { show: () => {} },
    translate: ((key: keyof typeof texts) => texts[key]) as never,
    zones: { offsetAt: () => 60 },
  });
  await vm.prepare();
  vm.activate();
  render(<RefundsView vm={vm} />, { services: viewServices });
  await act(async () => {});
  return { withdrawn };
};
const rowOf = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement);

describe('REFUND-3 the page of refunds', () => {
  it('tells what became of each: its amount, its time, and the reason of a rejection with a way on', async () => {
    await stage([
      refund(3, {}),
      refund(2, { status: 'approved', pieces: [] }),
      refund(1, { status: 'rejected', answer: 'Both are on the photo', pieces: [] }),
    ]);
    expect(rowOf('1 × Fattoush: Missing').getByText('$6.40')).toBeTruthy();
    expect(rowOf('Approved').getByText('In your wallet since 10.03.2025, 14:00.')).toBeTruthy();
    expect(rowOf('Rejected').getByRole('blockquote', { name: 'Our answer' }).textContent).toBe('Both are on the photo');
    expect(rowOf('Rejected').getByRole('link', { name: 'Ask us to look again' }).getAttribute('href')).toBe(
      '/orders/880/problem',
    );
  });

  it('shows the customer’s own words beside the answer, as text', async () => {
    const cause = 'The soup was <b>cold</b>.\nThe bread was missing.';
    await stage([refund(1, { cause, status: 'rejected', answer: 'Both are on the photo' })]);
    const own = rowOf('Rejected').getByRole('blockquote', { name: 'Your words' });
    // Isolated from the direction of the page.
    expect(own.querySelector('bdi')?.textContent).toBe(cause);
    expect(rowOf('Rejected').getAllByRole('blockquote')).toHaveLength(2);
  });

  it('shows no words where the customer wrote none and the app sent the names of the pieces', async () => {
    await stage([
      refund(4, { cause: '1 × Fattoush: Missing' }),
      refund(3, { cause: '1 × Fattoush : Manquant, 2 × Ayran : Manquant' }),
      refund(2, { cause: '1 × 法图什沙拉：少了' }),
      refund(1, { cause: '  ' }),
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.queryByRole('blockquote')).toBeNull();
  });

  it('shows such words at a refund of the whole order, where nothing else names the pieces', async () => {
    await stage([refund(1, { cause: '1 × Fattoush: Missing', pieces: [] })]);
    expect(screen.getByRole('blockquote', { name: 'Your words' }).textContent).toBe('1 × Fattoush: Missing');
  });

  it('takes back a request that is still open, and no other', async () => {
    const { withdrawn } = await stage([refund(3, {}), refund(2, { status: 'approved' })]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Take it back' })));
    expect(withdrawn).toEqual([3]);
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  });

  it('says where to ask when there are none', async () => {
    await stage([]);
    expect(screen.getByText(texts['refunds.none_text'])).toBeTruthy();
  });
});
