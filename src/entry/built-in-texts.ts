import errors from '../public/locales/en/errors.json' with { type: 'json' };
import translation from '../public/locales/en/translation.json' with { type: 'json' };
import type { Texts } from '../i18n/index.ts';

/** The fallback language as a script of its own, fetched where its files do not come. */
export const builtInTexts: Texts = { translation, errors };
