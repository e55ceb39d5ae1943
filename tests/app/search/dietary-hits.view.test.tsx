import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DietaryDeclaration } from '@domain/dietary/index.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { ok } from '@domain/kernel/result.ts';
import { ANNOUNCER, AnnouncerViewModel, SETTLE_MS } from '@app/features/announcer/index.ts';
import { Dietary, DIETARY } from '@app/features/dietary/index.ts';
import { DietaryAdvice } from '@app/features/dietary/dietary-advice.ts';
import { SEARCH_FIELD, SearchBox } from '@app/features/search/index.ts';
import { declared, sesameAllergy } from '../dietary/stage.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { pageOf, product } from './goods.ts';
import { stage } from './stage.ts';

// The panel loads with the first focus; on a busy machine its first load outlasts a test's timeout.
beforeAll(() => import('@app/features/search/search-panel.view.tsx'));

const find = async (dietary: DietaryDeclaration | undefined, profile: typeof sesameAllergy | undefined) => {
  const scene = stage({ products: () => Promise.resolve(ok(pageOf([{ ...product(1, 'Hummus'), dietary }]))) });
  const advice = new Dietary(() =>
    profile ? Promise.resolve(new DietaryAdvice({ kept: createLiveValue(profile) })) : undefined,
  );
  await advice.load();
  render(<SearchBox />, {
    services: [
      ...viewServices,
      bound(ANNOUNCER, new AnnouncerViewModel((run, after) => after === SETTLE_MS && run())),
      bound(SEARCH_FIELD, scene.field),
      bound(DIETARY, advice),
    ],
  });
  const box = screen.getByRole('combobox');
  act(() => box.focus());
  fireEvent.change(box, { target: { value: 'hum' } });
  await act(() => scene.pause());
  await act(() => scene.pause());
  return screen.getAllByRole('option').find(({ textContent }) => textContent.startsWith('Hummus')) as HTMLElement;
};

describe('CATALOG-5 search hits for a customer with a dietary profile', () => {
  it('name what is dangerous', async () => {
    const option = await find(declared(['sesame']), sesameAllergy);
    expect(option.textContent).toContain('Contains sesame. Dangerous for you.');
  });

  it('never call undeclared dishes safe', async () => {
    const option = await find(undefined, sesameAllergy);
    expect(option.textContent).toContain('Not stated. We do not call it safe.');
  });

  it('show nothing for suitable dishes', async () => {
    const option = await find(declared([]), sesameAllergy);
    expect(option.querySelector('[data-verdict]')).toBeNull();
  });

  it('show nothing without a profile', async () => {
    const option = await find(declared(['sesame']), undefined);
    expect(option.querySelector('[data-verdict]')).toBeNull();
  });
});
