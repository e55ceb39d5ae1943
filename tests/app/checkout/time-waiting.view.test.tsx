import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimeWaiting } from '@app/features/checkout/time-waiting.view.tsx';
import { render } from '../render.tsx';

it('ORDER-1 the section of the time holds its place while its code loads, and says nothing aloud', () => {
  render(<TimeWaiting />);
  expect(screen.getByRole('heading', { name: 'When' })).toBeDefined();
  expect(screen.getByText('As soon as possible').closest('[aria-hidden]')).not.toBeNull();
});
