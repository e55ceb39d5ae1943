/** The files of the build that a page names: without them its copy would stay a picture of itself. Its styles also name the fonts of all other scripts. */
export const assetsIn = (html: string): readonly string[] => [...new Set(html.replace(/<style>.*?<\/style>/gs, '').match(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g) ?? [])];

const HEAD = '<meta charset="utf-8">';

/** A page that says of itself that it is a copy, and of when: its clock and its words follow that. */
export const markedCopy = (html: string, at: number): string => html.replace(HEAD, `${HEAD}<meta name="kept" content="${at}">`);
