import { describe, expect, it } from 'vitest';
import { useTranslate } from '@app/i18n/index.ts';
import { render } from '../render.tsx';

function Owed({ amount }: { readonly amount?: string }) {
  const translate = useTranslate();
  return <p>{translate('group.to_come_back', amount === undefined ? {} : { amount })}</p>;
}

describe('LOCALE-1 a text on a tested screen', () => {
  it('fails without one of its values', () => {
    expect(() => render(<Owed />)).toThrow('A text lacks {{amount}}: {{amount}} still to come back');
    expect(render(<Owed amount="$3" />).container.textContent).toBe('$3 still to come back');
  });
});
