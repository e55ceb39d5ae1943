import { describe, expect, it } from 'vitest';
import { SearchFieldViewModel } from '@app/features/search/index.ts';
import { settled, stage } from './stage.ts';

describe('SEARCH-8 the field before and after its search', () => {
  it('keeps what was typed before the search arrived, and asks for it then', async () => {
    const { field, pause, asked } = stage();
    field.type('fala');
    expect([field.text, field.search]).toEqual(['fala', undefined]);
    await settled();
    await pause();
    expect(asked).toEqual(['shops fala 1', 'products fala 1']);
  });

  it('asks nothing when it was left before the search arrived', async () => {
    const { field, pause, asked } = stage();
    field.type('fala');
    field.close();
    await settled();
    await pause();
    expect(asked).toEqual([]);
  });

  it('stays a plain field when the search does not come, and tries again', async () => {
    let tries = 0;
    const field = new SearchFieldViewModel({ text: '', load: () => { tries++; return Promise.reject(new Error('No such chunk')); } });
    field.type('f');
    await settled();
    field.type('fa');
    await settled();
    expect([field.text, field.search, tries]).toEqual(['fa', undefined, 2]);
  });

  it('does not open again for focus that only comes back from what was followed', async () => {
    const { field, open } = stage({ recents: ['soup'] });
    await open();
    field.leave();
    field.enter();
    expect(field.isOpen).toBe(false);
    field.enter();
    expect(field.isOpen).toBe(true);
  });

  it('takes the term of the page it arrives at', async () => {
    const { field, open } = stage();
    await open();
    field.type('fala');
    field.arrive('');
    expect([field.text, field.isOpen]).toEqual(['', false]);
    field.arrive('soup');
    expect(field.text).toBe('soup');
  });
});
