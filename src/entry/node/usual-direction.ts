import type { Direction } from '@domain/localization/index.ts';

type Written = { readonly direction?: string };
type WithText = Intl.Locale & { readonly textInfo?: Written; readonly getTextInfo?: () => Written };

/** Which way a language is usually written, for the head of a first visit that goes out before the marketplace has said it. */
export const usualDirection = (language: string): Direction => {
  try {
    const locale: WithText = new Intl.Locale(language);
    return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl' ? 'rtl' : 'ltr';
  } catch {
    // A language comes from a cookie or a header, and may be none.
    return 'ltr';
  }
};
