import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { PlannedOrder, RepeatPlan, RepeatPlans } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { RepeatView } from '@app/features/repeat/repeat.view.tsx';
import { RepeatViewModel } from '@app/features/repeat/repeat.view-model.ts';
import { orderOf, settled, unreachable } from '../orders/stage.ts';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

/** Monday noon, UTC. */
const NOON = instant(Date.parse('2025-03-10T12:00:00Z'));
const plan: RepeatPlan = {
  weekdays: ['tuesday', 'friday'],
  time: '12:30',
  limit: money(4000, 2),
  skipped: [],
  isPaused: false,
};
const plannedOf = (more: Partial<PlannedOrder> = {}): PlannedOrder => {
  const order = orderOf({ status: 'delivered' });
  return {
    order: { ...order, shop: { ...order.shop, timeZone: 'UTC' } },
    usualTime: '12:30',
    plan: undefined,
    until: undefined,
    question: undefined,
    missed: undefined,
    today: { total: money(3676, 2) },
    ...more,
  };
};

type Given = {
  readonly first?: PlannedOrder;
  readonly answer?: Result<PlannedOrder, RemoteFailure>;
  /** What every call waits for. */
  readonly gate?: Promise<void>;
};

const show = async ({ first = plannedOf(), answer, gate }: Given = {}) => {
  const sent: unknown[] = [];
  const said: string[] = [];
  let held = first;
  let keys = 0;
  const reply = async (call: unknown, next: PlannedOrder) => {
    sent.push(call);
    await gate;
    if (answer && !answer.ok) return answer;
    held = answer?.ok ? answer.value : next;
    return ok(held);
  };
  const plans: RepeatPlans = {
    load: async () => ok(held),
    save: (_id, saved) => reply(saved, { ...held, plan: saved }),
    end: () => reply('end', { ...held, plan: undefined }),
    answer: (_id, question, isYes, key) => reply({ ...question, isYes, key }, { ...held, question: undefined }),
  };
  const vm = new RepeatViewModel({
    cache: createDataCache(),
    plans,
    context: { scope: () => [] },
    toasts: { show: (_kind: string, text: string) => void said.push(text) },
    clock: { now: () => NOON },
    zones: { offsetAt: () => 0 },
    makeUuid: () => `key ${++keys}`,
    translate: (id: string) => id,
  } as never);
  vm.show({ path: '/orders/880/repeat', params: { id: '880' }, query: {} });
  await vm.prepare();
  render(<RepeatView vm={vm} />, { services: viewServices, path: '/orders/880/repeat' });
  const stop = vm.activate();
  await act(settled);
  return { vm, sent, said, stop };
};
const valueOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};

