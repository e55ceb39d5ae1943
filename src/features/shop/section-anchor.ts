export const POPULAR = 'menu-popular';

/** Returns the id of a section, which its tab links to. */
export const sectionAnchor = (id: number): string => `menu-${id}`;
