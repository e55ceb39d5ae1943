import { describe, expect, it } from 'vitest';
import { categoryId } from '@domain/kernel/ids.ts';
import { APPLICATION_STEPS, circleAround } from '@domain/partners/index.ts';
import { money } from '@domain/pricing/index.ts';
import { exampleOf } from '@app/features/seller/example.ts';
import { refusedFields } from '@app/features/seller/refused-fields.ts';
import { emptyForm } from '@app/features/seller/shop-form.view-model.ts';
import { DOOR, opened, refusal, sellerStage, settled, shopOf, wholeForm } from './stage.ts';

const kept = { form: wholeForm, reached: 7, isChange: false, sent: undefined };
const picture = { type: 'image/png', arrayBuffer: async () => new ArrayBuffer(0) };

describe('ACCOUNT-6 ACCOUNT-7 who may apply', () => {
  it('explains itself to guests, and has them sign in for a step, which they return to', async () => {
    const guest = await opened(sellerStage({ isGuest: true }));
    expect([guest.outcome, guest.vm.phase]).toEqual([{ kind: 'ready' }, 'guest']);
    const stage = await opened(sellerStage({ isGuest: true }), 3);
    expect(stage.outcome).toEqual({ kind: 'redirect', to: `/login?next=${encodeURIComponent('/be-seller?step=3')}` });
  });

  it('starts with a password where there is none, and not with the form', async () => {
    const { vm } = await opened(sellerStage({ hasPassword: false }), 2);
    expect([vm.phase, vm.needsPassword, vm.canApply]).toEqual(['start', true, false]);
  });

  it('tells couriers and staff before they fill anything in', async () => {
    const { vm } = await opened(sellerStage({ role: 'deliveryman' }), 1);
    expect([vm.phase, vm.isOtherRole]).toEqual(['start', true]);
  });

  it('ignores steps that do not exist', async () => {
    const { vm } = await opened(sellerStage(), 8);
    expect(vm.phase).toBe('start');
  });
});

describe('ACCOUNT-7 the steps', () => {
  it('starts with the number of the account, and keeps every change on this device', async () => {
    const { vm, device } = await opened(sellerStage(), 1);
    expect([vm.phase, vm.form.form.phone, vm.isKept]).toEqual(['form', '14015550100', false]);
    vm.form.changeTexts('en', { title: 'Mill Bakery' });
    expect(device.form).toMatchObject({ form: { texts: { en: { title: 'Mill Bakery' } } }, isChange: false });
    const again = await opened(sellerStage({ kept: device.form }), 1);
    expect([again.vm.form.form, again.vm.isKept]).toEqual([vm.form.form, true]);
  });

  it('does not go on while something in the step is wrong, and says what', async () => {
    const { vm, visited } = await opened(sellerStage(), 1);
    vm.form.change({ phone: 'call me', fee: 'much' });
    await vm.next();
    expect(vm.form.faults).toEqual([
      { field: 'title', locale: 'en', kind: 'required' },
      { field: 'phone', kind: 'invalid' },
    ]);
    expect([visited, vm.sending.failures]).toEqual([[], 1]);
    vm.form.changeTexts('en', { title: 'Mill Bakery' });
    vm.form.change({ phone: '' });
    expect(vm.form.faults).toEqual([]);
    await vm.next();
    expect(visited).toEqual(['/be-seller?step=2']);
  });

  it('knows which steps are whole', async () => {
    const { vm } = await opened(sellerStage({ kept: { ...kept, form: { ...wholeForm, fee: 'x', cover: 'c' } } }), 7);
    expect(APPLICATION_STEPS.filter((step) => !vm.form.wholeSteps.has(step))).toEqual(['pictures', 'terms']);
  });

  it('sends a picture when it is picked, keeps its address, and tries again', async () => {
    const { vm, device, uploaded } = await opened(sellerStage(), 3);
    device.uploads = { kind: 'unreachable' };
    vm.logo.choose(picture);
    await settled();
    expect([vm.logo.failure, vm.form.form.logo]).toEqual([{ kind: 'unreachable' }, undefined]);
    device.uploads = undefined;
    vm.logo.retry();
    await settled();
    expect([vm.logo.failure, vm.form.form.logo]).toEqual([undefined, 'https://market.test/shops/logo/2.webp']);
    vm.papers.add([picture]);
    await settled();
    expect(device.form?.form.documents).toEqual(['https://market.test/shop-documents/3.webp']);
    expect(uploaded).toEqual(['shops/logo', 'shops/logo', 'shop-documents']);
  });

  it('chooses categories and labels by pressing them, and takes them back', async () => {
    const { vm } = await opened(sellerStage(), 4);
    vm.form.toggleCategory(categoryId(3));
    vm.form.toggleTag(8);
    expect([vm.form.form.categories, vm.form.form.tags]).toEqual([[3], [8]]);
    vm.form.toggleCategory(categoryId(3));
    expect(vm.form.form.categories).toEqual([]);
  });

  it('explains the fee by the rule that charges it, in the currency of the marketplace', async () => {
    const { vm } = await opened(sellerStage(), 5);
    expect(vm.market.currency?.title).toBe('USD');
    expect(exampleOf({ fee: '2', feePerKm: '0,75' }, 2)).toEqual(money(425, 2));
    expect(exampleOf({ fee: '', feePerKm: '' }, 2)).toEqual(money(0, 2));
    for (const fee of ['much', '-1', '0.001']) expect(exampleOf({ fee, feePerKm: '1' }, 2)).toBeUndefined();
  });
});

