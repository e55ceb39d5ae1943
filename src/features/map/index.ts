export { CourierMap } from './courier-map.view.tsx';
export { TILES } from './map.tokens.ts';
export { PlaceMap } from './place-map.view.tsx';
export { PinMap } from './pin-map.view.tsx';
export { ZoneMap } from './zone-map.view.tsx';
