export { adminAddress, type Marketplace } from './admin-address.ts';
export { backTarget, headerOf, type BackTarget, type HeaderKind } from './header.ts';
export { ACCOUNT_PAGES, isAccountPage, leadsTo } from './page-path.ts';
export { isOwnPath, returnPathOf } from './return-path.ts';
