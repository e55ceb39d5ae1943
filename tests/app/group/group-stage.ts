import { observable } from 'mobx';
import type { GroupTerms, JoinedGroups, KnownGroup, OwnGroups } from '@domain/cart/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { shopId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { createDataCache } from '@app/data/index.ts';
import type { GroupDeps } from '@app/features/group/group-deps.ts';
import { GroupViewModel } from '@app/features/group/group.view-model.ts';
import { createFakeGroups } from '../../infra/contract/fakes/fake-groups.ts';
import { gone } from '../remote-failures.ts';

export { gone, unreachable } from '../remote-failures.ts';

export const rejected = (code: string): RemoteFailure => ({ ...gone, status: 400, code });
export const NOON = instant(Date.UTC(2025, 2, 10, 12));
export const terms: GroupTerms = {
  title: 'Lunch',
  payer: 'each',
  destination: '',
  spendLimit: undefined,
  deadline: undefined,
};

type Settings = { readonly isGroupOrderActive?: boolean; readonly extensions?: readonly string[] };
export type Staged = {
  readonly settings?: Settings;
  readonly isSignedIn?: boolean;
  readonly own?: Partial<OwnGroups>;
  readonly groups?: Partial<JoinedGroups>;
  readonly cart?: object;
  readonly remembered?: readonly KnownGroup[];
  readonly shop?: () => Promise<unknown>;
};

/** The page of a group in shop 1, on a server in memory, for whoever looks. */
export const stage = ({ settings, isSignedIn = false, own, groups, cart, remembered = [], shop }: Staged = {}) => {
  const server = createFakeGroups();
  const store = { groups: remembered };
  const went: string[] = [];
  const told: string[] = [];
  const waiting: (() => void)[] = [];
  const customer = observable({
    isReady: true,
    isEmpty: true,
    lines: [],
    shop: undefined,
    userCart: undefined,
    ...cart,
  });
  const deps = {
    groups: { ...server.joined, ...groups },
    own: { ...server.own, ...own },
    updates: { of: () => ({ subscribe: () => ({ unsubscribe: () => {} }) }) },
    makeUuid: () => 'key',
    delay: () => new Promise<void>((resolve) => waiting.push(resolve)),
    ordered: { load: () => Promise.resolve(err(gone)) },
    cart: Object.assign(customer, { refresh: () => Promise.resolve(void told.push('cart refreshed')) }),
    known: { read: () => store.groups, write: (known: readonly KnownGroup[]) => void (store.groups = known) },
    cache: createDataCache(),
    queries: {
      shop: () => ({ key: ['shop'], load: shop ?? (() => Promise.resolve(ok({ title: 'Pasta House' }))) }),
      menu: () => ({ key: ['menu'], load: () => Promise.resolve(ok({ popular: [], sections: [] })) }),
    },
    addresses: { chosen: undefined },
    session: { isSignedIn },
    reference: { settings: { isGroupOrderActive: true, extensions: ['group_links'], ...settings } },
    navigator: { go: (path: string) => void went.push(path) },
    reporter: {
      begin: () => {},
      report: () => {},
      refuse: ({ kind }: { kind: string }) => void told.push(`refused ${kind}`),
      failed: ({ kind }: RemoteFailure) => void told.push(`failed ${kind}`),
    },
    deviceZone: 'UTC',
    timeZones: { offsetAt: () => 0 },
    titleOf: () => Promise.resolve('Pasta House'),
  };
  const vm = new GroupViewModel(deps as unknown as GroupDeps);
  const show = (id: string, query: Record<string, string> = {}) =>
    vm.show({ path: `/group/${id}`, params: { id }, query });
  show('1');
  /** Somebody else’s group, with its link. */
  const invited = async (more: Partial<GroupTerms> = {}) => {
    const opened = await server.own.open(shopId(1));
    if (!opened.ok) throw new Error(opened.error.kind);
    await server.own.share(opened.value.id, true);
    await server.own.arrange(opened.value.id, { ...terms, ...more });
    const shared = await server.own.open(shopId(1));
    const secret = shared.ok ? String(shared.value.invitation) : '';
    show('1', { g: String(opened.value.id) });
    return { cart: opened.value.id, secret };
  };
  const later = async (): Promise<void> => {
    waiting.splice(0).forEach((resolve) => resolve());
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  return { vm, server, store, went, told, show, invited, customer, later };
};
