import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewPasswordFields } from '@app/features/sign-in/index.ts';
import { render } from '../render.tsx';

it('ACCOUNT-1 a new password is typed twice, beside what it takes and the name it belongs to', () => {
  const [typed, left]: [unknown[], string[]] = [[], []];
  render(
    <NewPasswordFields
      login="mira@stone.test"
      label="New password"
      least={8}
      value={{ password: 'warm', repeat: '' }}
      faults={{}}
      refusal={undefined}
      onType={(change) => void typed.push(change)}
      onBlur={(field) => void left.push(field)}
    />,
  );
  const [password, again] = [/^New password/, /^Repeat/].map((name) => screen.getByLabelText<HTMLInputElement>(name));
  const hint = document.getElementById(password?.getAttribute('aria-describedby') ?? '');
  expect([password?.value, hint?.textContent, password?.autocomplete]).toEqual([
    'warm',
    'At least 8 characters',
    'new-password',
  ]);
  expect(document.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value).toBe('mira@stone.test');
  for (const input of [password, again]) {
    if (!input) continue;
    fireEvent.change(input, { target: { value: 'warm soup' } });
    fireEvent.blur(input);
  }
  expect([typed, left]).toEqual([
    [{ password: 'warm soup' }, { repeat: 'warm soup' }],
    ['password', 'repeat'],
  ]);
});
