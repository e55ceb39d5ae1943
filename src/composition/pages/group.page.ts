import type { $Fetch } from 'ofetch';
import type { GroupPart, GroupUpdates } from '@domain/cart/index.ts';
import { createHttpJoinedGroups, createHttpOwnGroups } from '@infra/cart/http-group-carts.adapter.ts';
import { createHttpOrderedGroups } from '@infra/cart/http-ordered-groups.adapter.ts';
import { createStoredGroups } from '@infra/cart/stored-groups.adapter.ts';
import type { GroupContext } from '@infra/cart/group-cart-wire.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { construct, defineToken, provide } from '../../di/index.ts';
import { ANNOUNCER } from '../../features/announcer/index.ts';
import { CART } from '../../features/cart/index.ts';
import { CATALOG_QUERIES } from '../../features/catalog/index.ts';
import { GroupTeller } from '../../features/group/group-teller.ts';
import {
  GROUP_PRODUCT_SHEET,
  GROUP_UPDATES,
  JOINED_GROUPS,
  KNOWN_GROUPS,
  ORDERED_GROUPS,
  OWN_GROUPS,
} from '../../features/group/group.tokens.ts';
import { GroupViewModel } from '../../features/group/group.view-model.ts';
import { GroupView } from '../../features/group/group.view.tsx';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { SESSION_VIEW_MODEL } from '../../features/session/index.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { lazyStream } from '../adapters/lazy-stream.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { provideFromPlatform, type Bind } from '../modules/bind.ts';
import { bindProducts } from '../modules/products.module.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { API, DATA_CACHE, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

type FromPlatform = { readonly platform: Platform };
type WireDeps = {
  readonly api: $Fetch;
  readonly context: AppContext;
  readonly reference: ReferenceViewModel;
};

const TELLER = defineToken<GroupTeller>('GroupTeller');
const DELAY = defineToken<Platform['delay']>('GroupDelay');
const MAKE_UUID = defineToken<Platform['makeUuid']>('GroupUuid');
const DEVICE_ZONE = defineToken<string>('GroupZone');

/** Carts of others are in their owner's currency. */
const groupContext = ({ context, reference }: Omit<WireDeps, 'api'>): GroupContext & AppContext => ({
  ...context,
  scaleOf: (currency) => reference.currencies.find(({ id }) => id === currency)?.scale ?? context.scale(),
});

const wireDeps = (deps: WireDeps) => ({
  api: deps.api,
  context: groupContext(deps),
  announces: (extension: string) => deps.reference.settings.extensions.includes(extension),
});

const createUpdates = ({ platform, ...deps }: FromPlatform & Omit<WireDeps, 'api'>): GroupUpdates => {
  const connect = (part: GroupPart, lastEventId: string | undefined, signal: AbortSignal): Promise<Response> => {
    const authorization = deps.context.authorization();
    const query = `user_cart_uuid=${part.secret}&lang=${deps.context.language()}`;
    return platform.fetch(`${platform.apiHost}/api/v1/rest/cart/${part.cartId}/events?${query}`, {
      signal,
      headers: {
        accept: 'text/event-stream',
        ...(authorization && { authorization }),
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
    });
  };
  // The streams load with a group that is followed: whoever starts or joins one has none yet.
  const open = async (): Promise<GroupUpdates> =>
    (await import('@infra/cart/live-group-updates.adapter.ts')).createLiveGroupUpdates({
      context: groupContext(deps),
      connect,
      hasEvents: () => deps.reference.settings.extensions.includes('events'),
      visibility: platform.visibility,
      random: Math.random,
    });
  return { of: (part) => lazyStream(async () => (await open()).of(part)) };
};

const loadProductSheet = () =>
  import('../../features/product/product-sheet.view.tsx').then(({ ProductSheet }) => ProductSheet);

const services: Bind = (options) => {
  bindProducts(options);
  provide(options, GROUP_PRODUCT_SHEET, () => lazyView(loadProductSheet), {});
  const wire = { api: API, context: CONTEXT, reference: REFERENCE_VIEW_MODEL };
  provide(options, OWN_GROUPS, (deps: WireDeps) => createHttpOwnGroups(wireDeps(deps)), wire);
  provide(options, JOINED_GROUPS, (deps: WireDeps) => createHttpJoinedGroups(wireDeps(deps)), wire);
  provide(options, ORDERED_GROUPS, createHttpOrderedGroups, { api: API });
  provide(options, GROUP_UPDATES, createUpdates, {
    platform: PLATFORM,
    context: CONTEXT,
    reference: REFERENCE_VIEW_MODEL,
  });
  provideFromPlatform(options, KNOWN_GROUPS, ({ localStorage }) =>
    createStoredGroups({ store: textStoreOf(localStorage, 'groups') }),
  );
  provideFromPlatform(options, DELAY, ({ delay }) => delay);
  provideFromPlatform(options, MAKE_UUID, ({ makeUuid }) => makeUuid);
  provideFromPlatform(options, DEVICE_ZONE, ({ deviceZone }) => deviceZone);
  provide(options, TELLER, construct(GroupTeller), {
    announcer: ANNOUNCER,
    toasts: TOASTS_VIEW_MODEL,
    translate: TRANSLATE,
    delay: DELAY,
  });
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
    session: SESSION_VIEW_MODEL,
    reference: REFERENCE_VIEW_MODEL,
    navigator: NAVIGATOR,
    teller: TELLER,
    delay: DELAY,
    makeUuid: MAKE_UUID,
    deviceZone: DEVICE_ZONE,
    timeZones: TIME_ZONES,
  },
  services,
);
