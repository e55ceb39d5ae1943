export { AppLink } from './app-link.view.tsx';
export { signInPath } from './destination.ts';
export type { Navigator } from './navigator.ts';
export { ready, type AnyPage, type PageHead, type PageOutcome, type PageViewModel, type Place } from './page.ts';
export { NAVIGATOR, PAGES } from './routes.tokens.ts';
export type { Route } from './route.ts';
