import errors from '../public/locales/en/errors.json' with { type: 'json' };
import translation from '../public/locales/en/translation.json' with { type: 'json' };
import type { Texts } from '../i18n/index.ts';

/** The texts of the fallback language as a chunk, loaded where their files fail to load. */
export const builtInTexts: Texts = { translation, errors };
