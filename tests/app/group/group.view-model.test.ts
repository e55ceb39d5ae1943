import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { GroupInvitation, JoinedGroups, KnownGroup } from '@domain/cart/index.ts';
import { shopId, uuid } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { createFakeGroups } from '../../infra/contract/fakes/fake-groups.ts';
import { gone, NOON, rejected, stage, terms, unreachable, type Staged } from './group-stage.ts';

describe('GROUP-1 the page of a group', () => {
  it('asks for the shop of the address, and is not found without one', async () => {
    const { vm, show } = stage();
    expect((await vm.prepare()).kind).toBe('ready');
    expect([vm.shopTitle, vm.shopPath, vm.path, vm.title]).toEqual([
      'Pasta House',
      '/shop/1',
      '/group/1',
      'Pasta House',
    ]);
    expect(vm.time(NOON)).toBe('12:00');
    show('1');
    const other = stage({ shop: () => Promise.resolve(err(gone)) });
    expect((await other.vm.prepare()).kind).toBe('not-found');
    const broken = stage({ shop: () => Promise.resolve(err(unreachable)) });
    expect((await broken.vm.prepare()).kind).toBe('ready');
  });

  it('is private', () => {
    expect(stage().vm.head(((key: string) => key) as never)).toEqual({ title: 'group.heading', isPrivate: true });
  });

  it.each([[{ isGroupOrderActive: false }], [{ extensions: [] }]])('is off with %j', async (settings) => {
    const { vm } = stage({ settings });
    await vm.open(undefined);
    expect([vm.phase, vm.stop]).toEqual(['stopped', 'off']);
  });

  it('starts where nothing is known of a group', async () => {
    const { vm } = stage();
    expect(vm.phase).toBe('loading');
    await vm.open(undefined);
    expect(vm.phase).toBe('start');
  });

  it('brings the cart of this shop along, and of no other', () => {
    expect(stage({ cart: { shop: shopId(1), lines: ['a dish'] } }).vm.ownLines).toEqual(['a dish']);
    expect(stage({ cart: { shop: shopId(2), lines: ['a dish'] } }).vm.ownLines).toEqual([]);
    expect([stage().vm.hasOwnCart, stage({ cart: { isEmpty: false } }).vm.hasOwnCart]).toEqual([false, true]);
  });

  it('opens an own group that was started on another device, once the cart is known', async () => {
    const { vm, server, customer } = stage({ isSignedIn: true, cart: { isReady: false } });
    const opened = await server.own.open(shopId(1));
    const opening = vm.open(undefined);
    runInAction(() =>
      Object.assign(customer, { isReady: true, userCart: opened.ok && { ...opened.value, isGroup: true } }),
    );
    await opening;
    expect([vm.phase, vm.isOwner]).toEqual(['live', true]);
  });
});

describe('GROUP-1 starting', () => {
  const started = async (staged: Staged = {}) => {
    const scene = stage({ isSignedIn: true, ...staged });
    await scene.vm.open(undefined);
    const starting = scene.vm.start(terms);
    expect(scene.vm.isBusy).toBe(true);
    await scene.vm.start({ ...terms, title: 'Twice' });
    await starting;
    expect(scene.vm.isBusy).toBe(false);
    return scene;
  };

  it('opens the cart to others and leads to the address of the group', async () => {
    const { vm, went, told, store, later } = await started();
    vm.activate();
    await later();
    expect([vm.phase, vm.isOwner, vm.title]).toEqual(['live', true, 'Lunch']);
    expect([went, told, store.groups.length]).toEqual([['/group/1?g=310'], ['cart refreshed'], 1]);
  });

  it('is stopped by a cart of another shop', async () => {
    const { vm } = await started({ own: { open: () => Promise.resolve(err(rejected('ERROR_440'))) } });
    expect([vm.phase, vm.stop]).toEqual(['stopped', 'other-shop']);
  });

  it('says why it failed, and stays', async () => {
    const { vm, told } = await started({ own: { open: () => Promise.resolve(err(rejected('ERROR_400'))) } });
    expect([vm.phase, vm.failure, told]).toEqual(['start', undefined, ['failed rejected']]);
  });
});

