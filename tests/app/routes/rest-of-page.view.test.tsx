import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RenewedProvider, useRestOfPage } from '@app/routes/use-rest-of-page.ts';

const seen: string[] = [];

function Page() {
  const isWhole = useRestOfPage();
  const { pathname } = useLocation();
  seen.push(`${pathname} ${isWhole ? 'whole' : 'begun'}`);
  return null;
}

function Pages() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <RenewedProvider value={pathname === '/anew'}>
        <Page key={pathname} />
      </RenewedProvider>
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
  render(<MemoryRouter initialEntries={['/a']}><Pages /></MemoryRouter>);
});
afterEach(cleanup);

it('a page that one arrives at stands whole from the start', () => {
  expect(seen).toEqual(['/a whole']);
});

it('after a step forward a page shows its first screen, then the rest', async () => {
  expect(await press('b')).toEqual(['/b begun', '/b whole']);
  expect(await press('c')).toEqual(['/c begun', '/c whole']);
});

it('after a step back it stands whole at once: that is where it was left', async () => {
  await press('b');
  expect(await press('back')).toEqual(['/a whole']);
});

it('a page that is made anew stands whole at once: the customer is reading it', async () => {
  expect(await press('anew')).toEqual(['/anew whole']);
});
