import { describe } from 'vitest';
import { itReadsQuirks } from './quirks.ts';
import { READINGS } from './suites/readings.ts';

describe('API-1 adapters upon existing servers', () => {
  itReadsQuirks(READINGS);
});
