import type { AnyPage } from './page.ts';

export type Route = {
  /** Pattern of the router: `/shop/:id`. */
  readonly path: string;
  /** Of the page, unique but for the two paths of a shop and of a promotion. */
  readonly name: string;
  readonly load: () => Promise<{ readonly page: AnyPage }>;
  /** The page depends on the chosen address and is recreated when that changes. */
  readonly dependsOnAddress?: boolean;
  /** ACCOUNT-6: guests are redirected to sign-in and return afterwards. */
  readonly needsSignIn?: boolean;
};
