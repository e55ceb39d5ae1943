import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { SUGGEST_FROM, type AddressSuggester, type AddressSuggestion } from '@domain/addresses/index.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';

type Deps = {
  readonly suggester: AddressSuggester;
  /** The customer's probable location: nearby results come first. */
  readonly near: () => GeoPoint | undefined;
  readonly delay: (milliseconds: number) => Promise<void>;
  readonly onChoose: (suggestion: AddressSuggestion) => void;
};

type Suggestions = readonly AddressSuggestion[];

/** Debounces fast typing; short, since a person waits for the list. */
const TYPING_MS = 120;

/** ADDRESS-6: the field that completes a typed address. */
export class AddressSearchViewModel {
  text = '';
  /** `undefined` until the first answer to what is typed. */
  suggestions: Suggestions | undefined = undefined;
  failure: RemoteFailure | undefined = undefined;
  /** The suggestion that Enter chooses. */
  active = 0;
  /** A street was chosen, its house number is missing. */
  needsNumber = false;
  readonly #deps: Deps;
  readonly #known = new Map<string, Suggestions>();
  #turn = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { suggestions: observableRef, failure: observableRef }, { autoBind: true });
  }

  get near(): GeoPoint | undefined {
    return this.#deps.near();
  }

  get isTyping(): boolean {
    return this.text.trim() !== '';
  }

  get isOpen(): boolean {
    return this.isTyping && (this.suggestions?.length ?? 0) > 0;
  }

  type(text: string): void {
    this.text = text;
    this.needsNumber = this.needsNumber && this.isTyping;
    void this.#ask();
  }

  clear(): void {
    this.type('');
  }

  /** Handles a key of the field and returns whether it did. */
  press(key: string): boolean {
    const { suggestions = [], active } = this;
    if (!this.isOpen) return false;
    if (key === 'ArrowDown') this.active = (active + 1) % suggestions.length;
    else if (key === 'ArrowUp') this.active = (active + suggestions.length - 1) % suggestions.length;
    else if (key === 'Enter') this.choose(suggestions[active]);
    else if (key === 'Escape') this.clear();
    else return false;
    return true;
  }

  /** A street asks for its number first; chosen once more, it is taken without one. */
  choose(suggestion: AddressSuggestion | undefined): void {
    if (!suggestion) return;
    if (suggestion.kind === 'street' && this.text.trim() !== suggestion.title) {
      this.type(`${suggestion.title} `);
      this.needsNumber = true;
      return;
    }
    this.#deps.onChoose(suggestion);
    this.text = '';
    this.#show(undefined);
  }

  retry(): void {
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const turn = ++this.#turn;
    const text = this.text.trim();
    this.failure = undefined;
    if ([...text].length < SUGGEST_FROM) return this.#show(undefined);
    const known = this.#known.get(text);
    if (known) return this.#show(known);
    await this.#deps.delay(TYPING_MS);
    if (turn !== this.#turn) return;
    const outcome = await this.#deps.suggester.suggest({ text, near: this.near });
    if (turn !== this.#turn) return;
    runInAction(() => {
      if (outcome.ok) this.#known.set(text, outcome.value);
      else this.failure = outcome.error;
      this.#show(outcome.ok ? outcome.value : undefined);
    });
  }

  #show(suggestions: Suggestions | undefined): void {
    this.suggestions = suggestions;
    this.active = 0;
  }
}
