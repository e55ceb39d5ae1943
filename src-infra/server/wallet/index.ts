export { createLedger, type DebitOutcome, type Ledger } from './ledger.ts';
