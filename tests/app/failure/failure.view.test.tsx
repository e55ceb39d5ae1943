import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { FailureState, failureText } from '@app/features/failure/index.ts';
import { createI18n } from '@app/i18n/index.ts';
import errors from '../../../src/public/locales/de/errors.json';
import texts from '../../../src/public/locales/de/translation.json';
import { render } from '../render.tsx';

const refused = (code: string, message = ''): RemoteFailure => ({
  kind: 'rejected',
  status: 400,
  code,
  message,
  params: {},
  data: undefined,
});

describe('ERROR-5 the text of a failure', () => {
  const german = createI18n('de', { de: { translation: texts, errors } }).t;

  it('is the server’s own message where it sent one', () => {
    expect(failureText(refused('ERROR_430', 'Der Koch hat Pause'), german)).toBe('Der Koch hat Pause');
  });

  it('is our text for its code where it sent none', () => {
    expect(failureText(refused('ERROR_430'), german)).toBe('Nicht vorrätig');
  });

  it.each(['', 'ERROR_999', 'constructor'])('is a general one for the code %j', (code) => {
    expect(failureText(refused(code), german)).toBe('Ein Fehler ist aufgetreten. Bitte versuche es später noch einmal');
  });
});

describe('ERROR-5 ERROR-6 in place of content that failed to load', () => {
  it('shows the text of the specification and a retry', () => {
    let tries = 0;
    render(<FailureState failure={refused('')} onRetry={() => (tries += 1)} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Something went wrong' })).toBeDefined();
    expect(screen.getByText('Error occured. Please, try again later')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries).toBe(1);
  });
});
