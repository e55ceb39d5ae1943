import { describe, expect, it } from 'vitest';
import { settingsOf } from '@domain/settings/index.ts';
import { writeStoredSettings } from '@infra/settings/write-stored-settings.ts';

describe('STORE-1 settings stored for the next visit', () => {
  it('are deleted once all of them have their defaults', () => {
    let kept: string | undefined;
    const shelf = { get: () => kept, set: (text: string) => (kept = text), remove: () => (kept = undefined) };
    writeStoredSettings(shelf, settingsOf([{ key: 'ui_type', value: '3' }]));
    expect(kept).toBe('{"ui_type":"3"}');
    writeStoredSettings(shelf, settingsOf([]));
    expect(kept).toBeUndefined();
  });
});
