import type { Page } from '../kernel/page.ts';
import type { Result } from '../kernel/result.ts';
import { appendPage, noPages, pageAfter, type Identified, type Pages } from './pages.ts';

/** One page of one term. `turn` tells the same term asked twice apart. */
export type SearchAsk = { readonly turn: number; readonly term: string; readonly page: number };

/** What a search shows: nothing asked, an answer on its way, what was found so far, or why there is nothing. */
export type SearchState<Item, Failure> = {
  /** The term as asked, without spaces around it; empty while nothing is asked. */
  readonly term: string;
  /** Counts the terms; an answer to another turn is late. */
  readonly turn: number;
  readonly pages: Pages<Item>;
  readonly progress: { readonly kind: 'resting' } | { readonly kind: 'waiting' } | { readonly kind: 'failed'; readonly failure: Failure };
};

/** What came of an input, with the page that has to be asked for now. */
export type SearchStep<Item, Failure> = { readonly state: SearchState<Item, Failure>; readonly ask: SearchAsk | undefined };

/** SEARCH-2a: how long typing has to pause before a term is asked for. */
export const SEARCH_DEBOUNCE_MS = 400;

/** Before anything is typed. */
export const idleSearch: SearchState<never, never> = { term: '', turn: 0, pages: noPages, progress: { kind: 'resting' } };

/** SEARCH-2a: whether typing has paused long enough, both moments in milliseconds. */
export const hasTypingPaused = (lastTypedAt: number, now: number): boolean => now - lastTypedAt >= SEARCH_DEBOUNCE_MS;

/** SEARCH-2b: a new term empties the list and asks for its first page; the same term asks nothing, an empty one rests. */
export const askTerm = <Item, Failure>(state: SearchState<Item, Failure>, typed: string): SearchStep<Item, Failure> => {
  const term = typed.trim();
  if (term === state.term) return { state, ask: undefined };
  const turn = state.turn + 1;
  if (term === '') return { state: { ...idleSearch, turn }, ask: undefined };
  return { state: { term, turn, pages: noPages, progress: { kind: 'waiting' } }, ask: { turn, term, page: 1 } };
};

/** SEARCH-2c: only the answer to the last term is ever shown; a failure keeps what had come. */
export const takeAnswer = <Item extends Identified, Failure>(
  state: SearchState<Item, Failure>,
  ask: SearchAsk,
  answer: Result<Page<Item>, Failure>,
): SearchState<Item, Failure> => {
  if (state.progress.kind !== 'waiting' || ask.turn !== state.turn || ask.page !== state.pages.page + 1) return state;
  if (!answer.ok) return { ...state, progress: { kind: 'failed', failure: answer.error } };
  // The number of a page is what was asked for, whatever the answer calls it.
  return { ...state, pages: appendPage(state.pages, { ...answer.value, page: ask.page }), progress: { kind: 'resting' } };
};

/** SEARCH-5c: asks for the next page, or for the failed one again; nothing while an answer is on its way, at the end, or without a term. */
export const askMore = <Item, Failure>(state: SearchState<Item, Failure>): SearchStep<Item, Failure> => {
  const page = pageAfter(state.pages);
  if (state.term === '' || state.progress.kind === 'waiting' || page === undefined) return { state, ask: undefined };
  return { state: { ...state, progress: { kind: 'waiting' } }, ask: { turn: state.turn, term: state.term, page } };
};
