import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PickedPicture } from '@domain/images/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { orderId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { OrderRating, OwnRating, PartRating } from '@domain/reviews/index.ts';
import type { OrderTips, TippedOrder } from '@domain/payments/index.ts';
import { money } from '@domain/pricing/index.ts';
import { createDataCache } from '@app/data/index.ts';
import type { RatingDraft } from '@app/features/rating/rating-draft.ts';
import { RatingView } from '@app/features/rating/rating.view.tsx';
import { RatingViewModel } from '@app/features/rating/rating.view-model.ts';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import texts from '../../../src/public/locales/en/translation.json' with { type: 'json' };

const english = (key: keyof typeof texts, values: Readonly<Record<string, string>> = {}): string =>
  texts[key].replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
const NOON = Date.parse('2025-03-10T12:00:00Z');
const DAY_MS = 86_400_000;
const own = (rating: number, hours = 1): OwnRating => ({
  rating,
  comment: '',
  pictures: [],
  changeableUntil: instant(NOON + DAY_MS - hours * 3_600_000),
});
const ratingOf = (shop?: OwnRating, openUntil = NOON + 30 * DAY_MS): OrderRating => ({
  orderId: orderId(880),
  deliveredAt: instant(NOON - DAY_MS),
  openUntil: instant(openUntil),
  timeZone: 'Europe/Amsterdam',
  parts: [
    { kind: 'order', id: 1, name: 'Green Spoon', image: undefined, own: shop },
    { kind: 'product', id: 4, name: 'Lentil soup', image: undefined, own: undefined },
    { kind: 'courier', id: 9, name: 'Ana Petrova', image: undefined, own: undefined },
  ],
});
const picture: PickedPicture = { type: 'image/png', arrayBuffer: () => Promise.resolve(new ArrayBuffer(4)) };

type Given = {
  readonly rating?: OrderRating;
  readonly drafts?: Map<number, RatingDraft>;
  readonly order?: TippedOrder;
  /** What the customer does before the page is active. */
  readonly early?: (vm: RatingViewModel) => void;
};
const tipped: TippedOrder = {
  total: money(3376, 2),
  tips: money(200, 2),
  priceStyle: { symbol: '$', position: 'before' },
  courier: 'Ana Petrova',
};
const stage = async ({ rating = ratingOf(), drafts = new Map(), order = tipped, early = () => {} }: Given = {}) => {
  const saved: (readonly PartRating[])[] = [];
  const server: { failure: RemoteFailure | undefined; uploads: (RemoteFailure | undefined)[] } = {
    failure: undefined,
    uploads: [],
  };
  const tips: string[] = [];
  let keys = 0;
  const giveTip: OrderTips['give'] = (_order, amount, key) => {
    tips.push(`${amount.minor} ${key}`);
    if (server.failure) return Promise.resolve(err(server.failure));
    return Promise.resolve(ok({ ...tipped, tips: money(tipped.tips.minor + amount.minor, 2) }));
  };
  const vm = new RatingViewModel({
    cache: createDataCache(),
    scope: () => ['en'],
    ratings: {
      load: () => Promise.resolve(ok(rating)),
      save: (_id, parts) => {
        saved.push(parts);
        if (server.failure) return Promise.resolve(err(server.failure));
        const written = rating.parts.map((part) => {
          const sent = parts.find(({ kind, id }) => kind === part.kind && id === part.id);
          return sent
            ? { ...part, own: { ...own(sent.rating), comment: sent.comment, pictures: sent.pictures } }
            : part;
        });
        return Promise.resolve(ok({ ...rating, parts: written }));
      },
    },
    uploads: {
      upload: () => {
        const failure = server.uploads.shift();
        return Promise.resolve(failure ? err(failure) : ok('https://market.test/storage/images/p.jpg'));
      },
    },
    drafts: {
      read: (id) => drafts.get(id),
      write: (id, draft) => void (draft ? drafts.set(id, draft) : drafts.delete(id)),
    },
    tips: { load: () => Promise.resolve(ok(order)), give: giveTip },
    toasts: { show: () => {} },
    makeUuid: () => `key ${++keys}`,
    translate: english as never,
    clock: { now: () => instant(NOON) },
    zones: { offsetAt: () => 60 },
  });
  vm.show({ path: '/orders/880/review', params: { id: '880' }, query: {} });
  await vm.prepare();
  const view = render(<RatingView vm={vm} />, { services: viewServices });
  early(vm);
  const stop = vm.activate();
  await act(async () => {});
  return { vm, saved, server, drafts, stop, view, tips };
};
const star = (group: string, stars: number) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: `${stars} of 5 stars` });
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));
const send = (name = 'Send') => press(screen.getByRole('button', { name }));

