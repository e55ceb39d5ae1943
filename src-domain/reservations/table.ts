import type { TableId } from '../kernel/ids.ts';

/** A table of a shop's section. */
export type Table = {
  readonly id: TableId;
  readonly name: string;
  readonly chairs: number;
  readonly isActive: boolean;
};

/** BOOKING-1e: Whether a table has enough chairs; one out of use seats nobody. */
export const seats = ({ chairs, isActive }: Pick<Table, 'chairs' | 'isActive'>, guests: number): boolean =>
  isActive && guests <= chairs;

/** BOOKING-1e: The tables for a number of guests, in order. */
export const tablesFor = (tables: readonly Table[], guests: number): readonly Table[] =>
  tables.filter((table) => seats(table, guests));

/** BOOKING-1l: Of free tables, the one most like a lost one: the least difference in chairs, the first of several. */
export const nearestTable = (free: readonly Table[], { chairs }: Pick<Table, 'chairs'>): Table | undefined => {
  const away = (table: Table): number => Math.abs(table.chairs - chairs);
  return free.reduce<Table | undefined>((best, one) => (best && away(best) <= away(one) ? best : one), undefined);
};