describe('GROUP-1b joining', () => {
  it('takes a name and becomes a part that this device remembers', async () => {
    const { vm, invited, store } = stage();
    const { secret } = await invited();
    await vm.open(secret);
    expect([vm.phase, vm.invitation?.ownerName, vm.title]).toEqual(['join', 'Nadia', 'Lunch']);
    const joining = vm.join('Ana');
    expect(vm.isBusy).toBe(true);
    await joining;
    expect([vm.phase, vm.isOwner, vm.isBusy, vm.link]).toEqual(['live', false, false, undefined]);
    expect(store.groups.map(({ title, payer, isOwner }) => ({ title, payer, isOwner }))).toEqual([
      { title: 'Lunch', payer: 'each', isOwner: false },
    ]);
    const { live } = vm.part;
    await vm.open(secret);
    expect(vm.part.live).toBe(live);
  });

  it('says that a name is refused', async () => {
    const why = { kind: 'bad-name' as const, reason: 'required' as const };
    const join = () => Promise.resolve(err({ kind: 'refused' as const, why: why as never, cart: undefined }));
    const { vm, invited, told } = stage({ groups: { join } });
    const { secret } = await invited();
    await vm.open(secret);
    await vm.join('');
    expect([vm.phase, told]).toEqual(['join', ['refused bad-name']]);
  });

  it('takes the secret of the link', async () => {
    const { vm, invited } = stage();
    await invited();
    await vm.open(undefined);
    expect([vm.phase, vm.stop]).toEqual(['stopped', 'not-joinable']);
    await vm.open('00000000-0000-4000-8000-000000000009');
    expect(vm.stop).toBe('not-joinable');
  });

  it.each<[Partial<GroupInvitation>, string]>([
    [{ isLocked: true }, 'locked'],
    [{ isFull: true }, 'full'],
    [{ isLocked: true, isFull: true }, 'locked'],
    [{ shopId: shopId(2) }, 'not-joinable'],
  ])('is stopped by %j as %s', async (more, stop) => {
    const { joined } = createFakeGroups();
    const invitation: JoinedGroups['invitation'] = async (...asked) => {
      const answer = await inner(...asked);
      return answer.ok ? ok({ ...answer.value, ...more }) : answer;
    };
    let inner = joined.invitation;
    const { vm, invited, server } = stage({ groups: { invitation } });
    inner = server.joined.invitation;
    const { secret } = await invited();
    await vm.open(secret);
    expect([vm.phase, vm.stop]).toEqual(['stopped', stop]);
  });

  it('asks again for an invitation that did not come', async () => {
    const answers: JoinedGroups['invitation'][] = [() => Promise.resolve(err(unreachable))];
    const invitation: JoinedGroups['invitation'] = (...asked) =>
      (answers.shift() ?? server.joined.invitation)(...asked);
    const { vm, invited, server } = stage({ groups: { invitation } });
    const { secret } = await invited();
    await vm.open(secret);
    expect([vm.phase, vm.failure?.kind]).toEqual(['loading', 'unreachable']);
    vm.retry();
    expect(vm.failure).toBeUndefined();
    await expect.poll(() => vm.phase).toBe('join');
  });

  it('names another group of this device', async () => {
    const other: KnownGroup = {
      cartId: 5 as never,
      shopId: shopId(2),
      member: 1 as never,
      secret: uuid('00000000-0000-4000-8000-000000000001'),
      title: '',
      payer: 'each',
      isOwner: false,
    };
    const { vm, invited } = stage({ remembered: [other] });
    const { secret } = await invited();
    await vm.open(secret);
    expect([vm.other.group, vm.other.title]).toEqual([other, 'Pasta House']);
  });
});
