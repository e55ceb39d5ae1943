import { act, fireEvent, screen, within } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { untrustedHtml, type Article } from '@domain/content/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { AccessibilityView } from '@app/features/content/accessibility.view.tsx';
import { AboutView } from '@app/features/content/about.view.tsx';
import { ArticleView } from '@app/features/content/article.view.tsx';
import { BlogView } from '@app/features/content/blog.view.tsx';
import { CareerView } from '@app/features/content/career.view.tsx';
import { CareersView } from '@app/features/content/careers.view.tsx';
import { DeliverView } from '@app/features/content/deliver.view.tsx';
import { HelpView } from '@app/features/content/help.view.tsx';
import { NewsCard } from '@app/features/content/news-card.view.tsx';
import { NewsSheet } from '@app/features/content/news-sheet.view.tsx';
import { Footer } from '@app/shell/footer.view.tsx';
import { settingsOf } from '@domain/settings/index.ts';
import { render } from '../render.tsx';
import { articleOf, cardOf, careerOf, faqOf, gone, partOf, services, unreachable, uuidOf } from './stage.ts';

const known = <Value,>(value: Value) => ({ value, failure: undefined, reload: () => {} });
const failed = (failure: RemoteFailure, reload = () => {}) => ({ value: undefined, failure, reload });

describe('ROUTE-1 the sheet of a news item', () => {
  const show = (news: Parameters<typeof NewsSheet>[0]['news'], onClose = () => {}) =>
    render(<NewsSheet news={news} onClose={onClose} />, { services });

  it('is a dialog named by the title, with day and text, its headings below the title', () => {
    show(known(articleOf(1, { title: 'Late kitchens', body: untrustedHtml('<h4>Hours</h4><p>Until <b>two</b></p>') })));
    const dialog = screen.getByRole('dialog', { name: 'Late kitchens' });
    expect(within(dialog).getByRole('heading', { level: 2, name: 'Late kitchens' })).toBeDefined();
    expect(within(dialog).getByRole('heading', { level: 3, name: 'Hours' })).toBeDefined();
    expect(dialog.textContent).toContain('Published 03.03.2026');
    expect(dialog.querySelector('b')?.textContent).toBe('two');
  });

  it('links to a page of its own, and is closed by its button', () => {
    let closed = 0;
    show(known(articleOf(1)), () => void closed++);
    expect(screen.getByRole('link', { name: 'Open as a page' }).getAttribute('href')).toBe(`/blog/${uuidOf(1)}`);
    screen.getByRole('button', { name: 'Close the news' }).click();
    expect(closed).toBe(1);
  });

  it('says that there is no such news, and links onwards', () => {
    let closed = 0;
    show(failed(gone), () => void closed++);
    const dialog = screen.getByRole('dialog', { name: 'News' });
    expect(within(dialog).getByRole('heading', { name: 'This news is no longer here' })).toBeDefined();
    within(dialog).getAllByRole('button', { name: 'Close the news' }).at(-1)?.click();
    expect(closed).toBe(1);
  });

  it('ERROR-6 announces loading, and offers a retry after a failure', () => {
    let tries = 0;
    show(failed(unreachable, () => void tries++));
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(tries).toBe(1);
    show({ value: undefined, failure: undefined, reload: () => {} });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  });

  it('API-11 executes nothing in an operator’s text', () => {
    show(
      known(
        articleOf(1, {
          title: '<img src=x onerror=alert(1)>',
          body: untrustedHtml(
            '<script>alert(1)</script><a href="javascript:alert(1)" onclick="alert(1)">link</a><svg onload=alert(1)>',
          ),
        }),
      ),
    );
    const dialog = screen.getByRole('dialog');
    expect(dialog.querySelectorAll('script, [onclick], [onerror], svg[onload], a:not([href^="/blog/"])').length).toBe(
      0,
    );
    expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe('<img src=x onerror=alert(1)>');
  });
});

describe('CATALOG-3 the latest news on the home page', () => {
  it('is one link with its title', () => {
    render(<NewsCard news={cardOf(1)} to={`/?news=${uuidOf(1)}`} />, { services });
    expect(screen.getByRole('link', { name: 'News Article 1' }).getAttribute('href')).toBe(`/?news=${uuidOf(1)}`);
  });
});

