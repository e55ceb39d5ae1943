import { toSentForm } from '@infra/drivers/browser/sent-form.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../domain/runs.ts';

describe('ORDER-4 what was sent without an answer', () => {
  it('is read back from what was stored', () => {
    fc.assert(
      fc.property(fc.uuid({ version: 4 }), fc.string(), (key, text) => {
        expect(toSentForm(JSON.parse(JSON.stringify({ key, text })))).toEqual({ key, text });
      }),
      runs(100),
    );
  });

  it('is nothing where the key could not be sent again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer(), fc.constant(undefined), fc.uuid({ version: 1 })), (key) => {
        expect(toSentForm({ key, text: 'typed' })).toBeUndefined();
      }),
      runs(100),
    );
    for (const json of [undefined, null, 'text', []]) expect(toSentForm(json)).toBeUndefined();
  });
});