describe('REVIEW-1h the page that rates an order', () => {
  it('sends what was chosen in one call, and thanks with the focus on it', async () => {
    const { saved, drafts } = await stage();
    expect(screen.getByText('Everything here is optional. You can come back until 09.04.2025.')).toBeTruthy();
    await press(star('Green Spoon', 4));
    await press(
      within(screen.getByRole('radiogroup', { name: 'Lentil soup' })).getByRole('radio', { name: 'Liked it' }),
    );
    await act(async () =>
      fireEvent.change(screen.getByLabelText('What should others know?'), { target: { value: 'Warm and quick' } }),
    );
    await send();
    expect(saved).toEqual([
      [
        { kind: 'order', id: 1, rating: 4, comment: 'Warm and quick', pictures: [] },
        { kind: 'product', id: 4, rating: 5, comment: '', pictures: [] },
      ],
    ]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thank you' }));
    expect(screen.getByText('You can change your rating until 11.03.2025, 12:00.')).toBeTruthy();
    expect(drafts.size).toBe(0);
  });

  it('loses nothing when sending fails or the page is loaded again', async () => {
    const first = await stage();
    first.server.failure = { kind: 'unreachable' };
    await press(star('Ana Petrova, your courier', 2));
    await send();
    expect(screen.getByRole('alert').textContent).toBe(texts['failure.unreachable']);
    expect((star('Ana Petrova, your courier', 2) as HTMLInputElement).checked).toBe(true);
    first.stop();
    first.view.unmount();
    const again = await stage({ drafts: first.drafts });
    expect((star('Ana Petrova, your courier', 2) as HTMLInputElement).checked).toBe(true);
    await send();
    expect(again.saved).toEqual([[{ kind: 'courier', id: 9, rating: 2, comment: '', pictures: [] }]]);
  });

  it('keeps the stars of a draft when words are typed before the page is active', async () => {
    const draft = { stars: { 'courier:9': 2 }, comment: 'Co', pictures: undefined };
    const { vm, drafts } = await stage({ drafts: new Map([[880, draft]]), early: (early) => early.write('Cold') });
    expect([vm.draft, drafts.get(880)]).toEqual([
      { ...draft, comment: 'Cold' },
      { ...draft, comment: 'Cold' },
    ]);
  });

  it('asks for stars beside words, and for anything at all', async () => {
    const { saved } = await stage();
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Choose at least one rating, or leave it as it is.');
    await act(async () =>
      fireEvent.change(screen.getByLabelText('What should others know?'), { target: { value: 'Cold' } }),
    );
    await send();
    expect(screen.getByRole('alert').textContent).toContain('Give Green Spoon stars too');
    expect(saved).toEqual([]);
  });

  it('tries a photo again that was not sent, and sends nothing without it', async () => {
    const { vm, saved, server } = await stage();
    server.uploads = [{ kind: 'timeout' }];
    await press(star('Green Spoon', 5));
    await act(async () => vm.photos.add([picture]));
    await send();
    expect([saved, screen.getByRole('alert').textContent]).toEqual([
      [],
      'A photo was not sent. Try it again or remove it.',
    ]);
    await press(screen.getByRole('button', { name: 'Photo 1 was not sent. Try again' }));
    expect(screen.getByRole('img', { name: 'Photo 1' })).toBeTruthy();
    await send();
    expect(saved[0]?.[0]?.pictures).toEqual(['https://market.test/storage/images/p.jpg']);
  });

  it('REVIEW-1i shows what was written, to be changed within a day and only shown afterwards', async () => {
    const { saved, stop, view } = await stage({ rating: ratingOf(own(3)) });
    expect((star('Green Spoon', 3) as HTMLInputElement).checked).toBe(true);
    await press(star('Green Spoon', 5));
    await send('Save changes');
    expect(saved).toEqual([[{ kind: 'order', id: 1, rating: 5, comment: '', pictures: [] }]]);
    stop();
    view.unmount();
    await stage({ rating: ratingOf(own(3, 25), NOON - 1) });
    expect((star('Green Spoon', 3) as HTMLInputElement).disabled).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(texts['rating.done'])).toBeTruthy();
  });
});

