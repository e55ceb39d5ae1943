import type { DocumentAppearance } from '@domain/appearance/index.ts';

/** Shows language, direction and theme on the page's root; the only place that writes them. */
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
