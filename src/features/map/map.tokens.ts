import { defineToken } from '../../di/index.ts';

/** Returns the URL pattern of map tiles for a theme, with {z}, {x} and {y}. */
export const TILES = defineToken<(theme: 'light' | 'dark') => string>('Tiles');
