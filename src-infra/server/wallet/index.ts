export { createLedger, type Ledger } from './ledger.ts';
