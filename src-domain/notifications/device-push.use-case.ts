import type { SessionStore } from '../identity/index.ts';
import type { RemoteFailure } from '../kernel/remote-failure.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { PushChoices, PushMessaging, PushTokens } from './push-messaging.ports.ts';

/** Whether the person is told on this device, and why not. */
export type PushStanding = 'unsupported' | 'blocked' | 'off' | 'on';

/** NOTIFY-6: being told on this device, a choice of each person on each device. */
export interface DevicePush {
  /** What is so now, of whoever is signed in. */
  standing(): PushStanding;
  /**
   * NOTIFY-6b: after the person's press: asks the browser, and gives the token to the marketplace. On only when all of
   * it went well.
   */
  start(): Promise<Result<PushStanding, RemoteFailure>>;
  /**
   * NOTIFY-6c: after sign-in and at each visit: who has chosen so is told on; what another person left behind is given
   * up. Asks nobody.
   */
  resume(): Promise<Result<PushStanding, RemoteFailure>>;
  /** NOTIFY-6d: nothing comes to this device any more. */
  stop(): Promise<PushStanding>;
}

/** What being told on a device works with. */
export type DevicePushDeps = {
  readonly messaging: Pick<PushMessaging, 'permission' | 'ask' | 'token' | 'drop'>;
  readonly tokens: PushTokens;
  readonly choices: PushChoices;
  readonly sessions: Pick<SessionStore, 'read'>;
};

/**
 * Joins browser, messaging service and marketplace. One thing is done after the other, in the order in which it was
 * wanted.
 */
export const createDevicePush = ({ messaging, tokens, choices, sessions }: DevicePushDeps): DevicePush => {
  const here = () => sessions.read()?.user.id;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  const standing = (): PushStanding => {
    const permission = messaging.permission();
    if (permission === 'unsupported' || permission === 'blocked') return permission;
    const user = here();
    return permission === 'granted' && user !== undefined && choices.read()?.user === user ? 'on' : 'off';
  };

  const giveUp = async (): Promise<PushStanding> => {
    choices.write(undefined);
    await messaging.drop();
    return standing();
  };

  const connect = async (): Promise<Result<PushStanding, RemoteFailure>> => {
    const user = here();
    if (user === undefined) return ok(standing());
    const token = await messaging.token();
    if (here() !== user) return ok(await giveUp());
    if (!token.ok) return token;
    const kept = await tokens.keep(token.value);
    if (here() !== user) return ok(await giveUp());
    if (!kept.ok) return kept;
    choices.write({ user, token: token.value });
    return ok(standing());
  };

  const resume = async (): Promise<Result<PushStanding, RemoteFailure>> => {
    const [choice, user] = [choices.read(), here()];
    if (!choice) return ok(standing());
    // A session that ran out is not a change of mind: the choice waits, and nobody is told meanwhile.
    if (user === undefined) await messaging.drop();
    else if (choice.user !== user) return ok(await giveUp());
    else if (messaging.permission() === 'granted') return connect();
    return ok(standing());
  };

  return {
    standing,
    // Browsers ask only while the press is fresh: that cannot wait for its turn.
    start: async () => ((await messaging.ask()) === 'granted' ? inTurn(connect) : ok(standing())),
    resume: () => inTurn(resume),
    stop: () => inTurn(giveUp),
  };
};
