import { describe, expect, it } from 'vitest';
import type { Language } from '@domain/localization/index.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { createDataCache } from '@app/data/index.ts';
import { LocaleViewModel } from '@app/features/locale/index.ts';
import { createI18n } from '@app/i18n/index.ts';
import { gate, settled } from '../cart/stage.ts';

const languageOf = (locale: string, direction: Language['direction'] = 'ltr'): Language => ({
  locale,
  title: locale,
  isDefault: locale === 'en',
  direction,
});

type Given = {
  readonly start?: string;
  readonly dir?: Language['direction'];
  readonly hasLanguages?: boolean;
  readonly wished?: string;
  readonly lost?: readonly string[];
  readonly operators?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

const stage = ({ start = 'en', lost = [], operators, dir, hasLanguages = true, wished }: Given = {}) => {
  const gates: Readonly<Record<string, ReturnType<typeof gate>>> = { de: gate(), ar: gate() };
  const told: string[] = [];
  const shown: string[] = [];
  let renewals = 0;
  const chosen = createLiveValue(wished);
  const kept = createLiveValue(dir);
  const i18n = createI18n(start, { [start]: { translation: { where: start, 'error.400': 'That did not work.' } } });
  const vm = new LocaleViewModel({
    i18n,
    chosen,
    kept,
    reference: { languages: hasLanguages ? [languageOf('en'), languageOf('de'), languageOf('ar', 'rtl')] : [] },
    cache: createDataCache(),
    queries: {
      translations: (locale) =>
        ({
          key: ['translations', locale],
          load: () => Promise.resolve(operators ? ok(operators[locale] ?? {}) : err({ kind: 'unreachable' })),
        }) as never,
    },
    loadTexts: async (locale) => {
      await gates[locale]?.pass();
      return lost.includes(locale) ? undefined : { translation: { where: locale } };
    },
    toasts: { show: (tone, text) => told.push(`${tone} ${text}`) },
    appearance: { showLanguage: (locale: string, direction: string) => shown.push(`${locale} ${direction}`) } as never,
    recreatePage: () => {
      renewals += 1;
      return Promise.resolve();
    },
  });
  return { vm, gates, shown, chosen, kept, told, i18n, renewals: () => renewals };
};

describe('LOCALE-1 a choice of language', () => {
  it('takes effect once its texts are loaded, also without texts of the operator', async () => {
    const { vm, gates, shown, chosen, renewals } = stage();
    const choosing = vm.choose('ar');
    expect([vm.language, vm.isSwitching, chosen.read()]).toEqual(['en', true, undefined]);
    await gates['ar']?.open();
    await choosing;
    expect([vm.language, vm.isSwitching, chosen.read(), shown, renewals()]).toEqual(['ar', false, 'ar', ['ar rtl'], 1]);
  });

  it('wins over an earlier one whose texts load later', async () => {
    const { vm, gates, shown, chosen } = stage();
    const choosing = [vm.choose('de'), vm.choose('ar')];
    await gates['ar']?.open();
    await settled();
    await gates['de']?.open();
    await Promise.all(choosing);
    expect([vm.language, vm.isSwitching, chosen.read(), shown]).toEqual(['ar', false, 'ar', ['ar rtl']]);
  });

  it('is reverted by choosing the current language', async () => {
    const { vm, gates, chosen } = stage();
    const choosing = vm.choose('de');
    await vm.choose('en');
    await gates['de']?.open();
    await choosing;
    expect([vm.language, vm.isSwitching, chosen.read()]).toEqual(['en', false, undefined]);
  });

  it('that fails to load is reported, and changes nothing', async () => {
    const { vm, gates, shown, chosen, told, renewals } = stage({ lost: ['de'], operators: {} });
    const choosing = vm.choose('de');
    await gates['de']?.open();
    await choosing;
    expect([vm.language, vm.isSwitching, chosen.read(), shown, renewals(), told]).toEqual([
      'en',
      false,
      undefined,
      [],
      0,
      ['error That did not work.'],
    ]);
    const again = vm.choose('ar');
    await gates['ar']?.open();
    await again;
    expect([vm.language, told.length]).toEqual(['ar', 1]);
  });

  it('uses the default language for missing texts of the app if only the operator has texts', async () => {
    const { vm, gates, i18n } = stage({ start: 'ar', lost: ['de'], operators: { de: { title: 'Läden' } } });
    const choosing = vm.choose('de');
    await gates['de']?.open();
    await choosing;
    expect([vm.language, i18n.t('title'), i18n.t('where')]).toEqual(['de', 'Läden', 'en']);
  });
});

describe('LOCALE-2 at start', () => {
  it('stays in the loaded language when the offered one fails to load', async () => {
    const { vm, shown } = stage({ start: 'pt', lost: ['en'], operators: {} });
    await vm.prepare();
    expect([vm.language, shown]).toEqual(['pt', ['pt ltr']]);
  });

  it('replaces a language that is not offered', async () => {
    const { vm, shown } = stage({ start: 'pt', operators: {} });
    await vm.prepare();
    expect([vm.language, shown]).toEqual(['en', ['en ltr']]);
  });
});

describe('LOCALE-3 STORE-1 the direction', () => {
  it('is stored with the chosen language', async () => {
    const { vm, gates, kept } = stage();
    const choosing = vm.choose('ar');
    await gates['ar']?.open();
    await choosing;
    expect(kept.read()).toBe('rtl');
  });

  it('is the stored one of the chosen language where the languages fail to load', async () => {
    const { vm, shown, kept } = stage({ start: 'ar', wished: 'ar', dir: 'rtl', hasLanguages: false });
    await vm.prepare();
    expect([vm.direction, shown, kept.read()]).toEqual(['rtl', ['ar rtl'], 'rtl']);
  });

  it('ignores the stored direction of another language, and prefers the server’s', async () => {
    const other = stage({ start: 'en', wished: 'ar', dir: 'rtl', hasLanguages: false });
    await other.vm.prepare();
    expect([other.vm.direction, other.kept.read()]).toEqual(['ltr', 'rtl']);
    const told = stage({ start: 'ar', wished: 'ar', dir: 'ltr' });
    await told.vm.prepare();
    expect([told.vm.direction, told.kept.read()]).toEqual(['rtl', 'rtl']);
  });
});
