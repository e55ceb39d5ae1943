import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BasicsStep, TextsStep } from '@app/features/seller/basics-steps.view.tsx';
import { render } from '../render.tsx';

const english = { locale: 'en', title: 'English', direction: 'ltr' };
const arabic = { locale: 'ar', title: 'العربية', direction: 'rtl' };
const german = { locale: 'de', title: 'Deutsch', direction: 'ltr' };
const none = { title: '', address: '', description: '' };

const show = (Step: typeof BasicsStep, { refused = {}, languages = [english, arabic, german] } = {}) => {
  const changed: string[] = [];
  const vm = {
    market: { mainLanguage: english, languages },
    form: {
      form: { phone: '31612345678', kind: 'restaurant' },
      refused,
      faultOf: () => undefined,
      textsIn: (locale: string) => (locale === 'de' ? { ...none, title: ' Mühle ' } : none),
      change: (change: object) => void changed.push(JSON.stringify(change)),
      changeTexts: (locale: string, change: object) => void changed.push(`${locale} ${JSON.stringify(change)}`),
    },
  };
  render(<Step vm={vm as never} />);
  return changed;
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

describe('ACCOUNT-7 the basics of a shop', () => {
  it('are its name in the language of the marketplace, its number and its kind', () => {
    const changed = show(BasicsStep);
    type('Name of the shop', 'Mill Bakery');
    type('Phone number', '316');
    fireEvent.click(screen.getByRole('radio', { name: /^Shop/ }));
    expect(changed).toEqual(['en {"title":"Mill Bakery"}', '{"phone":"316"}', '{"kind":"shop"}']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Restaurant/ }).checked).toBe(true);
    expect(screen.getByText('In English, the language of the marketplace')).toBeTruthy();
    expect([field('Name of the shop').required, field('Name of the shop').dir]).toEqual([true, 'auto']);
  });
});

describe('ACCOUNT-7 the texts of a shop', () => {
  const closed = (title: string) => screen.getByText(title).closest('details') as HTMLDetailsElement;

  it('are required in the language of the marketplace, except the description', () => {
    show(TextsStep);
    expect([field('Address').required, field('Description').required]).toEqual([true, false]);
    expect(field('Description').tagName).toBe('TEXTAREA');
  });

  it('in other languages are optional, named by the language and in its direction', () => {
    const changed = show(TextsStep);
    const other = within(screen.getByRole('region', { name: 'Other languages' }));
    expect(other.getAllByRole('group')).toHaveLength(2);
    expect(closed('العربية').textContent).toContain('Not written');
    expect(closed('Deutsch').querySelector('summary')?.textContent).toBe('DeutschMühle');
    const name = field('Name of the shop (العربية)');
    expect([name.dir, name.lang, name.required]).toEqual(['rtl', 'ar', false]);
    type('Description (Deutsch)', 'Brot');
    expect(changed).toEqual(['de {"description":"Brot"}']);
    expect([closed('العربية').open, closed('Deutsch').open]).toEqual([false, false]);
  });

  it('are open where the server refuses one of them', () => {
    show(TextsStep, { refused: { 'address.ar': 'Too long' } });
    expect([closed('العربية').open, closed('Deutsch').open]).toEqual([true, false]);
    expect(field('Address (العربية)').getAttribute('aria-invalid')).toBe('true');
  });

  it('have no other languages where the marketplace has one', () => {
    show(TextsStep, { languages: [english] });
    expect(screen.queryByText('Other languages')).toBeNull();
  });
});
