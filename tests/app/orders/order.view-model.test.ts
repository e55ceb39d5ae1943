import * as fc from 'fast-check';
import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { orderId } from '@domain/kernel/ids.ts';
import { ORDER_STATUSES, type Order, type OrderStatus, type OrderUpdate } from '@domain/orders/index.ts';
import { gone, opened, orderOf, settled, stage, START, unreachable } from './stage.ts';

const at = (seconds: number) => instant(START + seconds * 1000);
const update = (status: OrderStatus, seconds: number, change: Partial<OrderUpdate> = {}): OrderUpdate => ({
  id: orderId(880),
  status,
  updatedAt: at(seconds),
  paymentStatus: undefined,
  courier: undefined,
  eta: undefined,
  ...change,
});
const isBefore = (left: Order, right: Order): boolean =>
  left.updatedAt < right.updatedAt ||
  (left.updatedAt === right.updatedAt && ORDER_STATUSES.indexOf(left.status) < ORDER_STATUSES.indexOf(right.status));

describe('ORDER-6 live changes', () => {
  it('are shown and announced once each', async () => {
    const { vm, news, server, said } = await opened();
    server.order = orderOf({ status: 'cooking', updatedAt: at(5) });
    news.tell({ kind: 'update', update: update('cooking', 5) });
    news.tell({ kind: 'update', update: update('cooking', 5) });
    expect([vm.order?.status, said]).toEqual(['cooking', ['order.now.cooking']]);
    await settled();
    expect([vm.order?.status, said.length]).toEqual(['cooking', 1]);
  });

  it('load what only the whole order contains, and the time of the step', async () => {
    const { vm, news, server } = await opened();
    server.order = orderOf({
      status: 'on_a_way',
      updatedAt: at(9),
      courier: { name: 'Omar Said', phone: undefined, image: undefined, position: undefined, seenAt: undefined },
    });
    server.times = [{ status: 'on_a_way', at: at(9) }];
    news.tell({ kind: 'update', update: update('on_a_way', 9) });
    await settled();
    expect([vm.order?.courier?.name, vm.timeOf('on_a_way')]).toEqual(['Omar Said', at(9)]);
  });

  it('of another order change nothing', async () => {
    const { vm, news, said } = await opened();
    news.tell({ kind: 'update', update: update('delivered', 9, { id: orderId(881) }) });
    expect([vm.order?.status, said]).toEqual(['new', []]);
  });

  it('are ignored when they arrive late', async () => {
    const { vm, news, said } = await opened({ order: orderOf({ status: 'on_a_way', updatedAt: at(9) }) });
    news.tell({ kind: 'update', update: update('accepted', 3) });
    expect([vm.order?.status, said]).toEqual(['on_a_way', []]);
  });

  it('reload the order after the stream was lost', async () => {
    const { vm, news, server } = await opened();
    server.order = orderOf({ status: 'ready', updatedAt: at(9) });
    news.tell({ kind: 'stale' });
    await settled();
    expect(vm.order?.status).toBe('ready');
  });

  it('L16 never go backwards, however late, often and disordered updates and reads arrive', async () => {
    const step = fc.record({
      status: fc.constantFrom(...ORDER_STATUSES),
      seconds: fc.integer({ min: 0, max: 2 }),
      copies: fc.integer({ min: 0, max: 2 }),
      isStale: fc.boolean(),
      turns: fc.integer({ min: 0, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 6 }), async (scheduler, steps) => {
        let isSlow = false;
        const { vm, news, server, stop } = await opened({
          travel: () => (isSlow ? scheduler.schedule(Promise.resolve()) : Promise.resolve()),
        });
        isSlow = true;
        const seen: Order[] = [];
        const stopSeeing = autorun(() => {
          if (vm.order) seen.push(vm.order);
        });
        let seconds = 0;
        for (const { status, seconds: passed, copies, isStale, turns } of steps) {
          seconds += passed;
          const next = { ...server.order, status, updatedAt: at(seconds) };
          if (!isBefore(next, server.order)) server.order = next;
          const told = update(server.order.status, (server.order.updatedAt - START) / 1000);
          for (let copy = 0; copy < copies; copy++)
            void scheduler.schedule(Promise.resolve()).then(() => news.tell({ kind: 'update', update: told }));
          if (isStale) news.tell({ kind: 'stale' });
          for (let left = turns; left > 0 && scheduler.count() > 0; left--) await scheduler.waitOne();
          await settled();
        }
        await scheduler.waitIdle();
        news.tell({ kind: 'stale' });
        await scheduler.waitIdle();
        await settled();
        stopSeeing();
        stop();
        expect(
          seen.some((order, index) => {
            const before = seen[index - 1];
            return before !== undefined && isBefore(order, before);
          }),
        ).toBe(false);
        expect([vm.order?.status, vm.order?.updatedAt]).toEqual([server.order.status, server.order.updatedAt]);
      }),
    );
  });

  it('apply even if they arrive before the order', async () => {
    const { vm, news, server } = stage();
    vm.show({ path: '/orders/880', params: { id: '880' }, query: {} });
    server.failure = unreachable;
    await vm.prepare();
    const stop = vm.activate();
    await settled();
    news.tell({ kind: 'update', update: update('ready', 9) });
    server.failure = undefined;
    vm.retry();
    await settled();
    expect([vm.order?.status, vm.order?.updatedAt]).toEqual(['ready', at(9)]);
    stop();
  });

  it('end with the page', async () => {
    const { news, stop, vm } = await opened();
    stop();
    news.tell({ kind: 'update', update: update('cooking', 5) });
    expect([news.observers.size, vm.order?.status]).toEqual([0, 'new']);
  });
});

