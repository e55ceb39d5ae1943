import type { TFunction } from 'i18next';
import type { Activatable, Bindings, Token } from '../di/index.ts';
import type { FunctionComponent } from 'react';


/** Where the customer is: the parts of the address a page reads. */
export type Place = {
  readonly path: string;
  /** `:id` parts of the route's pattern. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
};

/** What came of loading a page's data. */
export type PageOutcome =
  | { readonly kind: 'ready' }
  | { readonly kind: 'not-found' }
  /** The data did not come; the page shows why and offers to try again. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'redirect'; readonly to: string };

/** What a page says of itself to browsers, search engines and link previews (ROUTE-11). */
export type PageHead = {
  readonly title: string;
  readonly description?: string;
  /** Path of the page's one true address. */
  readonly canonical?: string;
  readonly image?: string;
  /** The picture that is largest on the first screen, fetched early. */
  readonly preload?: { readonly href: string; readonly srcSet: string; readonly sizes: string };
  readonly structured?: Readonly<Record<string, unknown>>;
  readonly isPrivate?: boolean;
};

export interface PageViewModel extends Activatable {
  /** Sets what the page is about and shows what is already known of it. Repeatable: shallow navigation calls it again. */
  show(place: Place): void;
  /** Loads what the first screen needs; the server waits for it, links call it ahead. */
  prepare(): Promise<PageOutcome>;
  head(translate: TFunction): PageHead;
  /** Code that `prepare` brought beside the page's own: the server sends its styles along. `composition/pages/<name>.part.ts`. */
  readonly codePart?: string | undefined;
}

/** What a page's module brings: its view-model's name, its view, and the bindings that make the view-model. */
export type AnyPage = {
  readonly viewModel: Token<PageViewModel>;
  readonly View: FunctionComponent<{ readonly vm: never }>;
  readonly bindings: Bindings;
};

export const ready: PageOutcome = { kind: 'ready' };
