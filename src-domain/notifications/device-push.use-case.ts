import type { SessionStore } from '../identity/index.ts';
import type { RemoteFailure } from '../kernel/remote-failure.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { PushChoices, PushMessaging, PushTokens } from './push-messaging.ports.ts';

/** Whether push is on for this device, and why not. */
export type PushStatus = 'unsupported' | 'blocked' | 'off' | 'on';

/** NOTIFY-6: Push on this device, which each customer chooses on each device. */
export interface DevicePush {
  /** The current state for the signed-in customer. */
  status(): PushStatus;
  /**
   * NOTIFY-6b: Turns push on after a press: prompts through the browser and sends the token to the marketplace. On only
   * if all steps succeed.
   */
  start(): Promise<Result<PushStatus, RemoteFailure>>;
  /**
   * NOTIFY-6c: After sign-in and at each visit: restores push for a customer who chose it, and drops another customer's
   * choice. Never prompts.
   */
  resume(): Promise<Result<PushStatus, RemoteFailure>>;
  /** NOTIFY-6d: Turns push off on this device. */
  stop(): Promise<PushStatus>;
}

/** The dependencies of push on a device. */
export type DevicePushDeps = {
  readonly messaging: Pick<PushMessaging, 'permission' | 'ask' | 'token' | 'drop'>;
  readonly tokens: PushTokens;
  readonly choices: PushChoices;
  readonly sessions: Pick<SessionStore, 'read'>;
};

/** Connects browser, messaging service and marketplace. Runs one operation at a time, in the order of the calls. */
export const createDevicePush = ({ messaging, tokens, choices, sessions }: DevicePushDeps): DevicePush => {
  const here = () => sessions.read()?.user.id;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  const status = (): PushStatus => {
    const permission = messaging.permission();
    if (permission === 'unsupported' || permission === 'blocked') return permission;
    const user = here();
    return permission === 'granted' && user !== undefined && choices.read()?.user === user ? 'on' : 'off';
  };

  const giveUp = async (): Promise<PushStatus> => {
    choices.write(undefined);
    await messaging.drop();
    return status();
  };

  const connect = async (): Promise<Result<PushStatus, RemoteFailure>> => {
    const user = here();
    if (user === undefined) return ok(status());
    const token = await messaging.token();
    if (here() !== user) return ok(await giveUp());
    if (!token.ok) return token;
    const kept = await tokens.keep(token.value);
    if (here() !== user) return ok(await giveUp());
    if (!kept.ok) return kept;
    choices.write({ user, token: token.value });
    return ok(status());
  };

  const resume = async (): Promise<Result<PushStatus, RemoteFailure>> => {
    const [choice, user] = [choices.read(), here()];
    if (!choice) return ok(status());
    // An expired session is not a change of mind: the choice waits, and nobody is notified meanwhile.
    if (user === undefined) await messaging.drop();
    else if (choice.user !== user) return ok(await giveUp());
    else if (messaging.permission() === 'granted') return connect();
    return ok(status());
  };

  return {
    status,
    // Browsers prompt only directly after a press, so this cannot wait for its turn.
    start: async () => ((await messaging.ask()) === 'granted' ? inTurn(connect) : ok(status())),
    resume: () => inTurn(resume),
    stop: () => inTurn(giveUp),
  };
};
