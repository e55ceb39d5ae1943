import { shownAmount, type Amount } from '@domain/recipes/index.ts';
import { useNumbers, useTranslate, type Numbers } from '../../i18n/index.ts';

/** Returns a function that writes an amount as a cook reads it, and says where it is rounded. */
export const useAmountText = (): ((amount: Amount) => string) => {
  const translate = useTranslate();
  const numbers = useNumbers();
  return (amount) => {
    const shown = shownAmount(amount);
    const number = numberText(shown, numbers);
    const text = shown.unit === 'piece' ? number : translate(`recipe.unit_${shown.unit}`, { amount: number });
    return shown.isExact ? text : translate('recipe.about', { amount: text });
  };
};

const numberText = (
  { whole, hundredths, fraction }: ReturnType<typeof shownAmount>,
  { count, signs }: Numbers,
): string => {
  if (fraction !== '') return whole === 0 ? fraction : count(whole) + fraction;
  const part = String(hundredths).padStart(2, '0').replace(/0+$/, '');
  return count(whole) + (part === '' ? '' : signs.decimal + part);
};
