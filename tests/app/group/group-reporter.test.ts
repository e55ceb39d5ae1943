import { describe, expect, it } from 'vitest';
import type { GroupChange } from '@domain/cart/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { GroupReporter } from '@app/features/group/group-reporter.ts';

const joined = (name: string): GroupChange => ({ kind: 'joined', name });
const stage = () => {
  const clock = { at: 0, now: () => instant(clock.at) };
  const said: string[] = [];
  const reporter = new GroupReporter({
    announcer: { say: (text) => said.push(text) },
    toasts: { show: () => {} },
    translate: ((key: string, values: { readonly name: string }) => `${key} ${values.name}`) as never,
    clock,
    delay: () => new Promise(() => {}),
  });
  return { reporter, clock, said };
};

describe('GROUP-2 what happened in a group', () => {
  it('is kept with its moment, newest first, and once said aloud', () => {
    const { reporter, clock, said } = stage();
    reporter.report([joined('Ana')]);
    clock.at = 60_000;
    reporter.report([joined('Omar'), joined('Mei')]);
    expect(reporter.history.map(({ at, text }) => `${at} ${text.split(' ')[1]}`)).toEqual([
      '60000 Mei',
      '60000 Omar',
      '0 Ana',
    ]);
    expect(reporter.latest).toContain('Mei');
    expect(said).toHaveLength(1);
  });

  it('keeps the latest eight, each under an id of its own', () => {
    const { reporter } = stage();
    for (let turn = 0; turn < 20; turn += 1) reporter.report([joined(`M${turn}`)]);
    expect(reporter.history.map(({ text }) => text.split(' ')[1])).toEqual(
      [19, 18, 17, 16, 15, 14, 13, 12].map((turn) => `M${turn}`),
    );
    expect(new Set(reporter.history.map(({ id }) => id)).size).toBe(8);
  });

  it('begins anew with another group', () => {
    const { reporter } = stage();
    reporter.report([joined('Ana')]);
    reporter.begin();
    expect(reporter.history).toEqual([]);
    expect(reporter.latest).toBe('');
  });
});
