import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LanguagePickerView } from '@app/features/locale/language-picker.view.tsx';
import { LANGUAGE_POPOVER } from '@app/features/locale/locale.tokens.ts';
import { render } from '../render.tsx';

const options = [
  { locale: 'en', title: 'English' },
  { locale: 'ar', title: 'العربية' },
];

describe('LOCALE-1 the languages to choose from', () => {
  it('have their own names, in their own language, and show which one is in use', () => {
    const done: string[] = [];
    const choose = (locale: string) => Promise.resolve(void done.push(locale));
    const { container } = render(<LanguagePickerView vm={{ language: 'ar', options, choose } as never} />);
    const choices = [...container.querySelectorAll<HTMLElement>('button[lang]')];
    expect(choices.map((each) => [each.textContent, each.lang, each.getAttribute('aria-pressed')])).toEqual([
      ['English', 'en', 'false'],
      ['العربية', 'ar', 'true'],
    ]);
    // Not known to the document of the tests.
    Object.assign(document.getElementById(LANGUAGE_POPOVER) ?? {}, { hidePopover: () => void done.push('closed') });
    fireEvent.click(screen.getByText('English'));
    expect(done).toEqual(['closed', 'en']);
  });
});
