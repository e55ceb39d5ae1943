import { describe, expect, it } from 'vitest';
import type { ProfileChange } from '@domain/identity/index.ts';
import type { Crop, OpenedPicture, PickedPicture } from '@domain/images/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { PhotoViewModel } from '@app/features/profile/photo.view-model.ts';
import { nadia, stageAccount } from './stage.tsx';

const file: PickedPicture = { type: 'image/jpeg', arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) };
const NEW = 'https://market.test/new.webp';

const stage = ({ fails = [] as string[] } = {}) => {
  const calls: string[] = [];
  const crops: Crop[] = [];
  const changes: ProfileChange[] = [];
  const failing = (what: string) => {
    calls.push(what);
    const index = fails.indexOf(what);
    if (index >= 0) fails.splice(index, 1);
    return index >= 0;
  };
  const picture: OpenedPicture = {
    width: 1200,
    height: 800,
    address: 'data:image/webp;base64,AA',
    crop: (square) => (crops.push(square), Promise.resolve(ok(file))),
    close: () => void calls.push('close'),
  };
  const { deps, toasts, sessions } = stageAccount({
    update: (change) => {
      changes.push(change);
      return Promise.resolve(
        failing('update') ? err({ kind: 'timeout' }) : ok({ ...nadia, image: change.image ?? undefined }),
      );
    },
  });
  const vm = new PhotoViewModel({
    ...deps,
    saved: () => nadia,
    crops: { open: () => Promise.resolve(failing('open') ? err({ kind: 'unreadable' }) : ok(picture)) },
    uploads: {
      upload: (_picture, use) =>
        Promise.resolve(failing(`upload ${use}`) ? err({ kind: 'unreachable' as const }) : ok(NEW)),
    },
  });
  return { vm, calls, crops, changes, toasts, sessions };
};

describe('ACCOUNT-5h a photo of oneself', () => {
  it('is cut, sent and shown everywhere at once', async () => {
    const { vm, crops, changes, sessions, toasts, calls } = stage();
    await vm.choose(file);
    expect([vm.square, vm.zoom]).toEqual([{ x: 200, y: 0, side: 800 }, 1]);
    vm.zoomTo(2);
    vm.move(-0.5, 9);
    await vm.save();
    expect(crops).toEqual([{ x: 200, y: 400, side: 400 }]);
    expect(changes).toEqual([{ firstName: 'Nadia', image: NEW }]);
    expect(sessions.read()?.user.image).toBe(NEW);
    expect([vm.picture, toasts, calls.at(-1)]).toEqual([undefined, ['success: Your photo is saved'], 'close']);
  });

  it('stays open after a failure, and is not sent twice', async () => {
    const { vm, calls } = stage({ fails: ['upload users', 'update'] });
    await vm.choose(file);
    await vm.save();
    expect([vm.failure, vm.picture !== undefined]).toEqual([{ kind: 'unreachable' }, true]);
    await vm.save();
    expect(vm.failure).toEqual({ kind: 'timeout' });
    await vm.save();
    expect(vm.picture).toBeUndefined();
    expect(calls.filter((call) => call !== 'close')).toEqual([
      'open',
      'upload users',
      'upload users',
      'update',
      'update',
    ]);
  });

  it('sends one request for two presses', async () => {
    const { vm, changes } = stage();
    await vm.choose(file);
    await Promise.all([vm.save(), vm.save()]);
    expect(changes).toHaveLength(1);
  });

  it('says that a file is none, and is removed on request', async () => {
    const { vm, changes } = stage({ fails: ['open'] });
    await vm.choose(file);
    expect([vm.picture, vm.failure]).toEqual([undefined, { kind: 'unreadable' }]);
    await vm.remove();
    expect([changes, vm.failure]).toEqual([[{ firstName: 'Nadia', image: null }], undefined]);
  });
});
