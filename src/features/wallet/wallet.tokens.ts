import type { TopUps } from '@domain/payments/index.ts';
import type { MoneyDrafts, MoneyTransfers, OwnWallet } from '@domain/wallet/index.ts';
import { defineToken } from '../../di/index.ts';

export const OWN_WALLET = defineToken<OwnWallet>('OwnWallet');
export const MONEY_TRANSFERS = defineToken<MoneyTransfers>('MoneyTransfers');
export const MONEY_DRAFTS = defineToken<MoneyDrafts>('MoneyDrafts');
export const TOP_UPS = defineToken<TopUps>('TopUps');
