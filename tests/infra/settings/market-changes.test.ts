import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { marketChanges, type MarketChange } from '@infra/drivers/events/market-changes.ts';
import type { FeedSignal } from '@infra/drivers/events/server-event.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const follow = () => {
  const signals = new Subject<FeedSignal>();
  const heard: MarketChange[] = [];
  marketChanges(signals).subscribe((change) => heard.push(change));
  const changed = (): void => signals.next({ kind: 'event', event: { id: '1', event: 'changed', data: {} } });
  return { signals, heard, changed };
};

describe('OPS-6 changes of the marketplace', () => {
  it('read everything again once for several changes at a time, within a second', () => {
    const { signals, heard, changed } = follow();
    signals.next({ kind: 'open' });
    for (let times = 0; times < 5; times += 1) changed();
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual(['all']);
    changed();
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual(['all', 'all']);
  });

  it('read settings again after the connection was lost, not with the first one', () => {
    const { signals, heard } = follow();
    signals.next({ kind: 'open' });
    expect(heard).toEqual([]);
    signals.next({ kind: 'lost' });
    signals.next({ kind: 'open' });
    expect(heard).toEqual(['reference']);
  });
});
