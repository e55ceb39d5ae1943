import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Session } from '@domain/identity/index.ts';
import { userId, type UserId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import {
  createDevicePush,
  pushToken,
  type PushChoice,
  type PushPermission,
  type PushToken,
} from '@domain/notifications/index.ts';
import { runs } from '../runs.ts';

const sessionOf = (id: number): Session => ({
  token: `Bearer ${id}`,
  user: { id: userId(id), firstName: '', lastName: '', image: undefined, role: 'user' },
});
type Trouble = 'none' | 'no-token' | 'not-kept';

/** A device, its browser's answer to a prompt, and a marketplace that stores the owner of each token. */
const stage = ({
  permission = 'unasked',
  answer = 'granted',
  travel = () => Promise.resolve(),
}: { permission?: PushPermission; answer?: PushPermission; travel?: (name: string) => Promise<unknown> } = {}) => {
  const world = {
    permission,
    trouble: 'none' as Trouble,
    session: undefined as Session | undefined,
    choice: undefined as PushChoice | undefined,
    made: 0,
    token: undefined as PushToken | undefined,
    asked: 0,
  };
  const server = new Map<PushToken, UserId>();
  const push = createDevicePush({
    messaging: {
      permission: () => world.permission,
      ask: async () => {
        world.asked += 1;
        if (world.permission === 'unasked') world.permission = answer;
        await travel('ask');
        return world.permission;
      },
      token: async () => {
        await travel('token');
        if (world.permission !== 'granted' || world.trouble === 'no-token') return err({ kind: 'unreachable' });
        return ok((world.token ??= pushToken(`token ${(world.made += 1)}`)));
      },
      drop: async () => {
        await travel('drop');
        world.token = undefined;
      },
    },
    tokens: {
      keep: async (token) => {
        const sender = world.session?.user.id;
        await travel('keep');
        if (sender === undefined || world.trouble === 'not-kept') return err({ kind: 'unreachable' });
        server.set(token, sender);
        return ok(undefined);
      },
    },
    choices: { read: () => world.choice, write: (choice) => void (world.choice = choice) },
    sessions: { read: () => world.session },
  });
  /** What signing out does besides: it deletes the choice with all customer data. */
  const leave = (): void => {
    world.session = undefined;
    world.choice = undefined;
  };
  return { push, world, server, leave };
};

describe('NOTIFY-6b turning push on', () => {
  it('requires a press, permission and a token stored by the marketplace', async () => {
    const { push, world, server } = stage();
    world.session = sessionOf(1);
    expect([push.status(), world.asked]).toEqual(['off', 0]);
    expect(await push.start()).toEqual(ok('on'));
    expect([...server]).toEqual([['token 1', 1]]);
    expect(world.choice).toEqual({ user: 1, token: 'token 1' });
  });

  it.each([
    ['blocked', 'blocked'],
    ['unasked', 'off'],
  ] as const)('fails if the answer is %s', async (answer, status) => {
    const { push, world, server } = stage({ answer });
    world.session = sessionOf(1);
    expect(await push.start()).toEqual(ok(status));
    expect([server.size, world.choice]).toEqual([0, undefined]);
  });

  it.each(['no-token', 'not-kept'] as const)('fails with %s, and can be retried', async (trouble) => {
    const { push, world } = stage({ permission: 'granted' });
    world.session = sessionOf(1);
    world.trouble = trouble;
    expect(await push.start()).toEqual(err({ kind: 'unreachable' }));
    expect(push.status()).toBe('off');
    world.trouble = 'none';
    expect(await push.start()).toEqual(ok('on'));
  });

  it('is ignored without a session, or if the session ends before the marketplace answers', async () => {
    const { push, world } = stage();
    expect(await push.start()).toEqual(ok('off'));
    expect(world.made).toBe(0);
    const left = stage({ travel: (name) => Promise.resolve(name === 'keep' && (left.world.session = sessionOf(2))) });
    left.world.session = sessionOf(1);
    expect(await left.push.start()).toEqual(ok('off'));
    expect([left.world.token, left.world.choice]).toEqual([undefined, undefined]);
  });

  it('follows the browser’s permission, whatever was chosen', async () => {
    for (const [permission, status] of [
      ['unsupported', 'unsupported'],
      ['blocked', 'blocked'],
      ['unasked', 'off'],
      ['granted', 'on'],
    ] as const) {
      const { push, world } = stage({ permission });
      world.session = sessionOf(1);
      world.choice = { user: userId(1), token: pushToken('older') };
      expect([push.status(), await push.resume()]).toEqual([status, ok(status)]);
      world.choice = undefined;
      expect(push.status()).toBe(status === 'on' ? 'off' : status);
    }
  });

  it('never prompts by itself', async () => {
    for (const permission of ['unsupported', 'blocked', 'unasked', 'granted'] as const) {
      const { push, world } = stage({ permission });
      world.session = sessionOf(1);
      world.choice = { user: userId(1), token: pushToken('older') };
      await push.resume();
      expect([world.asked, world.permission]).toEqual([0, permission]);
    }
  });
});

describe('NOTIFY-6c the next visit', () => {
  it('sends the current token to the marketplace', async () => {
    const { push, world, server } = stage({ permission: 'granted' });
    world.session = sessionOf(1);
    world.choice = { user: userId(1), token: pushToken('older') };
    expect(await push.resume()).toEqual(ok('on'));
    expect([[...server], world.choice]).toEqual([[['token 1', 1]], { user: 1, token: 'token 1' }]);
  });

  it('requests no token if push is not wanted', async () => {
    const { push, world } = stage({ permission: 'granted' });
    world.session = sessionOf(1);
    expect(await push.resume()).toEqual(ok('off'));
    expect(world.made).toBe(0);
  });

  it('drops another customer’s choice, and keeps one’s own over an expired session', async () => {
    const { push, world } = stage({ permission: 'granted' });
    world.session = sessionOf(1);
    await push.start();
    world.session = undefined;
    await push.resume();
    expect([world.token, world.choice?.user]).toEqual([undefined, 1]);
    world.session = sessionOf(2);
    expect(await push.resume()).toEqual(ok('off'));
    expect([world.token, world.choice]).toEqual([undefined, undefined]);
  });
});

describe('NOTIFY-6d any sequence of events', () => {
  const stepArb = fc.constantFrom(
    'start',
    'stop',
    'resume',
    'leave',
    'come 1',
    'come 2',
    'no-token',
    'not-kept',
    'none',
  );

  it('notifies only the signed-in customer, and a device with push off has no token', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(stepArb, { maxLength: 12 }), async (scheduler, steps) => {
        const { push, world, leave } = stage({ travel: (name) => scheduler.schedule(Promise.resolve(), name) });
        const doing: Promise<unknown>[] = [];
        for (const step of steps) {
          if (step === 'start' || step === 'stop' || step === 'resume') doing.push(push[step]());
          if (step === 'leave') leave();
          if (step === 'leave' || step.startsWith('come')) {
            if (step !== 'leave') world.session = sessionOf(Number(step.slice(5)));
            doing.push(push.resume());
          }
          if (step === 'no-token' || step === 'not-kept' || step === 'none') world.trouble = step;
          if (doing.length % 2 === 0 && scheduler.count() > 0) await scheduler.waitOne();
        }
        await scheduler.waitFor(Promise.all(doing));
        const { choice, session, token } = world;
        if (choice && session) expect(choice.user).toBe(session.user.id);
        if (push.status() === 'on') expect(choice).toEqual({ user: session?.user.id, token });
        expect(world.choice?.token === undefined || world.choice.token === token || session === undefined).toBe(true);
      }),
      runs(300, 30_000),
    );
  });

  /** A device whose token is on its way until it is let go. */
  const waiting = async () => {
    let letGo = (): void => {};
    const arrived = new Promise<void>((resolve) => (letGo = resolve));
    const scene = stage({ permission: 'granted', travel: (name) => (name === 'token' ? arrived : Promise.resolve()) });
    scene.world.session = sessionOf(1);
    const starting = scene.push.start();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    return { ...scene, starting, letGo };
  };

  it('ends without a token if stopped while one is pending', async () => {
    const { push, world, starting, letGo } = await waiting();
    const stopping = push.stop();
    letGo();
    await Promise.all([starting, stopping]);
    expect([push.status(), world.token, world.choice]).toEqual(['off', undefined, undefined]);
  });

  it('never stores a token for the next customer if it arrives after sign-out', async () => {
    const { world, server, starting, letGo } = await waiting();
    world.session = sessionOf(2);
    letGo();
    expect(await starting).toEqual(ok('off'));
    expect([server.size, world.token, world.choice]).toEqual([0, undefined, undefined]);
  });
});
