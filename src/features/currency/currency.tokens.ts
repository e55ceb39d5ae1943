import { defineToken } from '../../di/index.ts';
import type { CurrencyViewModel } from './currency.view-model.ts';

export const CURRENCY_VIEW_MODEL = defineToken<CurrencyViewModel>('CurrencyViewModel');
/** Of the picker; buttons of several places open it. */
export const CURRENCY_POPOVER = 'currency-picker';
