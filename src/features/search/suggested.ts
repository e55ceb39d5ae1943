import type { Suggestion, Suggestions } from '@domain/search/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { suggestionPath } from './search-options.ts';
import type { Asked } from './search-question.ts';
import type { SearchQueries } from './search.queries.ts';

type Deps = { readonly cache: DataCache; readonly queries: SearchQueries };

/** Beside what was found, only where a term leads as well. */
const SUGGESTIONS_SHOWN = 3;

/** Contract 8.10: what a server makes of a question; without it, or when it does not come, everything else works. */
export class Suggested {
  readonly #term: string;
  readonly #answer: LiveQuery<Suggestions> | undefined;

  constructor({ term, shop, at }: Asked, { cache, queries }: Deps) {
    const query = queries.suggestions(term, { shop, at });
    this.#term = term;
    this.#answer = query && new LiveQuery(cache, query);
  }

  /** Worth waiting for: lines that came later would move those under the pointer. */
  get isWaiting(): boolean {
    return this.#answer !== undefined && this.#answer.isLoading && !this.#answer.value;
  }

  /** What was probably meant. */
  get corrected(): string | undefined {
    const corrected = this.#answer?.value?.corrected;
    return corrected === this.#term ? undefined : corrected;
  }

  /** Where the term leads, but for what already stands there. */
  besides(shown: readonly string[]): readonly Suggestion[] {
    return this.#answer?.value?.suggestions.filter((suggestion) => !shown.includes(suggestionPath(suggestion))).slice(0, SUGGESTIONS_SHOWN) ?? [];
  }

  follow(): (() => void) | undefined {
    return this.#answer?.follow();
  }
}
