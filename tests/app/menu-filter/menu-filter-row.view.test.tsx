import { act, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Menu, ProductCard } from '@domain/catalog/index.ts';
import type { DietaryDeclaration } from '@domain/dietary/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { ContainerProvider } from '@app/di/index.ts';
import { CART } from '@app/features/cart/index.ts';
import { DIETARY } from '@app/features/dietary/index.ts';
import { MenuFilterRow } from '@app/features/menu-filter/menu-filter-row.view.tsx';
import type { MenuPage } from '@app/features/menu-filter/menu-page.ts';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { createI18n, I18nProvider } from '@app/i18n/index.ts';
import { NAVIGATOR } from '@app/routes/index.ts';
import texts from '../../../src/public/locales/en/translation.json';
import { product } from '../search/goods.ts';

const declared = (id: number, diets: DietaryDeclaration['diets']): ProductCard => ({
  ...product(id),
  dietary: { contains: diets.length > 0 ? [] : ['milk'], mayContain: [], diets },
});
const MENU: Menu<ProductCard> = {
  popular: [],
  sections: [{ id: categoryId(1), title: 'Mains', items: [declared(1, ['vegan']), declared(2, [])] }],
};
const page: MenuPage = { path: '/shop/1', query: { fits: '1' }, menu: { value: MENU }, narrow: () => {} };
const i18n = createI18n('en', { en: { translation: texts, errors: {} } });

const rowWith = (advice: object | undefined) => {
  const container = new Container();
  container.bind(DIETARY).toConstantValue({ advice, load: () => Promise.resolve() });
  container.bind(CART).toConstantValue({ userCart: undefined });
  container.bind(REFERENCE_VIEW_MODEL).toConstantValue({ settings: settingsOf([]) });
  container.bind(NAVIGATOR).toConstantValue({ go: () => {} });
  return (
    <ContainerProvider value={container}>
      <I18nProvider value={i18n}>
        <MenuFilterRow looks={{ row: undefined, chip: undefined }} page={page} />
      </I18nProvider>
    </ContainerProvider>
  );
};

it('CATALOG-2 the filters of a menu hydrate as rendered, then count for the dietary profile', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(rowWith(undefined));
  document.body.append(place);
  const fits = /^Fits me/;
  expect(screen.queryByRole('button', { name: fits })).toBeNull();
  const differences: unknown[] = [];
  const advice = { isGiven: true, profile: { diets: ['vegan'], allergens: {} } };
  await act(async () => {
    hydrateRoot(place, rowWith(advice), { onRecoverableError: (error) => differences.push(error) });
    await new Promise((resolve) => void setTimeout(resolve, 0));
  });
  expect(differences).toEqual([]);
  expect(screen.getByRole('button', { name: fits }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('status').textContent).toContain('1 of 2');
});
