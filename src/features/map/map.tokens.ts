import { defineToken } from '../../di/index.ts';

/** Address pattern of the map's tiles for a theme, with {z}, {x} and {y}. */
export const TILES = defineToken<(theme: 'light' | 'dark') => string>('Tiles');
