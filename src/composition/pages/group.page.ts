import { createHttpOwnGroups } from '@infra/cart/http-group-carts.adapter.ts';
import { createHttpOrderedGroups } from '@infra/cart/http-ordered-groups.adapter.ts';
import { defineToken, LAZY_BINDINGS, provide, type LazyBindings } from '../../di/index.ts';
import { ADDRESS_CHOICE } from '../../features/addresses/index.ts';
import { CART, SHOP_TITLES } from '../../features/cart/index.ts';
import { CATALOG_QUERIES } from '../../features/catalog/index.ts';
import {
  GROUP_PRODUCT_SHEET,
  GROUP_REPORTER,
  GROUP_UPDATES,
  JOINED_GROUPS,
  KNOWN_GROUPS,
  ORDERED_GROUPS,
  OWN_GROUPS,
  OWN_SHARE,
} from '../../features/group/group.tokens.ts';
import { GroupViewModel } from '../../features/group/group.view-model.ts';
import { GroupView } from '../../features/group/group.view.tsx';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { SESSION_VIEW_MODEL } from '../../features/session/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { CONTEXT } from '../app-context.ts';
import { provideFromPlatform, type Bind } from '../modules/bind.ts';
import { bindAside } from '../modules/cart-aside.module.ts';
import { bindJoinedGroups, groupWireDeps, type GroupWireDeps } from '../modules/joined-groups.module.ts';
import { lazyBoundView } from '../modules/lazy-service.ts';
import { bindProducts } from '../modules/products.module.ts';
import type { Platform } from '../platform.ts';
import { API, DATA_CACHE, DELAY, TIME_ZONES } from '../tokens.ts';
import { definePage } from './define-page.ts';

const MAKE_UUID = defineToken<Platform['makeUuid']>('GroupUuid');
const DEVICE_ZONE = defineToken<string>('GroupZone');

const loadProductSheet = () =>
  import('../../features/product/product-sheet.view.tsx').then(({ ProductSheet }) => ProductSheet);

const services: Bind = (options) => {
  bindProducts(options);
  bindAside(options);
  bindJoinedGroups(options);
  provide(options, GROUP_PRODUCT_SHEET, () => lazyView(loadProductSheet), {});
  provide(options, OWN_GROUPS, (deps: GroupWireDeps) => createHttpOwnGroups(groupWireDeps(deps)), {
    api: API,
    context: CONTEXT,
    reference: REFERENCE_VIEW_MODEL,
  });
  provide(options, ORDERED_GROUPS, createHttpOrderedGroups, { api: API });
  provide(
    options,
    OWN_SHARE,
    ({ late }: { readonly late: LazyBindings }) => lazyBoundView(late, () => import('../modules/own-share.module.ts')),
    { late: LAZY_BINDINGS },
  );
  provideFromPlatform(options, MAKE_UUID, ({ makeUuid }) => makeUuid);
  provideFromPlatform(options, DEVICE_ZONE, ({ deviceZone }) => deviceZone);
};

export const page = definePage(
  GroupViewModel,
  GroupView,
  {
    own: OWN_GROUPS,
    groups: JOINED_GROUPS,
    known: KNOWN_GROUPS,
    ordered: ORDERED_GROUPS,
    updates: GROUP_UPDATES,
    cache: DATA_CACHE,
    queries: CATALOG_QUERIES,
    cart: CART,
    addresses: ADDRESS_CHOICE,
    session: SESSION_VIEW_MODEL,
    reference: REFERENCE_VIEW_MODEL,
    navigator: NAVIGATOR,
    reporter: GROUP_REPORTER,
    titleOf: SHOP_TITLES,
    delay: DELAY,
    makeUuid: MAKE_UUID,
    deviceZone: DEVICE_ZONE,
    timeZones: TIME_ZONES,
  },
  services,
);
