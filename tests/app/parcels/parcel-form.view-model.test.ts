import { describe, expect, it } from 'vitest';
import { parcelTypeId } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import { CASH, filled, formStage, place, settled, STRIPE, unreachable, WALLET } from './stage.ts';

describe('PARCEL-1 the form', () => {
  it('starts with the customer’s own name, number and address', async () => {
    const { vm } = await filled(formStage());
    expect(vm.fields.draft.sender).toMatchObject({
      name: 'Nadia Berg',
      phone: '+31612345678',
      place: { text: 'Quay 12', stage: '3' },
    });
  });

  it('PARCEL-1e has a price that follows the type and both addresses', async () => {
    const { vm } = await filled(formStage());
    const total = () => (vm.price?.ok ? vm.price.value.total.minor : undefined);
    const first = total();
    vm.fields.chooseType(parcelTypeId(2));
    const second = total();
    vm.fields.swap();
    expect([first, second, total()]).toEqual([356, 911, 911]);
    vm.fields.changeParty('receiver', { place: undefined });
    expect(vm.price).toBeUndefined();
    vm.fields.changeParty('receiver', { place: place(53) });
    expect(vm.price).toMatchObject({ ok: false, error: { kind: 'out-of-range' } });
  });

  it('reads the price out once, after the last of several changes', async () => {
    const scene = formStage();
    const { vm } = await filled(scene);
    vm.fields.chooseType(parcelTypeId(2));
    vm.fields.chooseType(parcelTypeId(1));
    expect(scene.said).toEqual([]);
    for (const wake of scene.waits) wake();
    await settled();
    expect(scene.said).toEqual(['parcel.price_now $3.56']);
  });

  it('says what is missing, counts each refusal, and forgives what is mended', async () => {
    const scene = formStage();
    const { vm } = await filled(scene);
    vm.fields.changeParty('receiver', { name: ' ', phone: 'later', place: undefined });
    await vm.send();
    expect(vm.fields.faults.map((fault) => ('field' in fault ? fault.field : fault.kind))).toEqual([
      'receiver-name',
      'receiver-phone',
      'receiver-place',
    ]);
    expect([vm.payment.isMissing, vm.sending.failures, scene.created]).toEqual([true, 1, []]);
    vm.fields.changeParty('receiver', { name: 'Omar' });
    expect([vm.fields.faultOf('receiver-name'), vm.fields.faultOf('receiver-phone')]).toEqual([undefined, 'invalid']);
  });

  it('refuses a wallet that does not suffice', async () => {
    const scene = formStage({ balance: 100 });
    const { vm } = await filled(scene);
    vm.payment.choose(WALLET);
    await vm.send();
    expect([vm.payment.offers.map(({ isEnough }) => isEnough), vm.payment.isMissing, scene.created]).toEqual([
      [true, false, true],
      true,
      [],
    ]);
  });

  it('PAY-4b lets a wallet that does not suffice pay a part beside a provider', async () => {
    const scene = formStage({ balance: 100 });
    const { vm } = await filled(scene);
    expect(vm.payment.walletShare).toEqual(money(100, 2));
    vm.payment.choose(STRIPE);
    vm.payment.useWalletShare(true);
    await vm.send();
    expect(scene.visits).toEqual([{ subject: { kind: 'parcel', id: 61 }, start: 'stripe', fromWallet: money(100, 2) }]);
  });

  it('loses nothing over a reload, and repeats a past parcel', async () => {
    const scene = formStage();
    const { vm, stop } = await filled(scene);
    vm.fields.change({ instruction: 'A cake' });
    vm.fields.chooseSoon(false);
    stop();
    const again = scene.open();
    await again.prepare();
    again.activate();
    await settled();
    expect([again.fields.typeId, again.fields.isSoon, again.fields.draft.instruction]).toEqual([1, false, 'A cake']);
    expect(again.fields.draft).toMatchObject({ date: '2025-03-10', time: '12:10', receiver: { name: 'Omar Vis' } });
    const repeated = scene.open();
    repeated.show({ path: '/parcel-checkout', params: {}, query: { again: '61' } });
    await repeated.prepare();
    repeated.activate();
    await settled();
    expect(repeated.fields.draft).toMatchObject({
      instruction: 'Keep level',
      sender: { name: 'Nadia Berg', phone: '+31687654321' },
      receiver: { name: 'Omar Vis' },
      time: '',
    });
  });

  it('asks nothing of a marketplace without parcels', async () => {
    const vm = formStage({ isOffered: false }).open();
    expect([await vm.prepare(), vm.isOffered, vm.types.value]).toEqual([{ kind: 'ready' }, false, undefined]);
  });
});

describe('PARCEL-1l sending', () => {
  it('places and pays once, however often the button is pressed, then opens the parcel', async () => {
    const scene = formStage();
    const { vm } = await filled(scene);
    vm.payment.choose(CASH);
    await Promise.all([vm.send(), vm.send(), vm.send()]);
    expect([scene.created, scene.paid, scene.went]).toEqual([['key 1'], ['cash'], ['/parcels/61']]);
    expect([scene.tab.form, scene.tab.intent]).toEqual([undefined, undefined]);
  });

  it('keeps the intent after a lost answer, and finishes it after a reload', async () => {
    const scene = formStage();
    scene.server.lost = 1;
    const { vm, stop } = await filled(scene);
    vm.payment.choose(CASH);
    await vm.send();
    expect([vm.sending.problem, vm.sending.isPlacing, scene.went]).toEqual(['parcel.no_answer', false, []]);
    stop();
    const again = scene.open();
    await again.prepare();
    again.activate();
    await settled();
    expect([scene.created, scene.paid, scene.went]).toEqual([['key 1'], ['cash'], ['/parcels/61']]);
  });

  it('sends nothing without a connection', async () => {
    const scene = formStage();
    scene.server.isReachable = false;
    const { vm } = await filled(scene);
    vm.payment.choose(CASH);
    await vm.send();
    expect([vm.sending.problem, scene.created, scene.tab.intent]).toEqual(['failure.nothing_sent', [], undefined]);
  });

  it('leads to the parcel, whose page opens the provider or offers other ways after a failed payment', async () => {
    const scene = formStage();
    const first = await filled(scene);
    first.vm.payment.choose(STRIPE);
    await first.vm.send();
    expect([scene.went, scene.visits, scene.paid]).toEqual([
      ['/parcels/61'],
      [{ subject: { kind: 'parcel', id: 61 }, start: 'stripe' }],
      [],
    ]);
    scene.server.payFailure = unreachable;
    const second = await filled(scene);
    second.vm.payment.choose(WALLET);
    await second.vm.send();
    expect([scene.went[1], scene.toasts]).toEqual(['/parcels/61', ['error: failure.unreachable']]);
  });
});
