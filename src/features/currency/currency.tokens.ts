import { defineToken } from '../../di/index.ts';
import type { CurrencyViewModel } from './currency.view-model.ts';

export const CURRENCY_VIEW_MODEL = defineToken<CurrencyViewModel>('CurrencyViewModel');
/** Id of the currency picker; several buttons open it. */
export const CURRENCY_POPOVER = 'currency-picker';