describe('ROUTE-8 the blog', () => {
  const show = (articles: object) => render(<BlogView vm={{ articles } as never} />, { services });

  it('lists articles as links under headings', async () => {
    show({ items: [cardOf(1), cardOf(2)], hasMore: true, loadMore: () => {} });
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' }).tabIndex).toBe(-1);
    expect(
      within(screen.getByRole('heading', { level: 2, name: 'Article 2' }))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`/blog/${uuidOf(2)}`);
    expect(await screen.findByRole('button', { name: 'Load more articles' })).toBeDefined();
  });

  it('SEARCH-5 keeps its button while loading, and ERROR-6 says why loading more failed', async () => {
    const list = observable({
      items: [cardOf(1)],
      hasMore: true,
      isLoading: true,
      failure: undefined as RemoteFailure | undefined,
      loadMore: () => {},
      reload: () => {},
    });
    let renewed = 0;
    list.reload = () => void renewed++;
    show(list);
    const button = await screen.findByRole('button', { name: 'Load more articles' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    act(() =>
      runInAction(() => {
        list.isLoading = false;
        list.failure = unreachable;
      }),
    );
    expect([button.textContent, screen.getByRole('alert').textContent]).toEqual([
      'Try again',
      'The server cannot be reached. Please try again.',
    ]);
    fireEvent.click(button);
    expect(renewed).toBe(1);
  });

  it('ERROR-6 has an empty, a loading and a failed state', () => {
    show({ items: [] });
    expect(screen.getByRole('heading', { name: 'No articles yet' })).toBeDefined();
    show({ items: [], isLoading: true });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
    show({ items: [], failure: unreachable });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('ROUTE-8 an article', () => {
  it('has its title and its own language, and links to the others', () => {
    const article: Article = articleOf(1, { title: 'حكاية', language: 'ar', body: untrustedHtml('<h4>عنوان</h4>') });
    render(<ArticleView vm={{ article: known(article) as never }} />, { services });
    expect(screen.getByRole('heading', { level: 1, name: 'حكاية' }).lang).toBe('ar');
    const heading = screen.getByRole('heading', { level: 2, name: 'عنوان' });
    expect([heading.parentElement?.lang, heading.parentElement?.dir]).toEqual(['ar', 'auto']);
    expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/blog');
  });
});

describe('ROUTE-9 about', () => {
  it('shows each part under its heading, and the app only where it has a web address', () => {
    render(
      <AboutView
        vm={{
          parts: known([
            partOf(1, { apps: { ios: 'https://apps.test', android: 'javascript:alert(1)' } }),
            partOf(2),
          ]) as never,
        }}
      />,
      { services },
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Part 1',
      'Part 2',
    ]);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Get the app on the App Store', 'https://apps.test'],
    ]);
  });
});

describe('ROUTE-9 becoming a driver', () => {
  it("shows the operator's text and where to get the app", () => {
    const text = partOf(9, { title: 'وصّل معنا', language: 'ar', body: untrustedHtml('<h3>ما تحتاج</h3>') });
    render(
      <DeliverView
        vm={{
          text: known(text) as never,
          offersWork: false,
          application: undefined as never,
          apps: { ios: 'https://apps.test', android: 'javascript:alert(1)' },
        }}
      />,
      { services },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'وصّل معنا' }).lang).toBe('ar');
    expect(screen.getByRole('heading', { level: 2, name: 'ما تحتاج' })).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://apps.test']);
  });
});

describe('ROUTE-9 careers', () => {
  it('are one link each, with the kind of work and the place', () => {
    render(
      <CareersView
        vm={{
          careers: known([careerOf(1), careerOf(2, { field: '' }), careerOf(3, { field: '', place: '' })]) as never,
        }}
      />,
      { services },
    );
    const jobs = screen.getAllByRole('listitem');
    expect(jobs.map((job) => within(job).getByRole('link').getAttribute('href'))).toEqual([
      '/careers/1',
      '/careers/2',
      '/careers/3',
    ]);
    expect(jobs.map((job) => job.querySelector('p')?.textContent)).toEqual([
      'City team · Port Alder',
      'Port Alder',
      undefined,
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Careers' })).toBeDefined();
  });

  it('says so when there are none', () => {
    render(<CareersView vm={{ careers: known([]) as never }} />, { services });
    expect(screen.getByRole('heading', { name: 'No open jobs at the moment' })).toBeDefined();
  });

  it('have a page with the contact for applications, omitted where none is configured', () => {
    const { unmount } = render(
      <CareerView vm={{ career: known(careerOf(1, { title: 'Cook & baker' })) as never, email: 'jobs@tiffin.test' }} />,
      { services },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Cook & baker' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Apply by e-mail' }).getAttribute('href')).toBe(
      'mailto:jobs@tiffin.test?subject=Cook%20%26%20baker',
    );
    expect(screen.getByRole('link', { name: 'All jobs' }).getAttribute('href')).toBe('/careers');
    unmount();
    render(<CareerView vm={{ career: known(careerOf(1)) as never, email: '' }} />, { services });
    expect(screen.queryByRole('link', { name: 'Apply by e-mail' })).toBeNull();
  });
});

describe('ROUTE-9 help', () => {
  const faqs = [
    faqOf('Can I cancel?', 'Until it is accepted.\nThen <b>write</b> to us.'),
    faqOf('What is the wallet for?', 'Refunds'),
  ];
  const stage = (change: object = {}) => {
    const vm = observable(
      {
        search: '',
        found: faqs,
        faqs: known(faqs),
        phone: '14015550100',
        email: 'help@tiffin.test',
        hasChat: true,
        searchFor: (text: string) => runInAction(() => void (vm.search = text)),
        ...change,
      },
      {},
      { deep: false },
    );
    render(<HelpView vm={vm as never} />, { services });
    return vm;
  };

  it('is a list of questions that open', () => {
    stage();
    const question = screen.getByRole('heading', { level: 2, name: 'Can I cancel?' });
    expect(question.closest('summary')?.parentElement?.tagName).toBe('DETAILS');
    expect(question.closest('details')?.textContent).toContain('Until it is accepted.\nThen <b>write</b> to us.');
  });

  it('ROUTE-9a filters while typing, and announces the number of matches', () => {
    const vm = stage({ found: [faqs[0]] });
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search the questions' }), { target: { value: 'cancel' } });
    expect(vm.search).toBe('cancel');
    expect(screen.getByRole('status').textContent).toBe('1 question found');
  });

  it('shows all questions where none matches', () => {
    const vm = stage({ search: 'submarine', found: [] });
    expect(screen.getByRole('heading', { name: 'No question contains these words' })).toBeDefined();
    screen.getByRole('button', { name: 'Show all questions' }).click();
    expect(vm.search).toBe('');
  });

  it('shows the contact, and omits it where none is configured', () => {
    stage();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/chat?with=help',
      'mailto:help@tiffin.test',
      'tel:+14015550100',
    ]);
    stage({ phone: '', email: '', hasChat: false });
    expect(screen.getAllByRole('heading', { name: 'Did not find your answer?' })).toHaveLength(1);
  });
});

describe('ACCESS-5 the accessibility statement', () => {
  it('says what was tested and which barriers are known', () => {
    render(<AccessibilityView vm={{ phone: '', email: '' }} />, { services });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Accessibility',
      'What was tested',
      'Barriers we know of',
    ]);
    const [tested, known] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length);
    expect([tested, known]).toEqual([5, 4]);
  });

  it('leads to a person who hears of a barrier, with a subject', () => {
    render(<AccessibilityView vm={{ phone: '14015550100', email: 'help@tiffin.test' }} />, { services });
    expect(screen.getByRole('heading', { level: 2, name: 'Report a barrier' })).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:help@tiffin.test?subject=A%20barrier%20at%20Tiffin',
      'tel:+14015550100',
    ]);
  });
});

describe('LAYOUT-7 the footer', () => {
  it('leads to the pages about the marketplace', () => {
    render(<Footer settings={settingsOf([])} />, { services });
    const links = within(screen.getByRole('navigation', { name: 'More about us' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/recipes',
      '/help',
      '/about',
      '/blog',
      '/careers',
      '/deliver',
      '/be-seller',
      '/diet',
      '/settings/comfort',
      '/accessibility',
      '/terms',
      '/privacy',
    ]);
  });
});
