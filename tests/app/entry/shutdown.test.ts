import { describe, expect, it } from 'vitest';
import { shutDown } from '@app/entry/node/shutdown.ts';

const run = async (drainSeconds: number, { isAnswered }: { readonly isAnswered: boolean }) => {
  const steps: string[] = [];
  await shutDown({
    drain: () => void steps.push('not ready'),
    wait: (seconds) => {
      steps.push(`wait ${seconds}`);
      return Promise.resolve();
    },
    closeServer: () => {
      steps.push('no new connections');
      return isAnswered ? Promise.resolve() : new Promise(() => {});
    },
    closeMarketplace: async (answered) => {
      steps.push('end streams');
      await answered;
      steps.push('close data');
    },
    drainSeconds,
  });
  return steps;
};

describe('RUN-1 shutdown', () => {
  it('reports not ready before it refuses connections', async () => {
    expect(await run(5, { isAnswered: true })).toEqual([
      'not ready',
      'wait 5',
      'no new connections',
      'wait 10',
      'end streams',
      'close data',
    ]);
  });

  it('waits for nobody where no balancer watches, and not forever for answers', async () => {
    expect(await run(0, { isAnswered: false })).toEqual([
      'not ready',
      'no new connections',
      'wait 10',
      'end streams',
      'close data',
    ]);
  });
});
