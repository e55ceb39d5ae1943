import type { Texts } from '../../i18n/index.ts';

const files = import.meta.glob<Texts>('../../public/locales/*/translation.json', { import: 'default' });

/** Loads the app's own texts in one language from this package; `undefined` for a language that it lacks. */
export const loadPackagedTexts = async (language: string): Promise<Texts | undefined> =>
  files[`../../public/locales/${language}/translation.json`]?.();
