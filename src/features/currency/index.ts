export { CurrencyPicker } from './currency-picker.view.tsx';
export { CURRENCY_POPOVER, CURRENCY_VIEW_MODEL } from './currency.tokens.ts';
export { CurrencyViewModel } from './currency.view-model.ts';
export { Earlier } from './earlier.view.tsx';
export { FromPrice } from './from-price.view.tsx';
export { Price } from './price.view.tsx';
