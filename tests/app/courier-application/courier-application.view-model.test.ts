import { describe, expect, it, vi } from 'vitest';
import { emptyForm } from '@app/features/courier-application/courier-application.view-model.ts';
import { applicationStage, NOBODY_YET, PENDING, refusal, scooterForm } from './stage.ts';

const opened = async (options: Parameters<typeof applicationStage>[0] = {}) => {
  const stage = applicationStage(options);
  await stage.vm.load();
  return stage;
};

describe('COURIER-7 where an application stands', () => {
  it('asks nothing for guests, and shows a failure until it is known', async () => {
    const guest = await opened({ isGuest: true });
    expect([guest.vm.phase, guest.asked()]).toEqual(['guest', 0]);
    const stage = applicationStage();
    expect(stage.vm.phase).toBe('loading');
    stage.server.isDown = true;
    await stage.vm.load();
    expect([stage.vm.phase, stage.vm.failure]).toEqual(['failed', { kind: 'unreachable' }]);
    stage.server.isDown = false;
    await stage.vm.load();
    expect([stage.vm.phase, stage.vm.failure]).toEqual(['form', undefined]);
  });

  it.each([
    [NOBODY_YET, 'form'],
    [PENDING, 'sent'],
    [{ ...NOBODY_YET, status: 'canceled' }, 'form'],
    [{ status: 'approved', note: undefined, isCustomer: false }, 'sent'],
    [{ ...NOBODY_YET, isCustomer: false }, 'other'],
    [{ status: 'canceled', note: undefined, isCustomer: false }, 'other'],
  ] as const)('of %j is shown as %s', async (state, phase) => {
    expect((await opened({ state })).vm.phase).toBe(phase);
  });
});

describe('COURIER-7g an application that waits', () => {
  it('is followed while it waits, and no longer', async () => {
    const { vm, server, decisions, asked } = applicationStage({ state: PENDING });
    const stop = vm.activate();
    await vi.waitFor(() => expect(decisions.observed).toBe(true));
    decisions.next({ kind: 'stale' });
    await vi.waitFor(() => expect(asked()).toBe(2));
    expect([vm.phase, decisions.observed]).toEqual(['sent', true]);
    server.state = { ...NOBODY_YET, status: 'canceled', note: 'The plate is unreadable' };
    decisions.next({ kind: 'stale' });
    await vi.waitFor(() => expect(vm.phase).toBe('form'));
    expect([vm.state?.note, decisions.observed]).toEqual(['The plate is unreadable', false]);
    vm.change({ vehicle: 'bike' });
    await vm.send();
    expect([vm.phase, decisions.observed]).toEqual(['sent', true]);
    stop();
    expect(decisions.observed).toBe(false);
  });
});

describe('COURIER-7 sending an application', () => {
  it('COURIER-7c shows every fault, and forgives what is changed', async () => {
    const { vm, applied } = await opened();
    vm.change({ kg: 'much' });
    await vm.send();
    expect([vm.faultOf('vehicle')?.kind, vm.faultOf('kg')?.kind]).toEqual(['required', 'invalid']);
    expect([applied.length, vm.failures, vm.isSending]).toEqual([0, 1, false]);
    vm.change({ vehicle: 'diesel' });
    expect([vm.faultOf('vehicle'), vm.faultOf('kg')?.kind]).toEqual([undefined, 'invalid']);
    vm.change({ kg: '' });
    await vm.send();
    expect(vm.faults).toEqual([{ field: 'number', kind: 'required' }]);
    vm.change({ vehicle: 'bike' });
    expect(vm.faults).toEqual([]);
  });

  it('COURIER-7d sends what was typed once, says how it stands, and forgets the form', async () => {
    const { vm, applied, device } = await opened();
    vm.change(scooterForm);
    expect(device.form).toEqual({ form: scooterForm, sent: undefined });
    await Promise.all([vm.send(), vm.send()]);
    expect(applied.map(({ application }) => application)).toEqual([
      { vehicle: 'motorbike', texts: { brand: 'Vespa', number: 'RI 4021' }, sizes: { kg: '12.5' }, images: [] },
    ]);
    expect([vm.phase, vm.sendings, device.form, vm.form]).toEqual(['sent', 1, undefined, emptyForm]);
  });

  it('keeps everything when no answer comes, and asks again under the same key until it changes', async () => {
    const { vm, applied, server, device } = await opened({ kept: { form: scooterForm, sent: undefined } });
    expect(vm.form).toEqual(scooterForm);
    server.failure = { kind: 'unreachable' };
    await vm.send();
    expect([vm.problem, vm.phase, vm.failures]).toEqual([{ kind: 'unreachable' }, 'form', 1]);
    const later = await opened({ kept: device.form });
    later.server.failure = server.failure;
    await later.vm.send();
    later.vm.change({ color: 'red' });
    await later.vm.send();
    const keys = [...applied, ...later.applied].map(({ key }) => key);
    expect([keys[0] === keys[1], later.vm.form.color]).toEqual([true, 'red']);
    expect(new Set(later.applied.map(({ application }) => application.texts.color))).toEqual(
      new Set([undefined, 'red']),
    );
  });

  it('shows what the server said beside its field, and anything else above the button', async () => {
    const { vm, server } = await opened({ kept: { form: scooterForm, sent: undefined } });
    server.failure = refusal({
      params: { 'data.kg': ['Too heavy'], 'data.type_of_technique': ['Unknown'], id: ['?'] },
    });
    await vm.send();
    expect([vm.refused, vm.problem]).toEqual([{ kg: 'Too heavy', vehicle: 'Unknown' }, undefined]);
    vm.change({ kg: '12' });
    expect(vm.refused).toEqual({ vehicle: 'Unknown' });
    server.failure = refusal({ status: 500, code: 'ERROR_500' });
    await vm.send();
    expect([vm.refused, vm.problem]).toEqual([{}, server.failure]);
  });

  it.each(['ERROR_506', 'ERROR_110'])('COURIER-7e shows the one that was sent elsewhere after %s', async (code) => {
    const { vm, server, device } = await opened({ kept: { form: scooterForm, sent: undefined } });
    server.failure = refusal({ code });
    server.state = PENDING;
    await vm.send();
    expect([vm.phase, vm.state, device.form]).toEqual(['sent', PENDING, undefined]);
  });

  it('waits for photos, keeps their addresses, and sends nothing while one is missing', async () => {
    const { vm, applied, device } = await opened({ kept: { form: scooterForm, sent: undefined } });
    const picture = { type: 'image/png', arrayBuffer: async () => new ArrayBuffer(1) };
    device.uploads = { kind: 'unreachable' };
    vm.photos.add([picture]);
    await vm.send();
    expect([applied.length, vm.failures, vm.photos.hasFailed]).toEqual([0, 1, true]);
    device.uploads = undefined;
    vm.photos.retry(vm.photos.photos[0]?.key ?? 0);
    await vm.send();
    expect(applied[0]?.application.images).toEqual(['https://market.test/deliveryman/photo.webp']);
    expect(vm.photos.photos).toEqual([]);
  });
});
