import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RecreatedProvider, useRenderBelowFold } from '@app/routes/use-render-below-fold.ts';

const seen: string[] = [];

function Page() {
  const isWhole = useRenderBelowFold();
  const { pathname } = useLocation();
  seen.push(`${pathname} ${isWhole ? 'whole' : 'begun'}`);
  return null;
}

function Pages() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <RecreatedProvider value={pathname === '/anew'}>
        <Page key={pathname} />
      </RecreatedProvider>
      <button onClick={() => void navigate('/b')}>b</button>
      <button onClick={() => void navigate('/c', { replace: true })}>c</button>
      <button onClick={() => void navigate('/anew')}>anew</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

const press = async (name: string): Promise<readonly string[]> => {
  seen.length = 0;
  await act(async () => void fireEvent.click(screen.getByText(name)));
  return seen;
};

beforeEach(() => {
  seen.length = 0;
  render(
    <MemoryRouter initialEntries={['/a']}>
      <Pages />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

it('the first page of a visit is complete from the start', () => {
  expect(seen).toEqual(['/a whole']);
});

it('after a navigation forward a page shows its first screen, then the rest', async () => {
  expect(await press('b')).toEqual(['/b begun', '/b whole']);
  expect(await press('c')).toEqual(['/c begun', '/c whole']);
});

it('after Back it is complete at once, for its scroll position', async () => {
  await press('b');
  expect(await press('back')).toEqual(['/a whole']);
});

it('a recreated page is complete at once: the customer is reading it', async () => {
  expect(await press('anew')).toEqual(['/anew whole']);
});
