import { expect, it } from 'vitest';
import type { Addresses, NewAddress, SavedAddress } from '@domain/addresses/index.ts';
import { addressId } from '@domain/kernel/ids.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';

const home: NewAddress = {
  title: 'Home',
  text: '12 Harbor Street',
  location: { latitude: 52.3731, longitude: 4.8826 },
  floor: '3',
  house: '8',
  entrance: 'B',
  comment: 'Ring twice',
};

const work: NewAddress = { ...home, title: 'Work', text: 'Quay 1', floor: '', house: '', entrance: '', comment: '' };

const listed = async (addresses: Addresses): Promise<readonly SavedAddress[]> => taken(await addresses.list());

const activeIn = async (addresses: Addresses) =>
  (await listed(addresses)).filter(({ isActive }) => isActive).map(({ id }) => id);

const byId = (saved: readonly SavedAddress[]) => saved.toSorted((left, right) => left.id - right.id);

export const addressLaws: Laws<Addresses> = (fresh) => {
  it('ADDRESS-4 starts empty, and activates the first address added', async () => {
    const addresses = await fresh();
    expect(await listed(addresses)).toEqual([]);
    const first = taken(await addresses.add(home));
    expect(first).toEqual({ ...home, id: first.id, isActive: true });
    const second = taken(await addresses.add(work));
    expect(second).toEqual({ ...work, id: second.id, isActive: false });
    expect(byId(await listed(addresses))).toEqual([first, second]);
  });

  it('ADDRESS-4 has exactly one active address, whichever is activated', async () => {
    const addresses = await fresh();
    const ids = [];
    for (const address of [home, work, home]) ids.push(taken(await addresses.add(address)).id);
    for (const id of [...ids.toReversed(), ids[0] as SavedAddress['id']]) {
      expect(taken(await addresses.activate(id))).toMatchObject({ id, isActive: true });
      expect(await activeIn(addresses)).toEqual([id]);
    }
  });

  it('ADDRESS-4 edits an address without changing which one is active', async () => {
    const addresses = await fresh();
    const [first, second] = [taken(await addresses.add(home)), taken(await addresses.add(home))];
    expect(taken(await addresses.update(second.id, work))).toEqual({ ...work, id: second.id, isActive: false });
    expect(taken(await addresses.update(first.id, work))).toEqual({ ...work, id: first.id, isActive: true });
    expect(byId(await listed(addresses))).toEqual([
      { ...first, ...work },
      { ...second, ...work },
    ]);
  });

  it('ADDRESS-4 activates the newest address when the active one is deleted, and only then', async () => {
    const addresses = await fresh();
    const added = [];
    for (const address of [home, work, home, work]) added.push(taken(await addresses.add(address)).id);
    const [first, second, third, fourth] = added as [
      SavedAddress['id'],
      SavedAddress['id'],
      SavedAddress['id'],
      SavedAddress['id'],
    ];
    taken(await addresses.remove(second));
    expect(await activeIn(addresses)).toEqual([first]);
    taken(await addresses.remove(first));
    expect(await activeIn(addresses)).toEqual([fourth]);
    taken(await addresses.remove(fourth));
    expect(await activeIn(addresses)).toEqual([third]);
    taken(await addresses.remove(third));
    expect(await listed(addresses)).toEqual([]);
  });

  it('ADDRESS-4 returns an error for an unknown address', async () => {
    const addresses = await fresh();
    const nowhere = addressId(987_654);
    for (const outcome of [
      await addresses.update(nowhere, home),
      await addresses.activate(nowhere),
      await addresses.remove(nowhere),
    ]) {
      expect(outcome).toMatchObject({ ok: false, error: { kind: 'rejected', status: 404 } });
    }
  });
};
