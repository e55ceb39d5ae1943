import { TILES } from '../../features/map/index.ts';
import { provide } from '../../di/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import type { PageServices } from './define-page.ts';

/** The pictures of maps, drawn by the marketplace's own server. */
export const bindTiles: PageServices = (options) => {
  if (options.isBound(TILES)) return;
  provide(options, TILES, ({ platform }: { readonly platform: Platform }) => (theme: 'light' | 'dark') => `${platform.apiHost}/tiles/{z}/{x}/{y}.svg?theme=${theme}`, { platform: PLATFORM });
};
