import type { Kysely } from 'kysely';
import type { Tables } from './tables/index.ts';

export type Database = Kysely<Tables>;
