export { cashPlaceOf } from './cash-place.ts';
export { MethodList } from './method-list.view.tsx';
export type { WalletPart } from './wallet-part.view.tsx';
export { offeredShare, type ShareFacts } from './offered-share.ts';
export { PAYING } from './paying.tokens.ts';
export type { Payable } from './payable.ts';
export { useProviderPage } from './use-provider-page.ts';
