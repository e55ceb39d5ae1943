import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { parcelId } from '@domain/kernel/ids.ts';
import { opened } from './parcel-stage.ts';
import { NOW, settled } from './stage.ts';

describe('PARCEL-1 one parcel', () => {
  it('PARCEL-1j shows live changes once, and never goes back', async () => {
    const { vm, server, said, tell } = await opened();
    const later = { id: parcelId(61), status: 'accepted', updatedAt: instant(NOW + 2000) } as const;
    server.parcel = { ...server.parcel, status: 'accepted', updatedAt: later.updatedAt };
    tell({ kind: 'update', update: later });
    tell({ kind: 'update', update: { ...later, status: 'new', updatedAt: NOW } });
    tell({ kind: 'update', update: { ...later, id: parcelId(62), status: 'delivered' } });
    await settled();
    expect([vm.parcel?.status, said]).toEqual(['accepted', ['parcel.now.accepted']]);
  });

  it('PARCEL-1m follows the courier without reading the parcel again', async () => {
    const courier = { name: 'Jonas Weber', phone: undefined, image: undefined, position: undefined, seenAt: undefined };
    const { vm, server, tell } = await opened({ status: 'on_a_way', courier });
    const loads = server.loads;
    const seen = { position: { latitude: 52.361, longitude: 4.88 }, at: NOW };
    tell({ kind: 'update', update: { id: parcelId(61), status: 'on_a_way', updatedAt: NOW, courier: seen } });
    await settled();
    expect([vm.courier.at, server.loads]).toEqual([seen.position, loads]);
    expect(vm.courier.distance).toBeCloseTo(0.11, 2);
  });

  it('PARCEL-1h is canceled while it is new, and says so', async () => {
    const { vm, said } = await opened();
    vm.askCancel();
    await Promise.all([vm.cancel(), vm.cancel()]);
    expect([vm.parcel?.status, vm.canCancel, vm.isAsking, said]).toEqual([
      'canceled',
      false,
      false,
      ['parcel.now.canceled'],
    ]);
  });

  it('PARCEL-1p asks for what is due, but not where cash is agreed or the parcel has ended', async () => {
    expect((await opened()).vm.payable).toMatchObject({
      subject: { kind: 'parcel', id: 61 },
      isOwed: true,
      canLetGo: true,
      timeZone: 'UTC',
    });
    for (const change of [
      { payment: { tag: 'cash', status: 'progress' } },
      { status: 'canceled' },
      { status: 'delivered', payment: { tag: 'cash', status: 'paid' } },
    ] as const)
      expect((await opened(change)).vm.payable?.isOwed).toBe(false);
  });

  it('takes one review of the courier after delivery', async () => {
    const courier = { name: 'Jonas', phone: undefined, image: undefined, position: undefined, seenAt: undefined };
    const { vm } = await opened({ status: 'delivered', courier });
    expect(vm.canReview).toBe(true);
    await vm.reviewing.send();
    expect(vm.parcel?.stars).toBeUndefined();
    vm.reviewing.rate(4);
    await vm.reviewing.send();
    expect([vm.parcel?.stars, vm.canReview]).toEqual([4, false]);
    expect((await opened({ status: 'delivered' })).vm.canReview).toBe(false);
  });
});
