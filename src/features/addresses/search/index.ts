export { AddressSearch } from '../address-search.view.tsx';
export { AddressSearchViewModel } from '../address-search.view-model.ts';
