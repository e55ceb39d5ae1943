import { expect, it } from 'vitest';
import { createDocumentAppearance } from '@infra/drivers/browser/document-appearance.ts';

it('LOCALE-3 writes language and direction of a page only where they change', () => {
  const writes: string[] = [];
  const written = { lang: 'en', dir: 'ltr' };
  const root = new Proxy(written, {
    set: (target, name, value: string) => {
      writes.push(`${String(name)} ${value}`);
      return Reflect.set(target, name, value);
    },
  });
  const appearance = createDocumentAppearance(root as never);
  appearance.showLanguage('en', 'ltr');
  expect(writes).toEqual([]);
  appearance.showLanguage('ar', 'rtl');
  appearance.showLanguage('fa', 'rtl');
  expect(writes).toEqual(['lang ar', 'dir rtl', 'lang fa']);
});
