import { describe, expect, it } from 'vitest';
import { noChoices, type CheckoutChoices } from '@domain/checkout/index.ts';
import { orderId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { decimal, money, noMoney } from '@domain/pricing/index.ts';
import { verifyPhonePath } from '@app/features/checkout/verify-phone-path.ts';
import {
  calculationOf,
  CASH,
  home,
  lineOf,
  opened,
  profileOf,
  settled,
  shopOf,
  stage,
  unreachable,
  WALLET,
} from './stage.ts';

describe('ORDER-1 the choices of a customer', () => {
  it('form a draft with the cart, the chosen address and the account', async () => {
    const { vm, placed } = await opened();
    vm.form.choose({ slot: { date: '2025-03-10', time: '18:30' } });
    vm.form.choose({ tip: { kind: 'percent', percent: decimal('10') } });
    vm.form.choose({ note: 'Blue door' });
    vm.form.choose({ paymentTag: 'cash' });
    await vm.place();
    expect(placed).toEqual([
      expect.objectContaining({
        deliveryType: 'delivery',
        address: home,
        phone: '+14015550101',
        note: 'Blue door',
        tips: money(200, 2),
        slot: { date: '2025-03-10', time: '18:30' },
        paymentId: CASH.id,
      }),
    ]);
  });

  it('start with the fulfillment only', async () => {
    const { vm } = await opened();
    expect([vm.fulfilment, vm.payment, vm.draft?.tips, vm.draft?.slot, vm.draft?.coupon]).toEqual([
      'delivery',
      undefined,
      noMoney(2),
      undefined,
      undefined,
    ]);
  });

  it('include the payment method if there is only one', async () => {
    const { vm } = await opened({ methods: [CASH] });
    expect(vm.payment).toBe(CASH);
  });

  it('send neither an address nor a tip for a pickup', async () => {
    const { vm } = await opened();
    vm.form.choose({ tip: { kind: 'own', amount: money(150, 2) } });
    vm.form.choose({ fulfilment: 'pickup' });
    expect([vm.draft?.address, vm.draft?.tips]).toEqual([undefined, noMoney(2)]);
    vm.form.choose({ fulfilment: 'delivery' });
    expect(vm.draft?.tips).toEqual(money(150, 2));
  });

  it('survive a reload', async () => {
    const choices = createLiveValue<CheckoutChoices>(noChoices);
    const before = await opened({ choices });
    before.vm.form.choose({ note: 'Blue door' });
    before.vm.form.choose({ paymentTag: 'wallet' });
    before.vm.form.choose({ fulfilment: 'pickup' });
    before.stop();
    const after = await opened({ choices });
    expect([after.vm.choices.note, after.vm.payment, after.vm.fulfilment]).toEqual(['Blue door', WALLET, 'pickup']);
  });

  it('start with the next free time when another one is requested', async () => {
    const { vm } = await opened();
    vm.chooseOtherTime();
    expect(vm.choices.slot).toEqual(vm.times?.later);
  });

  it('start with the last free time of the day where no later one is left', async () => {
    const hour = { timeZone: 'UTC', spans: [{ day: 'monday', from: 720, to: 840 }], closedDates: [] } as const;
    const { vm } = await opened({ shop: shopOf({ schedule: { ...hour, isAccepting: true } }) });
    vm.chooseOtherTime();
    expect([vm.times?.next.length, vm.choices.slot]).toEqual([2, vm.times?.next[1]]);
  });
});

describe('ORDER-5 the total of what is shown', () => {
  it('is recalculated when the price may change, and not for a note, a phone number or a payment method', async () => {
    const { vm, calculated, cart } = await opened();
    const asked = calculated.length;
    vm.form.choose({ note: 'Blue door' });
    vm.form.choose({ phone: '+1 401 555 0102' });
    vm.form.choose({ paymentTag: 'cash' });
    await settled();
    expect(calculated.length).toBe(asked);
    vm.form.choose({ tip: { kind: 'own', amount: money(150, 2) } });
    await settled();
    cart.become([lineOf(3)]);
    await settled();
    expect(calculated.length).toBe(asked + 2);
    expect(vm.calculation.shown?.totals.total).toEqual(money(3000 + 190 + 150, 2));
  });
});

describe('ORDER-5 a total that could not be calculated', () => {
  it('is calculated again once the cart has been read anew, and only then', async () => {
    let hasServer = true;
    const { vm, cart, calculated } = await opened({
      calculate: (draft, price) => Promise.resolve(hasServer ? ok(calculationOf(draft, price)) : err(unreachable)),
    });
    cart.become([...cart.lines]);
    await settled();
    expect(calculated).toHaveLength(1);
    hasServer = false;
    vm.form.choose({ fulfilment: 'pickup' });
    await settled();
    expect(vm.calculation.failure).toEqual(unreachable);
    hasServer = true;
    cart.become([...cart.lines]);
    await settled();
    expect([vm.calculation.isCurrent, vm.calculation.shown?.totals.total.minor, calculated.length]).toEqual([
      true,
      2000,
      3,
    ]);
  });
});

describe('ORDER-2 what is missing', () => {
  it('is shown once the customer has tried to order, and never sent', async () => {
    const { vm, placed } = await opened({ profile: profileOf({ phone: undefined }), address: undefined });
    expect(vm.faults.shown).toEqual([]);
    const placing = vm.place();
    expect(vm.placing.isPlacing).toBe(false);
    await placing;
    expect(vm.faults.shown.map(({ kind }) => kind)).toEqual(['address-missing', 'phone-required', 'payment-missing']);
    expect([placed, vm.faults.refusals]).toEqual([[], 1]);
    vm.form.choose({ phone: '12' });
    expect(vm.faults.has('phone-invalid')).toBe(true);
  });

  it.each([
    ['an address outside of the zone', 'outside-zone', { zone: 'outside' as const }],
    ['a price below the minimum', 'below-minimum', { shop: shopOf({ minimum: money(5000, 2) }) }],
    [
      'a shop that takes no orders',
      'shop-paused',
      { shop: shopOf({ schedule: { ...shopOf().schedule, isAccepting: false } }) },
    ],
  ])('reports %s at once', async (_name, kind, given) => {
    const { vm, placed } = await opened(given);
    expect(vm.faults.shown.map((fault) => fault.kind)).toEqual([kind]);
    vm.form.choose({ paymentTag: 'cash' });
    await vm.place();
    expect(placed).toEqual([]);
  });

  it('ORDER-2i asks for a verified number at once, where one is required, and leads to its code', async () => {
    const { vm, placed } = await opened({
      needsVerifiedPhone: true,
      profile: profileOf({ phone: '14015550110', isPhoneVerified: false }),
    });
    expect(vm.faults.shown).toEqual([{ kind: 'phone-unverified' }]);
    expect(verifyPhonePath(vm.phone, vm.context.phone)).toBe('/profile/phone?verify=1&next=%2Fcheckout');
    vm.form.choose({ phone: '+1 401 555 0199', paymentTag: 'cash' });
    expect(verifyPhonePath(vm.phone, vm.context.phone)).toBe('/profile/phone?next=%2Fcheckout');
    await vm.place();
    expect([vm.faults.shown, placed]).toEqual([[{ kind: 'phone-unverified' }], []]);
    vm.form.choose({ fulfilment: 'pickup' });
    expect(vm.faults.all).toEqual([]);
  });

  it.each(['slowAccount', 'slowMethods', 'slowAddress'] as const)(
    'waits for what is loading before it says what is missing: %s',
    async (slow) => {
      let arrive = (): void => {};
      const { vm, placed } = await opened({ [slow]: new Promise<void>((resolve) => (arrive = resolve)) });
      vm.form.choose({ paymentTag: 'cash' });
      const placing = vm.place();
      await settled();
      expect([vm.faults.refusals, placed.length, vm.placing.isPlacing]).toEqual([0, 0, true]);
      void vm.place();
      arrive();
      await placing;
      expect([vm.faults.refusals, placed.length]).toEqual([0, 1]);
    },
  );

  it('waits for a cart that the server has not confirmed, and then says what is missing', async () => {
    const { vm, cart } = await opened();
    const confirm = cart.hold();
    const placing = vm.place();
    await settled();
    expect([vm.faults.refusals, vm.placing.isPlacing]).toEqual([0, true]);
    confirm();
    await placing;
    expect([vm.faults.refusals, vm.placing.isPlacing]).toEqual([1, false]);
  });

  it('takes the verified number of the account, however it is written', async () => {
    const { vm } = await opened({
      needsVerifiedPhone: true,
      profile: profileOf({ phone: '14015550110', isPhoneVerified: true }),
    });
    expect(vm.faults.has('phone-unverified')).toBe(false);
    vm.form.choose({ phone: '001 (401) 555-0110' });
    expect(vm.faults.has('phone-unverified')).toBe(false);
  });

  it('asks for account details and for a sufficient wallet balance', async () => {
    const { vm } = await opened({ profile: profileOf({ firstName: '', walletBalance: money(10, 2) }) });
    vm.form.choose({ paymentTag: 'wallet' });
    await vm.place();
    expect(vm.faults.shown.map(({ kind }) => kind)).toEqual(['details-missing', 'wallet-too-low']);
  });

  it('clears the zone fault with another address, or with pickup', async () => {
    const { vm } = await opened({ zone: 'outside' });
    expect(vm.faults.has('outside-zone')).toBe(true);
    vm.form.choose({ fulfilment: 'pickup' });
    await settled();
    expect(vm.faults.has('outside-zone')).toBe(false);
  });
});

describe('ORDER-3 after the order', () => {
  it('empties the cart, clears the choices for this order only, and opens the order', async () => {
    const { vm, cart, moves, choices } = await opened();
    vm.form.choose({ note: 'Blue door' });
    vm.form.choose({ paymentTag: 'cash' });
    await vm.place();
    expect([cart.isEmpty, moves, vm.placedId]).toEqual([true, ['/orders/880'], orderId(880)]);
    expect([choices.read().note, choices.read().paymentTag]).toEqual([undefined, 'cash']);
  });

  it('opens the order that a reload had interrupted', async () => {
    const { moves } = await opened({ resume: () => Promise.resolve(ok(orderId(12))) });
    expect(moves).toEqual(['/orders/12']);
  });

  it('keeps everything when it failed', async () => {
    const { vm, cart } = await opened({ place: () => Promise.resolve(err(unreachable)) });
    vm.form.choose({ note: 'Blue door' });
    vm.form.choose({ paymentTag: 'cash' });
    await vm.place();
    expect([vm.placing.problem, vm.faults.refusals, cart.isEmpty, vm.choices.note, vm.payment]).toEqual([
      unreachable,
      1,
      false,
      'Blue door',
      CASH,
    ]);
  });
});

describe('L10 data that fails to load', () => {
  it.each([
    [
      'the account',
      (staged: ReturnType<typeof stage>) => {
        staged.server.profile = err(unreachable);
      },
    ],
    [
      'the shop',
      (staged: ReturnType<typeof stage>) => {
        staged.server.shop = err(unreachable);
      },
    ],
    [
      'the cart',
      (staged: ReturnType<typeof stage>) => {
        staged.cart.fail(unreachable);
      },
    ],
  ])('is reported instead of an empty cart or endless waiting: %s', async (_name, breakIt) => {
    const staged = stage();
    breakIt(staged);
    staged.vm.activate();
    await settled();
    expect(staged.vm.context.loadFailure).toEqual(unreachable);
    staged.server.profile = ok(profileOf());
    staged.server.shop = ok(shopOf());
    staged.cart.fail(undefined);
    await staged.vm.context.load();
    await settled();
    expect([staged.vm.context.loadFailure, staged.vm.isLoading]).toEqual([undefined, false]);
  });

  it('reloads the payment methods', async () => {
    const staged = stage();
    staged.server.methods = err(unreachable);
    staged.vm.activate();
    await settled();
    expect(staged.vm.context.methodsFailure).toEqual(unreachable);
    staged.server.methods = ok([CASH]);
    await staged.vm.context.loadMethods();
    expect([staged.vm.context.methodsFailure, staged.vm.payment]).toEqual([undefined, CASH]);
  });
});
