import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { settingsOf } from '@domain/settings/index.ts';
import { SavedLocationsView } from '@app/features/addresses/saved-locations.view.tsx';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

const show = (more: object = {}) => {
  const done: string[] = [];
  const book = {
    saved: { value: [], failure: undefined, reload: () => void done.push('reload') },
    list: [],
    activate: () => () => void done.push('left'),
    reach: { check: () => Promise.resolve() },
    openForm: () => void done.push('form'),
    form: { openSearch: () => void done.push('search') },
    ...more,
  };
  const { unmount } = render(<SavedLocationsView vm={{ book } as never} />, {
    services: [...viewServices, bound(REFERENCE_VIEW_MODEL as never, { settings: settingsOf([]) })],
  });
  return { done, unmount };
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('ADDRESS-1 the addresses of a customer', () => {
  it('begin with a search for the first one', async () => {
    const { done, unmount } = show();
    expect(screen.getByText('No addresses yet')).toBeTruthy();
    await press('Add an address');
    expect(done).toEqual(['form', 'search']);
    unmount();
    expect(done.at(-1)).toBe('left');
  });

  it('are asked for again after a failure', async () => {
    const done: string[] = [];
    show({ saved: { value: undefined, failure: { kind: 'unreachable' }, reload: () => void done.push('reload') } });
    await press('Try again');
    expect(done).toEqual(['reload']);
    expect(screen.queryByText('No addresses yet')).toBeNull();
  });

  it('are no empty list before they have arrived', () => {
    show({ saved: { value: undefined, failure: undefined } });
    expect([screen.queryByText('No addresses yet'), screen.queryByRole('button')]).toEqual([null, null]);
  });
});
