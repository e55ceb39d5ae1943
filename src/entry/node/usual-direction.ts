import type { Direction } from '@domain/localization/index.ts';

type Written = { readonly direction?: string };
type WithText = Intl.Locale & { readonly textInfo?: Written; readonly getTextInfo?: () => Written };

/**
 * Returns the usual text direction of a language, for an early head that is sent before the marketplace has answered.
 */
export const usualDirection = (language: string): Direction => {
  try {
    const locale: WithText = new Intl.Locale(language);
    return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl' ? 'rtl' : 'ltr';
  } catch {
    // A language comes from a cookie or a header and may be invalid.
    return 'ltr';
  }
};
