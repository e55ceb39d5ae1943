import type { DocumentAppearance } from '@domain/appearance/index.ts';

/** Writes language, direction and theme to the page's root element; nothing else writes them. */
export const createDocumentAppearance = (root: HTMLElement): DocumentAppearance => ({
  showLanguage: (locale, direction) => {
    root.lang = locale;
    root.dir = direction;
  },
  showTheme: (theme) => {
    if (theme) root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
  },
});
