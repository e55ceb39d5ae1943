import { ContainerModule } from 'inversify';
import { observable } from 'mobx';
import { adminAddress } from '@domain/navigation/index.ts';
import { announces } from '@domain/settings/index.ts';
import { construct, LAZY_BINDINGS, provide, type LazyBindings } from '../../di/index.ts';
import { ANNOUNCER, AnnouncerViewModel } from '../../features/announcer/index.ts';
import { DIETARY, Dietary } from '../../features/dietary/index.ts';
import { NOW_VIEW_MODEL, NowViewModel } from '../../features/now/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { THEME_VIEW_MODEL, ThemeViewModel } from '../../features/theme/index.ts';
import { USUAL } from '../../features/usual/index.ts';
import { TOASTS_VIEW_MODEL, ToastsViewModel } from '../../features/toasts/index.ts';
import { ADMIN_ADDRESS, NOTIFICATION_BELL, REPORT } from '../../shell/shell.tokens.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { APPEARANCE, CHOSEN_THEME, DEVICE_PREFERENCES } from '../tokens.ts';
import { provideFromPlatform } from './bind.ts';
import { lazyBoundView, lazyService } from './lazy-service.ts';

type AdminDeps = { readonly platform: Platform; readonly reference: ReferenceViewModel };

const createAdminAddress =
  ({ platform: { apiHost, adminUrl }, reference }: AdminDeps) =>
  (): string | undefined =>
    adminAddress({ hasDesk: announces(reference.settings, 'operator'), host: apiHost, configured: adminUrl });

const createDietary = ({ platform, late }: { readonly platform: Platform; readonly late: LazyBindings }): Dietary => {
  const open = lazyService(late, () => import('./dietary.module.ts'));
  return new Dietary(() => (platform.localStorage.get('diet') === undefined ? undefined : open()));
};

/** The services around every page: theme, clock, toasts, announcements, the bell. */
export const shellModule = new ContainerModule((options) => {
  provideFromPlatform(options, REPORT, ({ report }) => report);
  provideFromPlatform(options, NOW_VIEW_MODEL, (platform) => new NowViewModel(platform));
  provide(options, ADMIN_ADDRESS, createAdminAddress, { platform: PLATFORM, reference: REFERENCE_VIEW_MODEL });
  provide(
    options,
    NOTIFICATION_BELL,
    ({ late }: { readonly late: LazyBindings }) => lazyBoundView(late, () => import('./notifications.module.ts')),
    { late: LAZY_BINDINGS },
  );
  provide(options, THEME_VIEW_MODEL, construct(ThemeViewModel), {
    chosen: CHOSEN_THEME,
    preferences: DEVICE_PREFERENCES,
    appearance: APPEARANCE,
  });
  provide(options, DIETARY, createDietary, { platform: PLATFORM, late: LAZY_BINDINGS });
  provide(options, USUAL, () => observable.box(undefined, { deep: false }), {});
  provideFromPlatform(
    options,
    ANNOUNCER,
    ({ delay }) => new AnnouncerViewModel((run, milliseconds) => void delay(milliseconds).then(run)),
  );
  provide(options, TOASTS_VIEW_MODEL, () => new ToastsViewModel(), {});
});
