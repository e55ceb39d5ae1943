import { html, type Html } from './html.ts';

/** The product's mark: three tiers of a lunch carrier under one handle. */
export const MARK: Html = html`
<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"
  aria-hidden="true">
<path d="M8 7V5a4 4 0 0 1 8 0v2"/>
<rect x="5" y="7" width="14" height="4.5" rx="1.5"/>
<rect x="5" y="11.5" width="14" height="4.5" rx="1.5"/>
<rect x="5" y="16" width="14" height="4.5" rx="1.5"/>
</svg>`;
