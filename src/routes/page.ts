import type { ShopId } from '@domain/kernel/ids.ts';
import { isNotFound, type RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Result } from '@domain/kernel/result.ts';
import type { Translate } from '../i18n/index.ts';
import type { Activatable, Bindings, Token } from '../di/index.ts';
import type { FunctionComponent } from 'react';

/** The parts of the address that a page reads. */
export type Place = {
  readonly path: string;
  /** `:id` parameters of the route's pattern. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
};

/** Outcome of loading the data of a page. */
export type PageOutcome =
  | { readonly kind: 'ready' }
  | { readonly kind: 'not-found' }
  /** Loading failed; the page shows why and offers a retry. */
  | { readonly kind: 'failed' }
  /** A part of its code is missing, so that there is nothing to show. */
  | { readonly kind: 'unloaded' }
  | { readonly kind: 'redirect'; readonly to: string };

/** ROUTE-11: the head of a page for browsers, search engines and link previews. */
export type PageHead = {
  readonly title: string;
  readonly description?: string;
  /** Canonical path of the page. */
  readonly canonical?: string;
  readonly image?: string;
  /** The largest picture of the first screen, preloaded. */
  readonly preload?: { readonly href: string; readonly srcSet: string; readonly sizes: string };
  readonly structured?: Readonly<Record<string, unknown>>;
  readonly isPrivate?: boolean;
};

export interface PageViewModel extends Activatable {
  /** Sets the parameters of the page, and shows what is cached. Called again by shallow navigation. */
  show(place: Place): void;
  /** Loads what the first screen needs; the server waits for it, links prefetch with it. */
  prepare(): Promise<PageOutcome>;
  head(translate: Translate): PageHead;
  /**
   * The module that `prepare` has loaded besides the page's own, `composition/pages/<name>.part.ts`: the server adds
   * its styles.
   */
  readonly codePart?: string | undefined;
  /** SEARCH-1: the shop of the page once it is known to exist: the header then searches its products only. */
  readonly shopHere?: ShopId | undefined;
}

/** The export of a page's module: the token of its view-model, its view, and the bindings of the view-model. */
export type AnyPage = {
  readonly viewModel: Token<PageViewModel>;
  readonly View: FunctionComponent<{ readonly vm: never }>;
  readonly bindings: Bindings;
};

export const ready: PageOutcome = { kind: 'ready' };

/** The outcome of a page about one thing; without an answer its address names nothing. */
export const pageOutcomeOf = (answer: Result<unknown, RemoteFailure> | undefined): PageOutcome => {
  if (answer?.ok) return ready;
  return { kind: !answer || isNotFound(answer.error) ? 'not-found' : 'failed' };
};
