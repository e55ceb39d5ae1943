import type { RowSet } from '@infra/server/foundation/base-data/index.ts';

/** Rows whose columns a test looks up by any name. */
export type PlainRows = readonly (readonly [table: string, rows: readonly Readonly<Record<string, unknown>>[]])[];

export const plainRows = (rows: RowSet): PlainRows => rows;
