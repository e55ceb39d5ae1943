export { createQuoteBook, QUOTE_LIFE_MS, type IssuedQuote, type QuoteBook } from './quote-book.ts';
