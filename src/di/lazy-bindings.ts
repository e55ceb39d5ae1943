import type { Container } from 'inversify';
import { defineToken, type Bindings, type Token } from './token.ts';

/** Access to the container after the start, for code that is loaded later. */
export interface LazyBindings {
  /** Adds bindings to the container, once. */
  load(bindings: Bindings): void;
  /** Returns the service of a token among such bindings. */
  create<Service>(token: Token<Service>): Service;
}

export const LAZY_BINDINGS = defineToken<LazyBindings>('LazyBindings');

export const createLazyBindings = (container: Container): LazyBindings => {
  const loaded = new Set<Bindings>();
  return {
    load: (bindings) => {
      if (loaded.has(bindings)) return;
      loaded.add(bindings);
      container.load(bindings);
    },
    create: (token) => container.get(token),
  };
};
