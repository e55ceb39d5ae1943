import type { AnyPage } from './page.ts';

export type Route = {
  /** Pattern of the router: `/shop/:id`. */
  readonly path: string;
  /** Of the page's module: `composition/pages/<name>.page.ts`. */
  readonly name: string;
  readonly load: () => Promise<{ readonly page: AnyPage }>;
  /** Shows what is delivered to the chosen address; made anew when that changes. */
  readonly followsAddress?: boolean;
  /** ACCOUNT-6: guests are led to sign-in and come back. */
  readonly needsSignIn?: boolean;
};
