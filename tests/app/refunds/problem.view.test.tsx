import { act, fireEvent, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { Order, OrderLine } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import type { PiecesRequest, RefundableGoods, RefundStatus } from '@domain/refunds/index.ts';
import { orderArb } from '@domain/testing/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { ProblemView } from '@app/features/refunds/problem.view.tsx';
import { ProblemViewModel } from '@app/features/refunds/problem.view-model.ts';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import texts from '../../../src/public/locales/en/translation.json' with { type: 'json' };

const english = (key: keyof typeof texts, values: Readonly<Record<string, string>> = {}): string =>
  texts[key].replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
const usd = (minor: number) => money(minor, 2);
const [sample] = fc.sample(orderArb, { numRuns: 1, seed: 1 });
if (!sample) throw new Error('No order');
const line = (id: number, title: string, quantity: number, total: number): OrderLine => ({
  id,
  stockId: stockId(id),
  product: undefined,
  title,
  options: '',
  image: undefined,
  quantity,
  isBonus: false,
  note: '',
  gross: usd(total),
  total: usd(total),
  addons: [],
});
const order: Order = {
  ...sample,
  status: 'delivered',
  total: usd(2850),
  priceStyle: { symbol: '$', position: 'before' },
  lines: [line(1, 'Fattoush', 2, 1450), line(2, 'Mint lemonade', 1, 1450)],
};
const goodsOf = (whole: readonly RefundStatus[] = [], status: Order['status'] = 'delivered'): RefundableGoods => ({
  order: { ...order, status },
  goods: { paid: usd(2560), lines: order.lines, taken: [{ lineId: 2, quantity: 1, amount: usd(1280) }] },
  whole,
});

const stage = async (subject = goodsOf()) => {
  const asked: (PiecesRequest & { readonly key: string })[] = [];
  const [paths, toasts]: [string[], string[]] = [[], []];
  const server: { failure: RemoteFailure | undefined } = { failure: undefined };
  let keys = 0;
  const vm = new ProblemViewModel({
    cache: createDataCache(),
    scope: () => ['en'],
    refunds: {
      goods: () => Promise.resolve(ok(subject)),
      ask: (request, key) => {
        asked.push({ ...request, key });
        return Promise.resolve(server.failure ? err(server.failure) : ok(undefined));
      },
      list: () => Promise.reject(new Error('unused')),
      withdraw: () => Promise.reject(new Error('unused')),
    },
    uploads: { upload: () => Promise.resolve(ok('p')) },
    toasts: { show: (kind, text) => void toasts.push(`${kind}: ${text}`) },
    navigator: { go: (path) => void paths.push(path) },
    makeUuid: () => `key ${++keys}`,
    translate: english as never,
  });
  vm.show({ path: '/orders/880/problem', params: { id: '880' }, query: {} });
  await vm.prepare();
  render(<ProblemView vm={vm} />, { services: viewServices });
  await act(async () => {});
  return { vm, asked, paths, toasts, server };
};
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));
const pick = (name: RegExp) => press(screen.getByRole('checkbox', { name }));
const say = (name: string, reason: string) =>
  press(
    within(screen.getByRole('radiogroup', { name: `What was wrong with ${name}` })).getByRole('radio', {
      name: reason,
    }),
  );
const send = () => press(screen.getByRole('button', { name: /^Ask for it back/ }));
const outcome = (): string => screen.getByRole('region', { name: 'What will happen' }).textContent ?? '';

describe('REFUND-3 the page that asks for money back', () => {
  it('shows at once what comes back for the pieces, with the coupon shared, and asks for exactly that', async () => {
    const { asked, paths, toasts } = await stage();
    expect(outcome()).toContain('Pick a dish to see what comes back.');
    await pick(/Fattoush/);
    expect(outcome()).toContain('$6.40');
    await press(screen.getByRole('button', { name: english('cart.more', { name: 'Fattoush' }) }));
    expect(outcome()).toContain('$12.80');
    await say('Fattoush', 'Missing');
    await send();
    expect(asked).toEqual([
      {
        orderId: 880,
        cause: '2 × Fattoush: Missing',
        pictures: [],
        pieces: [{ lineId: 1, quantity: 2, reason: 'missing' }],
        key: 'key 1',
      },
    ]);
    expect([paths, toasts]).toEqual([['/order-refunds'], [`success: ${texts['problem.sent']}`]]);
  });

  it('sends the same request under the same key after a lost answer, and another under another', async () => {
    const { asked, server } = await stage();
    server.failure = { kind: 'timeout' };
    await pick(/Fattoush/);
    await say('Fattoush', 'Wrong dish');
    await send();
    await send();
    expect(screen.getByRole('alert').textContent).toBe(texts['failure.timeout']);
    await say('Fattoush', 'Missing');
    await send();
    expect(asked.map(({ key }) => key)).toEqual(['key 1', 'key 1', 'key 2']);
  });

  it('asks for a dish and for what was wrong with it, and offers no piece twice', async () => {
    const { asked } = await stage();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Mint lemonade/ }).disabled).toBe(true);
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Pick at least one dish.');
    await pick(/Fattoush/);
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Say what was wrong with Fattoush.');
    expect(asked).toEqual([]);
  });

  it.each([
    [goodsOf([], 'on_a_way'), 'problem.not_yet'],
    [goodsOf(['pending']), 'problem.whole'],
  ] as const)('says why nothing can be asked for (%#)', async (subject, text) => {
    await stage(subject);
    expect(screen.getByText(texts[text])).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
