import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NEWS_SHEET } from '@app/features/content/index.ts';
import { HOME_VIEWS } from '@app/features/home/home.tokens.ts';
import { HomeView } from '@app/features/home/home.view.tsx';
import { LatestNews } from '@app/features/home/latest-news.view.tsx';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

const show = (more: object = {}) => {
  const closed: string[] = [];
  const vm = { variant: 2, hasFailed: false, news: undefined, closeNews: () => void closed.push('news'), ...more };
  render(<HomeView vm={vm as never} />, {
    services: [
      ...viewServices,
      bound(NEWS_SHEET as never, ({ onClose }: { onClose: () => void }) => (
        <button onClick={onClose}>Close the news</button>
      )),
      bound(HOME_VIEWS as never, { viewOf: (variant: number) => () => <p>Variant {variant}</p> }),
    ],
  });
  return closed;
};

describe('LAYOUT-2 the home page', () => {
  it('is the variant that is loaded, under one heading', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Food and groceries near you');
    expect(screen.getByText('Variant 2')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no variant before one is loaded', () => {
    show({ variant: undefined });
    expect(screen.queryByText(/^Variant/)).toBeNull();
  });

  it('says that its code could not be loaded', () => {
    show({ variant: undefined, hasFailed: true });
    expect(screen.queryByText('Food and groceries near you')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('ROUTE-1 has the news over it until they are closed', () => {
    const closed = show({ news: {} });
    fireEvent.click(screen.getByRole('button', { name: 'Close the news' }));
    expect(closed).toEqual(['news']);
  });

  it('CATALOG-3 leads to its latest news', () => {
    const vm = {
      of: () => [{ id: 'a', title: 'Open late', image: undefined }],
      newsPath: (id: string) => `/?news=${id}`,
    };
    render(<LatestNews vm={vm as never} />, { services: viewServices });
    expect(screen.getByRole('link', { name: /Open late/ }).getAttribute('href')).toBe('/?news=a');
  });
});