describe('ORDER-6 how long it takes', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('counts down, never below a minute, and ends with the order', async () => {
    const { vm, clock, news, stop } = await opened({ order: orderOf({ eta: at(600) }) });
    expect(vm.minutesLeft).toBe(10);
    clock.now = at(421);
    vi.advanceTimersByTime(60_000);
    expect(vm.minutesLeft).toBe(3);
    clock.now = at(900);
    vi.advanceTimersByTime(60_000);
    expect(vm.minutesLeft).toBe(1);
    news.tell({ kind: 'update', update: update('delivered', 901) });
    expect(vm.minutesLeft).toBeUndefined();
    stop();
  });

  it('shows the distance of the courier while on the way', async () => {
    const courier = {
      name: 'Omar',
      phone: undefined,
      image: undefined,
      position: { latitude: 52, longitude: 4 },
      seenAt: at(1),
    };
    const { vm, news } = await opened({
      order: orderOf({ status: 'ready', courier, destination: { latitude: 52.1, longitude: 4 } }),
    });
    expect(vm.courier.distance).toBeUndefined();
    news.tell({ kind: 'update', update: update('on_a_way', 5) });
    expect(vm.courier.distance).toBeCloseTo(11.1, 0);
  });
});

describe('ORDER-7 canceling', () => {
  it('asks first, then shows the order canceled and announces it', async () => {
    const { vm, said, asked } = await opened();
    vm.askCancel();
    expect([vm.isAsking, vm.canCancel]).toEqual([true, true]);
    vm.keep();
    vm.askCancel();
    await vm.cancel();
    await settled();
    expect([vm.isAsking, vm.isCanceling, vm.order?.status, vm.canCancel, said]).toEqual([
      false,
      false,
      'canceled',
      false,
      ['order.now.canceled'],
    ]);
    expect(asked.filter((name) => name === 'cancel')).toHaveLength(1);
  });

  it('sends one request however often it is pressed', async () => {
    const { vm, asked } = await opened();
    await Promise.all([vm.cancel(), vm.cancel()]);
    expect(asked.filter((name) => name === 'cancel')).toHaveLength(1);
  });

  it('says why it failed, and shows the order’s new status', async () => {
    const { vm, server, toasts } = await opened();
    server.failure = { ...gone, status: 422, message: 'Too late' };
    server.order = orderOf({ status: 'cooking', updatedAt: at(5) });
    const canceling = vm.cancel();
    await settled();
    server.failure = undefined;
    await canceling;
    vm.retry();
    await settled();
    expect([toasts, vm.isCanceling, vm.isAsking, vm.order?.status, vm.canCancel]).toEqual([
      ['error: Too late'],
      false,
      false,
      'cooking',
      false,
    ]);
  });

  it('L16 stays canceled when an earlier read is answered after it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        let isSlow = false;
        const { vm, news, stop } = await opened({
          travel: () => (isSlow ? scheduler.schedule(Promise.resolve()) : Promise.resolve()),
        });
        isSlow = true;
        const seen: (OrderStatus | undefined)[] = [];
        const stopSeeing = autorun(() => void seen.push(vm.order?.status));
        news.tell({ kind: 'stale' });
        void vm.cancel();
        await scheduler.waitIdle();
        await settled();
        stopSeeing();
        stop();
        expect(seen.slice(seen.indexOf('canceled')).every((status) => status === 'canceled')).toBe(true);
        expect(vm.order?.status).toBe('canceled');
      }),
    );
  });
});

describe('L10 an order that fails to load', () => {
  it('answers 404 for an address without an id and for an unknown order', async () => {
    const nonsense = stage();
    nonsense.vm.show({ path: '/orders/x', params: { id: '0x1' }, query: {} });
    expect(await nonsense.vm.prepare()).toEqual({ kind: 'not-found' });
    const unknown = stage();
    unknown.server.failure = gone;
    unknown.vm.show({ path: '/orders/880', params: { id: '880' }, query: {} });
    expect(await unknown.vm.prepare()).toEqual({ kind: 'not-found' });
  });

  it('says why, and loads on retry', async () => {
    const { vm, server } = stage();
    server.failure = unreachable;
    vm.show({ path: '/orders/880', params: { id: '880' }, query: {} });
    expect(await vm.prepare()).toEqual({ kind: 'failed' });
    vm.activate();
    await settled();
    expect([vm.live?.failure, vm.order, vm.progress, vm.canCancel]).toEqual([unreachable, undefined, undefined, false]);
    server.failure = undefined;
    vm.retry();
    await settled();
    expect(vm.order?.status).toBe('new');
  });
});
