import 'i18next';
import type errors from '../public/locales/en/errors.json';
import type translation from '../public/locales/en/translation.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    keySeparator: false;
    nsSeparator: false;
    returnNull: false;
    resources: { translation: typeof translation; errors: typeof errors };
  }
}
