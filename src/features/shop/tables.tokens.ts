import type { BookableShops } from '@domain/reservations/index.ts';
import type { DataCache } from '../../data/index.ts';
import { defineToken } from '../../di/index.ts';

export const TABLE_DEPS = defineToken<{ readonly cache: DataCache; readonly shops: BookableShops }>('TableDeps');
