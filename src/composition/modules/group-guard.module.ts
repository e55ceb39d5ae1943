import { ContainerModule } from 'inversify';
import { defineToken, provide } from '../../di/index.ts';
import { SHOP_TITLES } from '../../features/cart/index.ts';
import { GroupGuard } from '../../features/group/group-guard.ts';
import { GROUP_REPORTER, GROUP_UPDATES, JOINED_GROUPS, KNOWN_GROUPS } from '../../features/group/group.tokens.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { TRANSLATE } from '../tokens.ts';
import { bindAside } from './cart-aside.module.ts';
import { bindJoinedGroups } from './joined-groups.module.ts';

type Deps = Omit<ConstructorParameters<typeof GroupGuard>[0], 'makeUuid' | 'delay'> & { readonly platform: Platform };

export const service = defineToken<GroupGuard>('GroupGuard');

/** GROUP-1e: imported when something is added on a device that has joined a group. */
export const bindings = new ContainerModule((options) => {
  bindAside(options);
  bindJoinedGroups(options);
  provide(
    options,
    service,
    ({ platform, ...deps }: Deps) => new GroupGuard({ ...deps, makeUuid: platform.makeUuid, delay: platform.delay }),
    {
      groups: JOINED_GROUPS,
      updates: GROUP_UPDATES,
      known: KNOWN_GROUPS,
      reporter: GROUP_REPORTER,
      toasts: TOASTS_VIEW_MODEL,
      navigator: NAVIGATOR,
      translate: TRANSLATE,
      titleOf: SHOP_TITLES,
      platform: PLATFORM,
    },
  );
});
