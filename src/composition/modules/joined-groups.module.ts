import type { $Fetch } from 'ofetch';
import type { GroupPart, GroupUpdates } from '@domain/cart/index.ts';
import type { GroupContext } from '@infra/cart/group-cart-wire.ts';
import { createHttpJoinedGroups } from '@infra/cart/http-group-carts.adapter.ts';
import { createStoredGroups } from '@infra/cart/stored-groups.adapter.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { construct, provide } from '../../di/index.ts';
import { ANNOUNCER } from '../../features/announcer/index.ts';
import { GroupReporter } from '../../features/group/group-reporter.ts';
import { GROUP_REPORTER, GROUP_UPDATES, JOINED_GROUPS, KNOWN_GROUPS } from '../../features/group/group.tokens.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { lazyStream } from '../adapters/lazy-stream.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { API, CLOCK, DELAY, TRANSLATE } from '../tokens.ts';
import { bindOnce, provideFromPlatform } from './bind.ts';

type FromPlatform = { readonly platform: Platform };
export type GroupWireDeps = {
  readonly api: $Fetch;
  readonly context: AppContext;
  readonly reference: ReferenceViewModel;
};

/** Carts of others are in their owner's currency. */
const groupContext = ({ context, reference }: Omit<GroupWireDeps, 'api'>): GroupContext & AppContext => ({
  ...context,
  scaleOf: (currency) => reference.currencies.find(({ id }) => id === currency)?.scale ?? context.scale(),
});

/** What the adapters of group orders need. */
export const groupWireDeps = (deps: GroupWireDeps) => ({
  api: deps.api,
  context: groupContext(deps),
  announces: (extension: string) => deps.reference.settings.extensions.includes(extension),
});

const createUpdates = ({ platform, ...deps }: FromPlatform & Omit<GroupWireDeps, 'api'>): GroupUpdates => {
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

/** The groups that this device has joined, and what is said of them. */
export const bindJoinedGroups = bindOnce(JOINED_GROUPS, (options) => {
  provide(options, JOINED_GROUPS, (deps: GroupWireDeps) => createHttpJoinedGroups(groupWireDeps(deps)), {
    api: API,
    context: CONTEXT,
    reference: REFERENCE_VIEW_MODEL,
  });
  provide(options, GROUP_UPDATES, createUpdates, {
    platform: PLATFORM,
    context: CONTEXT,
    reference: REFERENCE_VIEW_MODEL,
  });
  provideFromPlatform(options, KNOWN_GROUPS, ({ localStorage }) =>
    createStoredGroups({ store: textStoreOf(localStorage, 'groups') }),
  );
  provide(options, GROUP_REPORTER, construct(GroupReporter), {
    announcer: ANNOUNCER,
    toasts: TOASTS_VIEW_MODEL,
    translate: TRANSLATE,
    clock: CLOCK,
    delay: DELAY,
  });
});
