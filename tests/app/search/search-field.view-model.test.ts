import { describe, expect, it } from 'vitest';
import { SearchFieldViewModel } from '@app/features/search/index.ts';
import { settled, stage } from './stage.ts';

describe('SEARCH-8 the field before and after its search', () => {
  it('keeps text typed before the search was loaded, and searches for it then', async () => {
    const { field, pause, asked } = stage();
    field.type('fala');
    expect([field.text, field.search]).toEqual(['fala', undefined]);
    await settled();
    await pause();
    expect(asked).toEqual(['shops fala 1', 'products fala 1']);
  });

  it('searches for nothing if it was left before the search was loaded', async () => {
    const { field, pause, asked } = stage();
    field.type('fala');
    field.close();
    await settled();
    await pause();
    expect(asked).toEqual([]);
  });

  it('stays a plain field when loading fails, and retries', async () => {
    let tries = 0;
    const field = new SearchFieldViewModel({
      text: '',
      load: () => {
        tries++;
        return Promise.reject(new Error('No such chunk'));
      },
    });
    field.type('f');
    await settled();
    field.type('fa');
    await settled();
    expect([field.text, field.search, tries]).toEqual(['fa', undefined, 2]);
  });

  it('ERROR-6 searches offline input again once the connection is back, if the field is still open', async () => {
    const { field: loaded } = stage();
    const search = await loaded.ready();
    let isUp = false;
    let tries = 0;
    const field = new SearchFieldViewModel({
      text: '',
      load: () => {
        tries++;
        return isUp && search ? Promise.resolve(search) : Promise.reject(new Error('No such chunk'));
      },
    });
    field.type('fala');
    await settled();
    isUp = true;
    field.resume();
    await settled();
    expect([tries, field.search === search]).toEqual([2, true]);
    field.close();
    field.resume();
    expect(tries).toBe(2);
  });

  it('does not open for focus that returns after following a result', async () => {
    const { field, open } = stage({ recents: ['soup'] });
    await open();
    field.leave();
    field.enter();
    expect(field.isOpen).toBe(false);
    field.enter();
    expect(field.isOpen).toBe(true);
  });

  it('shows the term of the current page', async () => {
    const { field, open } = stage();
    await open();
    field.type('fala');
    field.arrive('');
    expect([field.text, field.isOpen]).toEqual(['', false]);
    field.arrive('soup');
    expect(field.text).toBe('soup');
  });
});
