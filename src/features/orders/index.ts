export { dateTimeText, statusText } from './order-texts.ts';
export { slotWords, tableText } from './table-text.ts';
export type { OrderQueries } from './orders.queries.ts';
