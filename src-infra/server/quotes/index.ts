export { createQuoteBook, type IssuedQuote, type QuoteBook } from './quote-book.ts';
