import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createRequestCookies } from '@infra/drivers/browser/cookie-jar.ts';
import { createDocumentAppearance } from '@infra/drivers/browser/document-appearance.ts';
import arabic from '../../../src/public/locales/ar/translation.json';
import { gate, settled } from '../cart/stage.ts';
import { open } from '../shell/stage.tsx';

type Row = { readonly locale: string; readonly title: string; readonly default?: boolean; readonly backward: unknown };
const OFFERED: readonly Row[] = [
  { locale: 'en', title: 'English', default: true, backward: false },
  { locale: 'ar', title: 'العربية', backward: true },
];

const screenOf = createDocumentAppearance(document.documentElement);
afterEach(() => screenOf.showLanguage('en', 'ltr'));

/** The whole app with two languages, the second of which loads when its gate opens; records what happens, in order. */
const stage = async (languages: readonly Row[] = OFFERED) => {
  const steps: string[] = [];
  const texts = gate();
  const jar = createRequestCookies('');
  const app = await open({
    answers: { 'rest/languages/active': { data: languages } },
    platform: {
      loadTexts: async (language) => {
        steps.push(`fetch ${language}`);
        await texts.pass();
        return { translation: arabic, errors: {} };
      },
      cookies: { ...jar, set: (name, value) => (steps.push(`save ${name} ${value}`), jar.set(name, value)) },
      appearance: {
        ...screenOf,
        showLanguage: (language, direction) => (
          steps.push(`show ${language} ${direction}`),
          screenOf.showLanguage(language, direction)
        ),
      },
    },
  });
  app.i18n.store.on('added', (language: string) => steps.push(`add ${language}`));
  app.i18n.on('languageChanged', (language) => steps.push(`switch to ${language}`));
  const picker = screen.getByRole('dialog', { name: 'Language' });
  picker.hidePopover = () => void steps.push('close the picker');
  steps.length = 0;
  return {
    steps,
    texts,
    choose: (title: string) => fireEvent.click(within(picker).getByRole('button', { name: title })),
  };
};

describe('LOCALE-1 a language chosen on screen', () => {
  it('closes the picker, loads the texts, then stores the choice and switches, with a progress bar', async () => {
    const { steps, texts, choose } = await stage();
    expect(screen.queryByRole('progressbar')).toBeNull();
    choose('العربية');
    await act(settled);
    expect(steps).toEqual(['close the picker', 'fetch ar']);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Language: English' })).toBeDefined();
    await act(() => texts.open());
    await act(settled);
    // Both of the app's own files, and the operator's texts over them.
    const order = steps.filter((step, index) => step !== steps[index - 1]);
    expect(order).toEqual([
      'close the picker',
      'fetch ar',
      'add ar',
      'save locale ar',
      'switch to ar',
      'show ar rtl',
      'save dir rtl',
    ]);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(
      screen.getByRole('button', { name: arabic['header.language_now'].replace('{{language}}', 'العربية') }),
    ).toBeDefined();
  });
});

describe('LOCALE-3 the direction of the screen', () => {
  it.each([
    [true, 'rtl'],
    [1, 'rtl'],
    ['1', 'rtl'],
    [false, 'ltr'],
    [0, 'ltr'],
    [null, 'ltr'],
    [undefined, 'ltr'],
  ])("follows the `backward` flag %j of the server's list, whatever the language: %s", async (backward, direction) => {
    const { texts, choose } = await stage([OFFERED[0]!, { locale: 'ar', title: 'Chosen', backward }]);
    choose('Chosen');
    await act(() => texts.open());
    await act(settled);
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', direction]);
  });
});