describe('ORDER-7 the page of a repeated order', () => {
  it('suggests the usual time and a limit above today’s price, and stores the chosen days', async () => {
    const { sent, said, stop } = await show();
    expect(valueOf('Arrives')).toBe('12:30');
    expect(valueOf('Ask me when it costs over ($)')).toBe('41');
    expect(screen.getByText(/below your limit/)).toBeTruthy();
    await press('Friday');
    await press('Tuesday');
    await press('Start repeating');
    expect(sent).toEqual([{ ...plan, limit: money(4100, 2) }]);
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
    await press('Save');
    expect(said).toEqual(['repeat.started', 'repeat.saved']);
    stop();
  });

  it('says beside its field what is missing, and keeps what was typed', async () => {
    const { sent, vm, stop } = await show();
    await press('Start repeating');
    expect(screen.getByRole('alert').textContent).toContain('repeat.fault.no-day');
    await press('Monday');
    fireEvent.change(screen.getByLabelText(/^Ask me when it costs over/), { target: { value: 'much' } });
    await press('Start repeating');
    const limit = screen.getByLabelText<HTMLInputElement>(/^Ask me when it costs over/);
    expect([limit.value, limit.getAttribute('aria-invalid')]).toEqual(['much', 'true']);
    expect([sent, vm.form.weekdays]).toEqual([[], ['monday']]);
    stop();
  });

  it('says why there is no plan to show, and asks again', () => {
    const asked: string[] = [];
    const vm = { planned: undefined, failure: unreachable, decisions: 0, retry: () => void asked.push('retry') };
    render(<RepeatView vm={vm as never} />, { services: viewServices });
    expect(screen.queryByRole('status')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked).toEqual(['retry']);
  });

  it('says above the button why the server did not take a plan', async () => {
    const { stop } = await show({ first: plannedOf({ plan }), answer: err(unreachable) });
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Save');
    expect(screen.getByRole('alert').textContent).toBe('failure.unreachable');
    stop();
  });

  it('warns before a limit below today’s price is stored', async () => {
    const { stop } = await show();
    fireEvent.change(screen.getByLabelText(/^Ask me when it costs over/), { target: { value: '36,75' } });
    expect(screen.getByText(/over your limit/).textContent).toContain('0.01');
    stop();
  });

  it('shows the next days, which can be skipped and taken back, and pauses, resumes and ends', async () => {
    const { sent, stop } = await show({ first: plannedOf({ plan }) });
    const days = () =>
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(days()[0]).toMatch(/^Tuesday11\.03.*12:30.*\$36\.76 at today’s price/);
    expect(days()[1]).toContain('Friday14.03');
    await press('Skip Friday, 14.03.');
    expect(days()[1]).toContain('Skipped by you');
    await press('Do not skip Friday, 14.03.');
    await press('Pause until I say so');
    expect(screen.queryByRole('list')).toBeNull();
    await press('Resume');
    await press('End it');
    expect(sent).toEqual([{ ...plan, skipped: ['2025-03-14'] }, plan, { ...plan, isPaused: true }, plan, 'end']);
    stop();
  });

  it('does what is pressed while it is saving one after the other, losing nothing', async () => {
    let open = (): void => {};
    const { sent, vm, stop } = await show({
      first: plannedOf({ plan }),
      gate: new Promise<void>((opened) => (open = opened)),
    });
    const pressed = [vm.skip('2025-03-11'), vm.skip('2025-03-14'), vm.pause(true), vm.end(), vm.end()];
    await act(settled);
    expect(sent).toHaveLength(1);
    open();
    await act(() => Promise.all(pressed));
    const skipped = ['2025-03-11', '2025-03-14'];
    expect(sent).toEqual([
      { ...plan, skipped: ['2025-03-11'] },
      { ...plan, skipped },
      { ...plan, skipped, isPaused: true },
      'end',
    ]);
    stop();
  });

  it('answers a question once, however often it is pressed while its answer is on the way', async () => {
    let open = (): void => {};
    const question = { day: '2025-03-11', total: money(4200, 2) };
    const { sent, vm, stop } = await show({
      first: plannedOf({ plan, question }),
      gate: new Promise<void>((opened) => (open = opened)),
    });
    const pressed = [vm.answer(true), vm.answer(true), vm.answer(false)];
    open();
    await act(() => Promise.all(pressed));
    expect(sent).toHaveLength(1);
    stop();
  });

  it('stays paused while its days are changed', async () => {
    const { sent, stop } = await show({ first: plannedOf({ plan: { ...plan, isPaused: true } }) });
    await press('Monday');
    await press('Save');
    expect(sent).toEqual([{ ...plan, weekdays: ['monday', 'tuesday', 'friday'], isPaused: true }]);
    stop();
  });

  it('tells which days it would ask about at today’s prices, and ends with its last day', async () => {
    const { stop } = await show({
      first: plannedOf({ plan: { ...plan, limit: money(3675, 2) }, until: '2025-03-14' }),
    });
    const days = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(days).toHaveLength(2);
    expect(days[0]?.textContent).toContain('Would cost $36.76. We ask you first.');
    expect(screen.getByText('Its last day is Friday, 14.03.')).toBeTruthy();
    stop();
  });

  it('moves the focus to its heading where a decision removes what was pressed', async () => {
    const { stop } = await show({ first: plannedOf({ plan }) });
    await press('End it');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    stop();
  });

  it('asks about a day above the limit, and answers under one key until there is an answer', async () => {
    const question = { day: '2025-03-11', total: money(4110, 2) };
    const { sent, vm, stop } = await show({ first: plannedOf({ plan, question }), answer: err(unreachable) });
    expect(screen.getByRole('heading', { level: 2, name: /Tuesday, 11\.03\. costs .*41\.10/ })).toBeTruthy();
    await press('Order anyway');
    await act(() => vm.answer(true));
    await act(() => vm.answer(false));
    expect(sent).toEqual([
      { ...question, isYes: true, key: 'key 1' },
      { ...question, isYes: true, key: 'key 1' },
      { ...question, isYes: false, key: 'key 2' },
    ]);
    stop();
  });

  it('says why a day was not ordered, and why an order cannot be repeated', async () => {
    const { stop } = await show({
      first: plannedOf({ plan, missed: { day: '2025-03-07', why: 'sold-out' }, today: { why: 'refunded' } }),
    });
    expect(screen.getByText(/Not ordered: Friday, 07\.03\./).textContent).toContain('Something is sold out.');
    expect(screen.getByText('The order was refunded, so it is not repeated.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start repeating' })).toBeNull();
    stop();
  });
});
