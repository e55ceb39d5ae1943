export {
  canPay, checkAmount, isIncoming, ledgerBalance, LEDGER_TYPES, type AmountFault, type LedgerEntry, type LedgerStatus, type LedgerType,
} from './wallet.ts';
