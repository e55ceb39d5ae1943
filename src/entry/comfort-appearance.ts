import { createDocumentComfort } from '@infra/drivers/browser/document-comfort.ts';

/** The comfort of this document, imported where one is chosen. */
export const { showComfort } = createDocumentComfort({
  root: document.documentElement,
  loadStyles: () => import('../styles/comfort.scss'),
});
