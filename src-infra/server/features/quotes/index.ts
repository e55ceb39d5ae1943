export { QUOTE_LIFE_MS, type IssuedQuote, type Quotes } from './quotes.ports.ts';
