/**
 * Returns the build files that a page refers to: without them its copy would not hydrate. Its styles also name the
 * fonts of all other scripts.
 */
export const assetsIn = (html: string): readonly string[] => [
  ...new Set(html.replace(/<style>.*?<\/style>/gs, '').match(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g) ?? []),
];

const HEAD = '<meta charset="utf-8">';

/** Marks a page as a cached copy with its time, which its clock and its texts follow. */
export const markAsCached = (html: string, at: number): string =>
  html.replace(HEAD, `${HEAD}<meta name="kept" content="${at}">`);
