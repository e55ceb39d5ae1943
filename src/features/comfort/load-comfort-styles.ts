/** Loads the styles of a chosen comfort, unless the document has them. */
export const loadComfortStyles = (): Promise<unknown> => import('../../styles/comfort.scss');
