import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { Timeline } from '@app/features/orders/timeline.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { orderOf } from './stage.ts';

describe('ORDER-6 the steps of an order', () => {
  it('mark the current one, and show times of completed ones only', () => {
    const order = orderOf();
    const vm = {
      progress: {
        steps: [
          { step: 'accepted', state: 'done' },
          { step: 'ready', state: 'now' },
          { step: 'on_a_way', state: 'later' },
        ],
      },
      timeOf: () => instant(Date.UTC(2025, 2, 10, 12, 5)),
    };
    render(<Timeline vm={vm as never} order={{ ...order, shop: { ...order.shop, timeZone: 'UTC' } }} />, {
      services: viewServices,
    });
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.querySelector('time')?.textContent)).toEqual(['12:05', undefined, undefined]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });
});
