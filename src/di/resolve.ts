import type { Container } from 'inversify';
import type { Token } from './token.ts';

/** The service a token names, with its type; for entries and composition, where there is no component. */
export const resolve = <Service>(container: Container, token: Token<Service>): Service => container.get<Service>(token);
