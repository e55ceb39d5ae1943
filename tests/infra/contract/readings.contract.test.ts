import { describe } from 'vitest';
import { itReadsQuirks } from './quirks.ts';
import { READINGS } from './suites/readings.ts';

describe('API-1 adapters on existing servers', () => {
  itReadsQuirks(READINGS);
});
