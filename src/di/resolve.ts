import type { Container } from 'inversify';
import type { Token } from './token.ts';

/** Returns the service of a token, with its type; for entries and composition, outside of components. */
export const resolve = <Service>(container: Container, token: Token<Service>): Service => container.get<Service>(token);
