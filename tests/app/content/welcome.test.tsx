import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { err, ok } from '@domain/kernel/result.ts';
import { ADDRESS_CHOICE, ADDRESS_POPOVER } from '@app/features/addresses/index.ts';
import { createArticleQueries } from '@app/features/content/index.ts';
import { createMarketTextQueries } from '@app/features/content/market-text.queries.ts';
import { WelcomeView } from '@app/features/content/welcome.view.tsx';
import { WelcomeViewModel } from '@app/features/content/welcome.view-model.ts';
import { CURRENCY_POPOVER, CURRENCY_VIEW_MODEL } from '@app/features/currency/index.ts';
import { LANGUAGE_POPOVER, LOCALE_VIEW_MODEL } from '@app/features/locale/index.ts';
import { SESSION_VIEW_MODEL } from '@app/features/session/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { bound, render } from '../render.tsx';
import { cardOf, contentServer, faqOf, services, unreachable, uuidOf } from './stage.ts';

const open = async (
  prepare: (server: ReturnType<typeof contentServer>) => void = () => {},
  { isSignedIn = false, address = undefined as string | undefined } = {},
) => {
  const server = contentServer();
  prepare(server);
  const language = (): string => 'en';
  const vm = new WelcomeViewModel({
    cache: createDataCache(),
    articles: createArticleQueries({ articles: server.articles, language }),
    queries: createMarketTextQueries({ texts: server.texts, language }),
  });
  const outcome = await vm.prepare();
  render(<WelcomeView vm={vm} />, {
    services: [
      ...services,
      bound(ADDRESS_CHOICE as never, { chosen: address && { text: address } }),
      bound(LOCALE_VIEW_MODEL as never, { language: 'en', options: [{ locale: 'en', title: 'English' }] }),
      bound(CURRENCY_VIEW_MODEL as never, { current: { symbol: '€', title: 'EUR' } }),
      bound(SESSION_VIEW_MODEL as never, { isSignedIn }),
    ],
  });
  return { vm, outcome };
};
const link = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

describe('ROUTE-2 the welcome page', () => {
  it('shows the operator’s text, promises, real figures, articles and questions', async () => {
    await open(({ answers }) => {
      answers.list = () => ok({ items: [1, 2, 3, 4].map(cardOf), page: 1, lastPage: 1, total: 4 });
      answers.faqs = ok(['A', 'BB', 'CCC', 'DDDD', 'EEEEE'].map((question) => faqOf(question, 'Yes')));
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The whole town');
    expect(
      within(screen.getByRole('region', { name: 'What you can count on' })).getByRole('heading', {
        level: 2,
        name: 'Real kitchens',
      }),
    ).toBeDefined();
    expect([screen.getByText('3 people order here'), screen.getByText('1 order delivered')].length).toBe(2);
    const articles = within(screen.getByRole('region', { name: 'Worth reading' }));
    expect(articles.getAllByRole('heading', { level: 3 }).length).toBe(3);
    expect(articles.getByRole('link', { name: 'Article 1' }).getAttribute('href')).toBe(`/blog/${uuidOf(1)}`);
    expect(
      within(screen.getByRole('region', { name: 'Good to know' })).getAllByRole('heading', { level: 3 }).length,
    ).toBe(4);
    expect([link('All articles'), link('All questions')]).toEqual(['/blog', '/help']);
  });

  it('opens the pickers of address, language and currency, and shows what is chosen', async () => {
    await open(undefined, { address: '12 Harbor Street' });
    const choices = within(screen.getByRole('region', { name: 'Make it yours' })).getAllByRole('button');
    expect(choices.map((button) => [button.textContent, button.getAttribute('popovertarget')])).toEqual([
      ['Deliver to12 Harbor Street', ADDRESS_POPOVER],
      ['LanguageEnglish', LANGUAGE_POPOVER],
      ['Currency€ EUR', CURRENCY_POPOVER],
    ]);
  });

  it('links to the shops, for guests also to sign-in and registration', async () => {
    await open();
    expect([link('See the shops'), link('Sign in'), link('Create an account')]).toEqual(['/', '/login', '/register']);
  });

  it('offers no sign-in to a signed-in customer', async () => {
    await open(undefined, { isSignedIn: true });
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(link('See the shops')).toBe('/');
  });

  it('ERROR-6 works with its own texts when loading fails, and shows no zeros', async () => {
    const { outcome } = await open(({ answers }) => {
      answers.landing = err(unreachable);
      answers.figures = ok({ people: 0, delivered: 0 });
      answers.list = () => err(unreachable);
      answers.faqs = err(unreachable);
    });
    expect(outcome).toEqual({ kind: 'ready' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to Tiffin');
    expect([
      screen.queryByText(/order here/),
      screen.queryByText(/delivered/),
      screen.queryByRole('region', { name: 'Worth reading' }),
    ]).toEqual([null, null, null]);
    expect(screen.getAllByRole('button').length).toBe(3);
  });
});
