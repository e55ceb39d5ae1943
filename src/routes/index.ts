export { AppLink } from './app-link.view.tsx';
export type { Navigator } from './navigator.ts';
export {
  pageOutcomeOf,
  ready,
  type AnyPage,
  type PageHead,
  type PageOutcome,
  type PageViewModel,
  type Place,
} from './page.ts';
export { NAVIGATOR, PAGES } from './routes.tokens.ts';
export type { Route } from './route.ts';
export { signInPath } from './sign-in-path.ts';
export { useGoBack } from './use-go-back.ts';
export { useRenderBelowFold } from './use-render-below-fold.ts';
