export { canPay } from './wallet.ts';
