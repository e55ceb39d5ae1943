import { describe, expect, it } from 'vitest';
import type { CartLine, GroupPart, JoinedGroups, KnownGroup, KnownGroups } from '@domain/cart/index.ts';
import { cartId, shopId } from '@domain/kernel/ids.ts';
import { err } from '@domain/kernel/result.ts';
import { soldLine } from '@domain/testing/index.ts';
import type { LeaveGroupQuestion } from '@app/features/cart/index.ts';
import { GroupGuard } from '@app/features/group/group-guard.ts';
import type { Translate } from '@app/i18n/index.ts';
import { createFakeGroups } from '../../infra/contract/fakes/fake-groups.ts';

const [HERE, ELSEWHERE] = [shopId(1), shopId(2)];
const line = (shop = HERE, quantity = 1): CartLine => ({
  ...soldLine({ stockId: 1 as never, quantity, addons: [] })!,
  shopId: shop,
});

/** A device that has joined an open group of shop 1, with one dish in it. */
const stage = async (title = 'Lunch') => {
  const server = createFakeGroups();
  const opened = await server.own.open(HERE);
  if (!opened.ok) throw new Error(opened.error.kind);
  await server.own.share(opened.value.id, true);
  const shared = await server.own.open(HERE);
  const link = shared.ok ? shared.value.invitation : undefined;
  const joined = await server.joined.join({ cartId: opened.value.id, shopId: HERE }, 'Ana', link);
  if (!joined.ok) throw new Error(joined.error.kind);
  const part: GroupPart = joined.value;
  await server.joined.setLine(part, { stockId: 1 as never, quantity: 1 });
  const group: KnownGroup = { ...part, title, payer: 'owner', isOwner: false };
  const network = { isDown: false };
  const down = () => Promise.resolve(err({ kind: 'unreachable' as const }));
  const groups: JoinedGroups = {
    ...server.joined,
    load: (known) => (network.isDown ? down() : server.joined.load(known)),
    write: (known, write) => (network.isDown ? down() : server.joined.write(known, write)),
    leave: (known) => (network.isDown ? down() : server.joined.leave(known)),
  };
  const store: { groups: readonly KnownGroup[] } = { groups: [group] };
  const known: KnownGroups = { read: () => store.groups, write: (next) => (store.groups = next) };
  const [told, added, gone]: [string[], string[], string[]] = [[], [], []];
  const actions: (() => void)[] = [];
  let uuids = 0;
  const guard = new GroupGuard({
    groups,
    known,
    updates: { of: () => ({ subscribe: () => ({ unsubscribe: () => {} }) }) },
    makeUuid: () => `key ${(uuids += 1)}`,
    delay: () => Promise.resolve(),
    reporter: {
      refuse: ({ kind }) => void told.push(`refused: ${kind}`),
      failed: ({ kind }) => void told.push(`failed: ${kind}`),
    },
    toasts: {
      show: (kind, text, action) => {
        told.push(`${kind}: ${text}`);
        if (action) actions.push(action.run);
      },
    },
    navigator: { go: (path) => void gone.push(path) },
    translate: ((key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')) as Translate,
    titleOf: async (shop) => `Shop ${shop}`,
  });
  const place = (one: CartLine): Promise<LeaveGroupQuestion | undefined> =>
    guard.place([one], () => added.push(`shop ${one.shopId}`));
  const inGroup = async (): Promise<number> => {
    const answer = await server.joined.load(part);
    const self = answer.ok ? answer.value.members.find(({ id }) => id === part.member) : undefined;
    return self?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  };
  return { place, inGroup, server, part, group, store, network, told, added, gone, actions, cart: opened.value.id };
};

describe('GROUP-1e a product added beside a joined group', () => {
  it('of the shop of the group goes into the group', async () => {
    const { place, inGroup, told, added, actions, gone, cart } = await stage();
    expect(await place(line(HERE, 2))).toBeUndefined();
    expect([await inGroup(), added, told]).toEqual([3, [], ['success: group.added_to Lunch']]);
    actions[0]?.();
    expect(gone).toEqual([`/group/1?g=${cart}`]);
  });

  it('twice in a row is added twice', async () => {
    const { place, inGroup, told } = await stage();
    await Promise.all([place(line(HERE, 1)), place(line(HERE, 2))]);
    expect([await inGroup(), told.length]).toEqual([4, 2]);
  });

  it('of another shop asks to leave first, and goes into the own cart afterwards', async () => {
    const { place, inGroup, told, added, actions, gone, store, cart } = await stage();
    const question = await place(line(ELSEWHERE));
    expect([question?.title, question?.path, added]).toEqual(['Lunch', `/group/1?g=${cart}`, []]);
    expect(await question?.leave()).toBeUndefined();
    expect([added, store.groups, await inGroup()]).toEqual([['shop 2'], [], 0]);
    expect(told).toEqual(['info: group.has_left Lunch']);
    actions[0]?.();
    expect(gone).toEqual(['/shop/1?cart=1.1.1']);
  });

  it('names a group without a name by its shop', async () => {
    const { place } = await stage('');
    expect((await place(line(ELSEWHERE)))?.title).toBe('Shop 1');
  });

  it('is not held back by a group that the server does not know, but by the next', async () => {
    const { place, store, group, added } = await stage();
    store.groups = [{ ...group, cartId: cartId(99), title: 'Unknown' }, group];
    const question = await place(line(ELSEWHERE));
    expect([question?.title, added]).toEqual(['Lunch', []]);
    expect([await question?.leave(), added]).toEqual([undefined, ['shop 2']]);
  });

  it('is not held back by a group of which the customer is the owner', async () => {
    const { place, store, group, added } = await stage();
    store.groups = [{ ...group, isOwner: true }];
    expect([await place(line(ELSEWHERE)), added]).toEqual([undefined, ['shop 2']]);
  });

  it('is not held back by a group that has ended, which is forgotten', async () => {
    const { place, server, part, store, added } = await stage();
    await server.own.share(part.cartId, false);
    expect([await place(line(ELSEWHERE)), added, store.groups]).toEqual([undefined, ['shop 2'], []]);
  });

  it('is not held back by a server that does not answer', async () => {
    const { place, network, added, store } = await stage();
    network.isDown = true;
    expect([await place(line(HERE)), added, store.groups.length]).toEqual([undefined, ['shop 1'], 1]);
  });

  it('stays where it is while the customer cannot leave', async () => {
    const { place, network, added, store, told } = await stage();
    const question = await place(line(ELSEWHERE));
    network.isDown = true;
    expect(await question?.leave()).toBeUndefined();
    expect([added, store.groups.length, told]).toEqual([[], 1, ['failed: unreachable']]);
  });

  it('is refused with the reason while the group is locked', async () => {
    const { place, inGroup, server, cart, added, told } = await stage();
    await server.own.lock(cart, true);
    await place(line(HERE, 2));
    expect([await inGroup(), added, told]).toEqual([1, [], ['refused: locked']]);
  });
});
