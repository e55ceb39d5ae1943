import { useService } from '../../di/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';

/** Returns a function that writes grams as kilograms. */
export const useKilograms = (): ((grams: number) => string) => {
  const { language } = useService(LOCALE_VIEW_MODEL);
  return (grams) =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'kilogram',
      maximumFractionDigits: 1,
      numberingSystem: 'latn',
    }).format(grams / 1000);
};
