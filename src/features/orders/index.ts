export { dateTimeText } from './order-texts.ts';
export type { OrderQueries } from './orders.queries.ts';
