export { drawTile } from './draw-tile.ts';
export { nearestStreet } from './nearest-street.ts';
export { crossingNear, isStreet, placeAt, spotAt, type Crossing } from './street-grid.ts';
export { placeOf, spotOf, type Spot } from './world.ts';
export { streetLabels, type Names } from './street-labels.ts';
