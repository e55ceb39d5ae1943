import { act, cleanup, render } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import { createRequestCookies } from '@infra/drivers/browser/cookie-jar.ts';
import { createAppContainer } from '@app/composition/create-app-container.ts';
import type { Platform } from '@app/composition/platform.ts';
import { startApp } from '@app/composition/start-app.ts';
import { AppRoot } from '@app/entry/app-root.tsx';
import { createI18n } from '@app/i18n/index.ts';
import { PAGES } from '@app/routes/index.ts';
import type { Pages } from '@app/routes/pages.ts';
import texts from '../../../src/public/locales/en/translation.json';
import { platformOf, SIGNED_IN } from '../composition/platform.ts';

// happy-dom knows no popovers.
beforeEach(() => void Object.assign(HTMLElement.prototype, { hidePopover: () => {} }));
afterEach(cleanup);

const LANGUAGES = [
  { locale: 'en', title: 'English', default: true, backward: false },
  { locale: 'de', title: 'Deutsch', backward: false },
  { locale: 'ar', title: 'العربية', backward: true },
];
const CURRENCIES = [
  { id: 1, title: 'USD', symbol: '$', rate: 1, default: true },
  { id: 2, title: 'EUR', symbol: '€', rate: 0.9 },
];

type Scene = {
  readonly page?: ComponentType;
  readonly path?: string;
  readonly isSignedIn?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
  readonly platform?: Partial<Platform>;
  /** Bodies of further answers, by the end of their path. */
  readonly answers?: Readonly<Record<string, unknown>>;
};

/** A whole app instance on screen, with a page of the test's own inside. */
export const open = async ({
  page = () => null,
  path = '/',
  isSignedIn = false,
  settings = {},
  platform = {},
  answers = {},
}: Scene = {}) => {
  const reports: unknown[] = [];
  const bodies: Readonly<Record<string, unknown>> = {
    'rest/languages/active': { data: LANGUAGES },
    'rest/currencies/active': { data: CURRENCIES },
    'rest/settings': { data: Object.entries(settings).map(([key, value]) => ({ key, value })) },
    'rest/translations/paginate': { data: {} },
    ...answers,
  };
  const i18n = createI18n('en', { en: { translation: texts, errors: {} } });
  const container = createAppContainer(
    platformOf({
      fetch: (input) => {
        const { pathname } = new URL(input instanceof Request ? input.url : String(input));
        const found = bodies[pathname.replace('/api/v1/', '')];
        return Promise.resolve(found === undefined ? new Response('{}', { status: 404 }) : Response.json(found));
      },
      cookies: createRequestCookies(isSignedIn ? SIGNED_IN : ''),
      report: (_problem, cause) => reports.push(cause),
      ...platform,
    }),
    i18n,
  );
  const opened: string[] = [];
  const pageOf = (id: number, View: ComponentType) => ({
    id,
    match: { place: { path, params: {}, query: {} } },
    page: { View },
    viewModel: { activate: () => () => {}, head: () => ({ title: '' }) },
  });
  const pages = observable.object(
    {
      chrome: 'full',
      isMoving: false,
      isMissing: false,
      isLost: false,
      shown: pageOf(1, page),
      open: ({ path: to }: { readonly path: string }) => (opened.push(to), Promise.resolve({ kind: 'ready' })),
      prefetch: () => Promise.resolve(),
      recreate: () => (
        opened.push('anew'),
        Promise.resolve(runInAction(() => void (pages.shown = pageOf(pages.shown.id + 1, page))))
      ),
    },
    {},
    { deep: false },
  );
  container.rebind<Pages>(PAGES).toConstantValue(pages as unknown as Pages);
  await startApp(container);
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppRoot container={container} i18n={i18n} />
    </MemoryRouter>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  /** The next page has loaded. */
  const arrive = (View: ComponentType) =>
    act(() => runInAction(() => void (pages.shown = pageOf(pages.shown.id + 1, View))));
  return { container, i18n, reports, opened, arrive };
};
