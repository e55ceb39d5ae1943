import type { Branches } from '@domain/catalog/index.ts';
import type { DataCache } from '../../data/index.ts';
import { defineToken } from '../../di/index.ts';

export const BRANCH_DEPS = defineToken<{ readonly cache: DataCache; readonly branches: Branches }>('BranchDeps');
