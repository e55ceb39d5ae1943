export { drawTile } from './draw-tile.ts';
export { nearestStreet } from './nearest-street.ts';
export { crossingNear, isStreet, placeAt } from './street-grid.ts';
export { chance, spotOf } from './world.ts';
