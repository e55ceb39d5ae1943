export { adminAddress, type Marketplace } from './admin-address.ts';
export { backTarget, headerOf, type BackTarget, type HeaderKind } from './header.ts';
export { ACCOUNT_PAGES, isAccountPage, leadsTo } from './page-path.ts';
export { RESTORE_WAIT_MS, waitsForRestoring } from './restoring.ts';
export { isOwnPath, returnPathOf } from './return-path.ts';
