export { CourierMap } from './courier-map.view.tsx';
export { TILES } from './map.tokens.ts';