describe('ACCOUNT-7 the zone', () => {
  it('starts as a circle around the shop, and starts anew where the shop moves out of it', async () => {
    const { vm } = await opened(sellerStage(), 6);
    vm.useKnownAddress();
    expect(vm.form.form).toMatchObject({
      location: DOOR,
      zone: circleAround(DOOR),
      texts: { en: { address: '12 Harbor Street' } },
    });
    const beside = { latitude: DOOR.latitude + 0.001, longitude: DOOR.longitude };
    vm.form.place(beside, 'Other');
    expect(vm.form.form.zone).toEqual(circleAround(DOOR));
    expect(vm.form.textsIn('en').address).toBe('12 Harbor Street');
    const far = { latitude: 42, longitude: -71 };
    vm.form.place(far);
    expect(vm.form.form.zone).toEqual(circleAround(far));
  });

  it('moves the chosen corner by buttons, reads out where it is, and takes it back', async () => {
    const { vm, said, device } = await opened(sellerStage({ kept }), 6);
    const before = vm.zone.zone;
    vm.zone.choose(1);
    vm.zone.step('north');
    await settled();
    expect(vm.zone.zone[1]?.latitude).toBeCloseTo(41.5 + 50 / 111_111, 5);
    expect(said).toEqual(['seller.corner, Station square, seller.where']);
    expect(device.form?.form.zone).toEqual(vm.zone.zone);
    vm.zone.undo();
    expect(vm.zone.zone).toEqual(before);
    vm.zone.drag(2, { latitude: 41.47, longitude: -71.31 });
    expect([vm.zone.chosen, vm.zone.zone[2]?.latitude]).toEqual([2, 41.47]);
  });

  it('adds a corner and removes it, but not one of three', async () => {
    const { vm } = await opened(sellerStage({ kept }), 6);
    vm.zone.remove(0);
    expect([vm.zone.zone.length, vm.zone.canRemove]).toEqual([3, false]);
    vm.zone.add();
    expect([vm.zone.zone.length, vm.zone.canRemove, vm.zone.canUndo]).toEqual([4, true, true]);
    vm.zone.remove(vm.zone.chosen);
    expect(vm.zone.zone).toHaveLength(3);
    vm.zone.restart();
    expect(vm.zone.zone).toEqual(circleAround(DOOR));
  });

  it('is neither asked nor sent where the server takes none', async () => {
    const { vm, applied } = await opened(
      sellerStage({ kept: { ...kept, form: { ...wholeForm, zone: [] } }, extensions: [] }),
      7,
    );
    expect(vm.market.hasZones).toBe(false);
    await vm.sending.send();
    expect(applied.map(({ application }) => application.zone)).toEqual([undefined]);
  });
});

