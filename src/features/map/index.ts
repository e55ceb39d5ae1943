export { CourierMap } from './courier-map.view.tsx';
export { TILES } from './map.tokens.ts';
export { PinMap } from './pin-map.view.tsx';
