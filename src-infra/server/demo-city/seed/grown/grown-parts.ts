import type { RowSet, TableRow } from '../../../foundation/base-data/index.ts';

export type TableName = RowSet[number][0];

/** Numbers the rows of tables from the next free id. */
export type Numbering = (table: TableName) => number;
export type AddRow = <Name extends TableName>(table: Name, row: TableRow<Name>) => void;

/** Ids of the city's content, by slug; each throws a TypeError for an unknown slug. */
export type Lookups = Readonly<
  Record<'category' | 'section' | 'brand' | 'unit' | 'tag' | 'take' | 'value', (slug: string) => number>
>;

type StarCounts = readonly [number, number, number, number, number];

/** Stars, most of them four and five. */
export const spread = (stars: number, number: number): StarCounts => {
  const four = Math.floor((stars * (15 + (number % 25))) / 100);
  const three = Math.floor(stars / (12 + (number % 9)));
  const two = Math.floor(stars / 40);
  const one = Math.floor(stars / 50);
  return [one, two, three, four, stars - one - two - three - four];
};