describe('ACCOUNT-7 sending', () => {
  it('sends everything once, shows that it waits, and forgets the form', async () => {
    const { vm, applied, device, said } = await opened(sellerStage({ kept }), 7);
    await Promise.all([vm.sending.send(), vm.sending.send()]);
    expect(applied).toHaveLength(1);
    expect(applied[0]?.application).toMatchObject({
      texts: wholeForm.texts,
      phone: '14015550100',
      tariff: { base: money(200, 2), perKm: money(50, 2) },
      zone: wholeForm.zone,
    });
    expect([vm.phase, vm.shop?.status, device.form, said]).toEqual(['sent', 'new', undefined, ['seller.sent']]);
  });

  it('opens the first step with a fault and loses nothing', async () => {
    const form = { ...wholeForm, fee: 'x', texts: { en: { title: 'Mill', description: '', address: '' } } };
    const { vm, applied, visited } = await opened(sellerStage({ kept: { ...kept, form } }), 7);
    await vm.sending.send();
    expect([applied, visited, vm.sending.failures]).toEqual([[], ['/be-seller?step=2'], 1]);
    expect(vm.form.faultOf('address.en')).toMatchObject({ kind: 'required' });
    expect(vm.form.form).toEqual(form);
  });

  it('sends a lost application again under its key, also after a reload, and a changed one under another', async () => {
    const first = await opened(sellerStage({ kept }), 7);
    first.server.failure = { kind: 'unreachable' };
    await first.vm.sending.send();
    expect([first.vm.sending.problem, first.vm.sending.isSending]).toEqual(['seller.no_answer', false]);
    const second = await opened(sellerStage({ kept: first.device.form }), 7);
    await second.vm.sending.send();
    expect(second.applied[0]?.key).toBe(first.applied[0]?.key);
    first.vm.form.change({ phone: '' });
    await first.vm.sending.send();
    expect(first.applied[1]?.key).not.toBe(first.applied[0]?.key);
  });

  it('leads what the server refuses to its field and step', async () => {
    const { vm, server, visited } = await opened(sellerStage({ kept }), 7);
    server.failure = refusal({ params: { min_amount: ['Too much.'], 'title.ar': ['Too short.'] } });
    await vm.sending.send();
    expect(visited).toEqual(['/be-seller?step=5']);
    expect(vm.form.refused).toEqual({ minimum: 'Too much.', 'title.ar': 'Too short.' });
    vm.form.change({ minimum: '1' });
    expect(vm.form.refused).toEqual({ 'title.ar': 'Too short.' });
    expect(refusedFields({ params: { 'title.en': ['x'], images: ['y'] } }, 'en')).toEqual({
      step: 'basics',
      texts: { 'title.en': 'x', logo: 'y' },
    });
    expect(refusedFields({ params: { unheard: ['x'] } }, 'en')).toEqual({ step: undefined, texts: {} });
  });

  it.each(['ERROR_205', 'ERROR_206'])('shows the application that exists already: %s', async (code) => {
    const { vm, server, toasts } = await opened(sellerStage({ kept }), 7);
    server.failure = refusal({ code });
    server.shop = shopOf();
    await vm.sending.send();
    await settled();
    expect([vm.phase, toasts]).toEqual(['sent', ['seller.already']]);
  });

  it('asks for a password that is missing after all', async () => {
    const { vm, server } = await opened(sellerStage({ kept }), 7);
    server.failure = refusal({ params: { password: ['Required.'] } });
    await vm.sending.send();
    expect(vm.sending.problem).toBe('seller.password_text');
  });

  it('fills in a rejected application, sends the changed one by the same shop, and waits again', async () => {
    const stage = sellerStage();
    stage.server.shop = shopOf({ status: 'rejected', note: 'The address is missing' });
    const { vm, changed, applied } = await opened(stage);
    expect([vm.phase, vm.shop?.note, vm.form.form]).toEqual(['sent', 'The address is missing', wholeForm]);
    vm.show({ path: '/be-seller', params: {}, query: { step: '2' } });
    expect(vm.phase).toBe('form');
    vm.form.changeTexts('en', { address: '4 Mill Road' });
    await vm.sending.send();
    expect(applied).toEqual([]);
    expect(changed.map(({ texts }) => texts['en']?.address)).toEqual(['4 Mill Road']);
    expect([vm.phase, vm.shop?.status]).toEqual(['sent', 'edited']);
  });

  it('does not fill an application with what was typed for another shop, and starts over when asked', async () => {
    const stage = sellerStage({ kept: { ...kept, isChange: true } });
    const { vm } = await opened(stage);
    expect([vm.isKept, vm.form.form.texts]).toEqual([false, {}]);
    const started = await opened(sellerStage({ kept }));
    started.vm.discard();
    expect([started.vm.isKept, started.device.form, started.vm.form.form.texts]).toEqual([
      false,
      undefined,
      emptyForm.texts,
    ]);
  });

  it('cannot be changed once the marketplace has closed the shop', async () => {
    const stage = sellerStage();
    stage.server.shop = shopOf({ status: 'inactive' });
    const { vm } = await opened(stage, 1);
    expect(vm.phase).toBe('sent');
  });
});