const tipChoice = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'Tip for Ana Petrova' })).getByRole('radio', { name });

describe('PAY-6 a tip after the delivery', () => {
  it('has nothing chosen, and adds exactly what was pressed', async () => {
    const { tips } = await stage();
    expect(screen.queryByRole('button', { name: /^Add this tip/ })).toBeNull();
    await press(tipChoice('$2.00'));
    await press(screen.getByRole('button', { name: 'Add this tip $2.00' }));
    expect(tips).toEqual(['200 key 1']);
    expect(screen.getByText('$4.00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add this tip/ })).toBeNull();
  });

  it('says how much was given before, and nothing where nothing was', async () => {
    const { view } = await stage();
    expect(screen.getByText('So far:', { exact: false }).textContent).toBe('So far: $2.00');
    expect(tipChoice('No more')).toHaveProperty('checked', true);
    view.unmount();
    await stage({ order: { ...tipped, tips: money(0, 2) } });
    expect(screen.queryByText('So far:', { exact: false })).toBeNull();
    expect(tipChoice('No tip')).toHaveProperty('checked', true);
  });

  it('reads an amount as wallets do: with a comma and in Arabic digits, never rounded', async () => {
    const { tips } = await stage();
    await press(tipChoice('Other'));
    const type = (value: string) =>
      void fireEvent.change(screen.getByLabelText('Amount of the tip'), { target: { value } });
    const give = () => press(screen.getByRole('button', { name: /^Add this tip/ }));
    for (const wrong of ['0.005', '1,000', '-1', 'x']) {
      type(wrong);
      await give();
      expect(screen.getByRole('alert').textContent).toBe('Type an amount above zero.');
    }
    type('١٫٥');
    await give();
    expect(tips).toEqual(['150 key 1']);
  });

  it('S13 sends a tip again under the same key while its outcome is unknown, and another under another', async () => {
    const { tips, server } = await stage();
    server.failure = { kind: 'timeout' };
    await press(tipChoice('$1.00'));
    const give = () => press(screen.getByRole('button', { name: /^Add this tip/ }));
    await give();
    await give();
    expect(screen.getByRole('alert').textContent).toBe(texts['failure.timeout']);
    server.failure = undefined;
    await give();
    await press(tipChoice('$1.00'));
    await give();
    expect(tips).toEqual(['100 key 1', '100 key 1', '100 key 1', '100 key 2']);
  });

  it('takes a typed amount, and says what is missing without one', async () => {
    const { tips } = await stage();
    await press(tipChoice(texts['checkout.own_tip']));
    await press(screen.getByRole('button', { name: /^Add this tip/ }));
    expect(screen.getByRole('alert').textContent).toBe('Type an amount above zero.');
    await act(async () =>
      fireEvent.change(screen.getByLabelText(texts['checkout.own_tip_amount']), { target: { value: '1,25' } }),
    );
    await press(screen.getByRole('button', { name: 'Add this tip $1.25' }));
    expect(tips).toEqual(['125 key 1']);
  });
});
