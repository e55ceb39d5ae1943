export { DeviceProfile } from './device-profile.ts';
export { Dietary } from './dietary.ts';
export { DIETARY } from './dietary.tokens.ts';
export type { EatenDish } from './eaten-dish.ts';
