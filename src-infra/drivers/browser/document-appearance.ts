import type { DocumentAppearance } from '@domain/appearance/index.ts';

/** Writes language, direction and theme to the page's root element; nothing else writes them. */
export const createDocumentAppearance = (root: HTMLElement): DocumentAppearance => ({
  showLanguage: (locale, direction) => {
    // Writing what stands there already makes browsers style the whole page anew.
    if (root.lang !== locale) root.lang = locale;
    if (root.dir !== direction) root.dir = direction;
  },
  showTheme: (theme) => {
    if (theme) root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
  },
});
