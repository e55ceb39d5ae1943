import { describe, expect, it } from 'vitest';
import { orderId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { Change, PlaceOutcome } from '@domain/orders/index.ts';
import { addMoney, money } from '@domain/pricing/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import { calculationOf, lineOf, opened, settled, unreachable } from './stage.ts';

const changed = (...changes: readonly Change[]): PlaceOutcome => err({ kind: 'changed', changes, quoteId: 'q1_new' });
const dearer: Change = {
  kind: 'price',
  stockId: stockId(11),
  title: 'Falafel plate',
  from: money(1000, 2),
  to: money(1100, 2),
};

/** Answers to the tries, one after the other; afterwards all is well. */
const answers = (...outcomes: readonly PlaceOutcome[]) => {
  const left = [...outcomes];
  return () => Promise.resolve(left.shift() ?? ok(orderId(880)));
};

const ready = async (given: Parameters<typeof opened>[0]) => {
  const staged = await opened(given);
  staged.vm.form.choose({ paymentTag: 'cash' });
  return staged;
};

describe('ORDER-4 one press, one order', () => {
  it('ignores further presses while it is running', async () => {
    const { vm, placed } = await ready({});
    await Promise.all([vm.place(), vm.place(), vm.place()]);
    expect(placed).toHaveLength(1);
  });

  it('shows the new order in lists that were loaded before, without other requests', async () => {
    const { vm, cache } = await ready({});
    const asked: string[] = [];
    const queryOf = (key: string) => ({
      key: [key, 'list'],
      load: () => {
        asked.push(key);
        return Promise.resolve(ok(asked.length));
      },
    });
    const loadBoth = () => Promise.all([cache.load(queryOf('orders')), cache.load(queryOf('shops'))]);
    await loadBoth();
    await loadBoth();
    expect(asked).toEqual(['orders', 'shops']);
    await vm.place();
    await loadBoth();
    expect(asked).toEqual(['orders', 'shops', 'orders']);
  });

  it('can be pressed again after a failure, with everything as it was', async () => {
    const { vm, placed, moves } = await ready({ place: answers(err(unreachable)) });
    await vm.place();
    expect([vm.placing.problem, vm.placing.isPlacing]).toEqual([unreachable, false]);
    await vm.place();
    expect(placed[1]).toEqual(placed[0]);
    expect([vm.placing.problem, moves]).toEqual([undefined, ['/orders/880']]);
  });

  it('sends nothing without a connection, says so, and orders once when it is back (ERROR-6)', async () => {
    let isThere = false;
    const { vm, placed, moves } = await ready({ reach: () => Promise.resolve(isThere) });
    await vm.place();
    expect([vm.placing.problem, vm.placing.isPlacing, placed, moves]).toEqual([{ kind: 'offline' }, false, [], []]);
    isThere = true;
    await vm.place();
    expect([vm.placing.problem, placed.length, moves]).toEqual([undefined, 1, ['/orders/880']]);
  });

  it('waits for the check after a reload before it orders', async () => {
    const { vm, placed } = await ready({ resume: () => new Promise<undefined>(() => {}) });
    await vm.place();
    expect([placed, vm.placing.isPlacing]).toEqual([[], true]);
  });
});

describe('ORDER-5 what changed', () => {
  it('shows the differences and asks before it orders for another amount', async () => {
    const { vm, cart, placed, moves } = await ready({ place: answers(changed(dearer)) });
    cart.refresh = () => {
      cart.become([lineOf(2, 1100)]);
      return Promise.resolve();
    };
    await vm.place();
    expect(vm.placing.changed).toEqual({ changes: [dearer], before: money(2190, 2), after: money(2390, 2) });
    expect([placed.length, moves]).toEqual([1, []]);
    await vm.placing.accept();
    expect([placed.length, moves]).toEqual([2, ['/orders/880']]);
  });

  it('orders nothing when the customer goes back', async () => {
    const { vm, placed, moves } = await ready({ place: answers(changed(dearer)) });
    await vm.place();
    vm.placing.goBack();
    expect([vm.placing.changed, placed.length, moves]).toEqual([undefined, 1, []]);
  });

  it('needs no confirmation when only the quote expired', async () => {
    const { vm, placed, moves } = await ready({ place: answers(changed()) });
    await vm.place();
    expect([vm.placing.changed, placed.length, moves]).toEqual([undefined, 2, ['/orders/880']]);
  });

  it('orders for no amount other than the one on the button', async () => {
    let surcharge = 0;
    const { vm, cart, placed } = await ready({
      calculate: (draft, price) => {
        const calculation = calculationOf(draft, price);
        return Promise.resolve(
          ok({
            ...calculation,
            totals: { ...calculation.totals, total: addMoney(calculation.totals.total, money(surcharge, 2)) },
          }),
        );
      },
    });
    surcharge = 300;
    cart.become([lineOf(3)]);
    await vm.place();
    expect([placed, vm.placing.changed?.before, vm.placing.changed?.after]).toEqual([
      [],
      money(2190, 2),
      money(3490, 2),
    ]);
    await vm.placing.accept();
    expect(placed).toHaveLength(1);
  });

  it('treats a tip that was just chosen as accepted', async () => {
    const { vm, placed } = await ready({});
    vm.form.choose({ tip: { kind: 'own', amount: money(150, 2) } });
    await vm.place();
    expect([placed[0]?.tips, vm.placing.changed]).toEqual([money(150, 2), undefined]);
  });

  it('adapts cart and choices: quantities, times and codes', async () => {
    const slot = { date: '2025-03-11', time: '10:00' };
    const { vm, cart } = await ready({
      place: answers(
        changed(
          { kind: 'stock', stockId: stockId(11), title: 'Falafel plate', wanted: 2, available: 1 },
          { kind: 'slot', from: undefined, to: slot },
          { kind: 'coupon', code: 'WARM5', from: undefined, to: undefined, reason: 'expired' },
        ),
      ),
    });
    vm.coupon.type('warm5');
    await settled();
    expect(vm.choices.coupon).toBe('WARM5');
    await vm.place();
    expect([cart.lines[0]?.quantity, vm.choices.slot, vm.choices.coupon, vm.placing.changed?.after]).toEqual([
      1,
      slot,
      undefined,
      money(1190, 2),
    ]);
  });

  it.each<[string, Change]>([
    ['closed for good', { kind: 'closed', nextOpen: undefined }],
    ['without another time', { kind: 'slot', from: undefined, to: undefined }],
    ['outside of the zone', { kind: 'fee', label: 'delivery.fee', from: money(190, 2), to: undefined }],
    ['no longer sold', { kind: 'removed', stockId: stockId(11), title: 'Falafel plate' }],
  ])('offers no impossible order: %s', async (_name, change) => {
    const { vm } = await ready({ place: answers(changed(change)) });
    await vm.place();
    expect(vm.placing.changed).toEqual({ changes: [change], before: money(2190, 2), after: undefined });
  });
});

describe('ORDER-2 refusals of the order itself', () => {
  it('learns the delivery zone from the refusal', async () => {
    const { vm } = await ready({ place: answers(err({ kind: 'outside-zone' })) });
    await vm.place();
    expect([vm.placing.problem?.kind, vm.faults.has('outside-zone'), vm.faults.refusals]).toEqual([
      'outside-zone',
      true,
      1,
    ]);
  });

  it('reads the cart again when a product is sold out', async () => {
    const { vm, cart } = await ready({ place: answers(err({ kind: 'out-of-stock', message: 'Only 1 piece left' })) });
    let reads = 0;
    cart.refresh = () => {
      reads++;
      return Promise.resolve();
    };
    await vm.place();
    expect([reads, vm.placing.problem]).toEqual([1, { kind: 'out-of-stock', message: 'Only 1 piece left' }]);
  });
});
