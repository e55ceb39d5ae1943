import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Arrival } from '@domain/orders/index.ts';
import { ArrivalTimes } from '@app/features/tracking/arrival-times.view.tsx';
import { TrackingSkeleton } from '@app/features/tracking/tracking-skeleton.view.tsx';
import { render } from '../render.tsx';
import { NOON } from '../view-services.ts';

const timeText = (at: number): string => new Date(at).toISOString().slice(11, 16);
const later = (minutes: number) => (NOON + minutes * 60_000) as typeof NOON;

const show = (arrival: Partial<Arrival>, left?: string) => {
  const { container } = render(
    <ArrivalTimes
      arrival={{ from: later(20), to: later(30), latest: undefined, isLate: false, ...arrival }}
      timeText={timeText}
    >
      {left}
    </ArrivalTimes>,
  );
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const times = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return { terms, times, struck: container.querySelector('s')?.textContent };
};

describe('ORDER-6 when a courier arrives', () => {
  it('is a span, with what is left of it', () => {
    expect(show({}, '25 min')).toEqual({ terms: ['Arrives'], times: ['12:20–12:30', '25 min'], struck: undefined });
  });

  it('is one time where both ends are the same', () => {
    expect(show({ to: later(20) }).times).toEqual(['12:20']);
  });

  it('is before the latest time, which holds', () => {
    const { terms, times, struck } = show({ latest: later(45) });
    expect([terms, times, struck]).toEqual([['Arrives', 'At the latest'], ['12:20–12:30', '12:45'], undefined]);
  });

  it('is a new time once the promised one is missed, which is struck through', () => {
    const { terms, struck } = show({ latest: later(10), isLate: true });
    expect([terms, struck]).toEqual([['New time', 'Promised'], '12:10']);
  });
});

describe('ORDER-6 the page of a delivery', () => {
  it('says that it is loading', () => {
    render(<TrackingSkeleton />);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  });
});
