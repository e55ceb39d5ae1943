import type { Suggestion, Suggestions } from '@domain/search/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { suggestionPath } from './search-options.ts';
import type { SearchInput } from './live-search.ts';
import type { SearchQueries } from './search.queries.ts';

type Deps = { readonly cache: DataCache; readonly queries: SearchQueries };

/** Suggestions are shown beside the hits. */
const SUGGESTIONS_SHOWN = 3;

/** Contract 8.10: the server's suggestions for a term. Optional: everything works without them. */
export class LiveSuggestions {
  readonly #term: string;
  readonly #answer: LiveQuery<Suggestions> | undefined;

  constructor({ term, shop, at }: SearchInput, { cache, queries }: Deps) {
    const query = queries.suggestions(term, { shop, at });
    this.#term = term;
    this.#answer = query && new LiveQuery(cache, query);
  }

  /** Whether to wait for suggestions: lines added later would move those under the pointer. */
  get isPending(): boolean {
    return this.#answer !== undefined && this.#answer.isLoading && !this.#answer.value;
  }

  /** The term the customer probably meant. */
  get corrected(): string | undefined {
    const corrected = this.#answer?.value?.corrected;
    return corrected === this.#term ? undefined : corrected;
  }

  /** Returns the suggestions that are not shown elsewhere. */
  excluding(shown: readonly string[]): readonly Suggestion[] {
    return (
      this.#answer?.value?.suggestions
        .filter((suggestion) => !shown.includes(suggestionPath(suggestion)))
        .slice(0, SUGGESTIONS_SHOWN) ?? []
    );
  }

  /** Loads the answer where nothing observes it yet. */
  async load(): Promise<void> {
    await this.#answer?.load();
  }

  follow(): () => void {
    return this.#answer?.follow() ?? (() => undefined);
  }
}
