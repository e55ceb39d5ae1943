import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConnectionBanner } from '@app/features/connection/index.ts';
import type { Notice } from '@app/features/connection/connection.view-model.ts';
import { render } from '../render.tsx';

const show = (notice: Notice | undefined, seenAt?: number) => {
  const pressed: string[] = [];
  render(
    <ConnectionBanner
      vm={{ notice, seenAt, isRetrying: false, tryAgain: async () => void pressed.push('again') }}
      timeText={(at) => `time ${at}`}
    />,
  );
  return pressed;
};

describe('ERROR-6 the banner', () => {
  it('is rendered and empty while everything works', () => {
    show(undefined);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the problem and the age of the page, and offers a retry', () => {
    const pressed = show('offline', 7);
    expect(screen.getByRole('status').textContent).toBe('You are offline. What you see is from time 7.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(pressed).toEqual(['again']);
  });

  it.each([
    ['unreachable', 7, 'Tiffin cannot be reached. What you see is from time 7.'],
    ['old', 7, 'What you see is from time 7.'],
    ['slow', 7, 'Still loading. The connection is slow.'],
    ['back', undefined, 'Connected again.'],
  ] as const)('says %s', (notice, seenAt, text) => {
    show(notice, seenAt);
    expect(screen.getByRole('status').textContent?.trim()).toBe(text);
  });
});
