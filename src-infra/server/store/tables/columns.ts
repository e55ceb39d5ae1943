import type { ColumnType, Generated } from 'kysely';

/** Identity columns; seeding may name the value. */
export type Id = Generated<number>;
/** jsonb: read as a value, written as text (`asJson`). */
export type Json<Value> = ColumnType<Value, string, string>;
/** numeric: exact decimal text both ways. */
export type DecimalText = ColumnType<string, string | number, string | number>;
/** Whole minor units of a currency in a bigint. */
export type Minor = number;
/** Milliseconds since 1970 in a bigint. */
export type Moment = number;
/** `YYYY-MM-DD` in a text column whose form the database checks. */
export type Day = string;
/** Locale to text. */
export type Texts<Field extends string> = Json<Readonly<Record<string, Readonly<Partial<Record<Field, string>>>>>>;

export const asJson = (value: unknown): string => JSON.stringify(value);
