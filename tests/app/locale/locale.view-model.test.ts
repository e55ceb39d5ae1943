import { describe, expect, it } from 'vitest';
import type { Language } from '@domain/localization/index.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { err } from '@domain/kernel/result.ts';
import { createDataCache } from '@app/data/index.ts';
import { LocaleViewModel } from '@app/features/locale/index.ts';
import { createI18n } from '@app/i18n/index.ts';
import { gate, settled } from '../cart/stage.ts';

const languageOf = (locale: string, direction: Language['direction'] = 'ltr'): Language => ({ locale, title: locale, isDefault: locale === 'en', direction });

const stage = () => {
  const gates = { de: gate(), ar: gate() };
  const shown: string[] = [];
  let renewals = 0;
  const chosen = createLiveValue<string | undefined>(undefined);
  const vm = new LocaleViewModel({
    i18n: createI18n('en', { en: { translation: {} } }),
    chosen,
    reference: { languages: [languageOf('en'), languageOf('de'), languageOf('ar', 'rtl')] },
    cache: createDataCache(),
    queries: { translations: (locale) => ({ key: ['translations', locale], load: () => Promise.resolve(err({ kind: 'unreachable' })) }) as never },
    loadTexts: async (locale) => {
      await gates[locale as 'de' | 'ar'].pass();
      return { translation: {} };
    },
    appearance: { showLanguage: (locale: string, direction: string) => shown.push(`${locale} ${direction}`) } as never,
    renewPage: () => {
      renewals += 1;
      return Promise.resolve();
    },
  });
  return { vm, gates, shown, chosen, renewals: () => renewals };
};

describe('LOCALE-1 a choice of language', () => {
  it('is followed once its texts are there, also when the operator has none', async () => {
    const { vm, gates, shown, chosen, renewals } = stage();
    const choosing = vm.choose('ar');
    expect([vm.language, vm.isSwitching, chosen.read()]).toEqual(['en', true, undefined]);
    await gates.ar.open();
    await choosing;
    expect([vm.language, vm.isSwitching, chosen.read(), shown, renewals()]).toEqual(['ar', false, 'ar', ['ar rtl'], 1]);
  });

  it('wins over an earlier one whose texts come later', async () => {
    const { vm, gates, shown, chosen } = stage();
    const choosing = [vm.choose('de'), vm.choose('ar')];
    await gates.ar.open();
    await settled();
    await gates.de.open();
    await Promise.all(choosing);
    expect([vm.language, vm.isSwitching, chosen.read(), shown]).toEqual(['ar', false, 'ar', ['ar rtl']]);
  });

  it('is taken back by choosing the language in use', async () => {
    const { vm, gates, chosen } = stage();
    const choosing = vm.choose('de');
    await vm.choose('en');
    await gates.de.open();
    await choosing;
    expect([vm.language, vm.isSwitching, chosen.read()]).toEqual(['en', false, undefined]);
  });
});
