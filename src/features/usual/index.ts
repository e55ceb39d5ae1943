export { USUAL } from './usual.tokens.ts';
export { Usual } from './usual.view.tsx';
