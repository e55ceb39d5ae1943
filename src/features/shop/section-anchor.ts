export const POPULAR = 'menu-popular';

/** The id of a section on the page, which its tab points at. */
export const sectionAnchor = (id: number): string => `menu-${id}`;
