import { defineToken } from '../../di/index.ts';
import type { CurrencyViewModel } from './currency.view-model.ts';

export const CURRENCY_VIEW_MODEL = defineToken<CurrencyViewModel>('CurrencyViewModel');
