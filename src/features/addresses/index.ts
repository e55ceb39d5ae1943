export { AddressLayer } from './address-layer.view.tsx';
export { AddressSelector } from './address-selector.view.tsx';
export { ADDRESS_CHOICE, ADDRESS_POPOVER } from './addresses.tokens.ts';
export { distanceText, lengthText } from './distance-text.ts';
export { AddressChoiceViewModel } from './address-choice.view-model.ts';
