import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { AgainView } from '@app/features/again/again.view.tsx';
import { AboutView } from '@app/features/content/about.view.tsx';
import { ArticleView } from '@app/features/content/article.view.tsx';
import { CareerView } from '@app/features/content/career.view.tsx';
import { CareersView } from '@app/features/content/careers.view.tsx';
import { DeliverView } from '@app/features/content/deliver.view.tsx';
import { HelpView } from '@app/features/content/help.view.tsx';
import { LegalView } from '@app/features/content/legal.view.tsx';
import { CourierView } from '@app/features/courier-work/courier.view.tsx';
import { CategoryView } from '@app/features/discovery/category.view.tsx';
import { FollowView } from '@app/features/follow/follow.view.tsx';
import { OrderView } from '@app/features/orders/order.view.tsx';
import { ParcelView } from '@app/features/parcels/parcel.view.tsx';
import { PromotionView } from '@app/features/promotions/promotion.view.tsx';
import { RatingView } from '@app/features/rating/rating.view.tsx';
import { ReceiptView } from '@app/features/receipt/receipt.view.tsx';
import { ReferralTermsView } from '@app/features/referrals/referral-terms.view.tsx';
import { ProblemView } from '@app/features/refunds/problem.view.tsx';
import { RepeatView } from '@app/features/repeat/repeat.view.tsx';
import { TableView } from '@app/features/reservations/table.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

const failure = { kind: 'unreachable' } as const;

/** Views that show what one query brings, by the name under which their view-model has it. */
const BY_QUERY = {
  about: [AboutView, 'parts'],
  article: [ArticleView, 'article'],
  career: [CareerView, 'career'],
  careers: [CareersView, 'careers'],
  deliver: [DeliverView, 'text'],
  help: [HelpView, 'faqs'],
  legal: [LegalView, 'text'],
  category: [CategoryView, 'category'],
  promotion: [PromotionView, 'promotion'],
  rating: [RatingView, 'live'],
  'referral terms': [ReferralTermsView, 'live'],
  problem: [ProblemView, 'live'],
} as const;
/** Views that are told of a failure and how to try again. */
const BY_FAILURE = {
  again: [AgainView, 'retry'],
  courier: [CourierView, 'retry'],
  follow: [FollowView, 'retry'],
  order: [OrderView, 'retry'],
  parcel: [ParcelView, 'retry'],
  receipt: [ReceiptView, 'retry'],
  repeat: [RepeatView, 'retry'],
  table: [TableView, 'reload'],
} as const;

/** The headings of a view, whose button to try again is then pressed. */
const tryAgain = (View: unknown, vm: object): readonly (readonly [tag: string, text: string | null])[] => {
  const Failing = View as ComponentType<{ readonly vm: unknown }>;
  render(<Failing vm={vm} />, { services: viewServices });
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent] as const);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  return headings;
};

describe('ERROR-6 a page whose data cannot be loaded', () => {
  it.each(Object.entries(BY_QUERY))('of a query has a first heading and tries again: %s', (_name, [View, member]) => {
    const tried: string[] = [];
    const query = { failure, value: undefined, reload: () => void tried.push(member) };
    expect([tryAgain(View, { [member]: query }), tried]).toEqual([[['H1', 'No connection']], [member]]);
  });

  it.each(Object.entries(BY_FAILURE))('has a first heading and tries again: %s', (_name, [View, member]) => {
    const tried: string[] = [];
    const vm = { failure, live: { failure }, isOffered: true, [member]: () => void tried.push(member) };
    expect([tryAgain(View, vm), tried]).toEqual([[['H1', 'No connection']], [member]]);
  });
});
