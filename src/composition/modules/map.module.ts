import { TILES } from '../../features/map/index.ts';
import { bindOnce, provideFromPlatform } from './bind.ts';

/** Map tiles, rendered by the marketplace's own server. */
export const bindTiles = bindOnce(TILES, (options) => {
  provideFromPlatform(
    options,
    TILES,
    (platform) => (theme: 'light' | 'dark') => `${platform.apiHost}/tiles/{z}/{x}/{y}.svg?theme=${theme}`,
  );
});
