import type { Container } from 'inversify';
import type { Accounts } from '@domain/identity/index.ts';
import type { PushToken } from '@domain/notifications/index.ts';
import { createHttpAccounts } from '@infra/identity/http-accounts.adapter.ts';
import { resolve } from '../di/index.ts';
import { CONTEXT } from './app-context.ts';
import { PLATFORM, type Platform } from './platform.ts';
import { API } from './tokens.ts';

/** CART-5, NOTIFY-6: the server forgets the sign-in, and with it this device. */
export const leave = async (container: Container): ReturnType<Accounts['signOut']> => {
  const pushToken = await endPush(resolve(container, PLATFORM));
  return createHttpAccounts({ api: resolve(container, API), context: resolve(container, CONTEXT) }).signOut(pushToken);
};

/** The name under which this device was told, where it was. The messaging service hears of the end, but nobody waits for that. */
const endPush = async (platform: Platform): Promise<PushToken | undefined> => {
  if (!platform.push || platform.localStorage.get('push') === undefined) return undefined;
  const { createPushChoices, createPushMessaging } = await import('./push-switch.tsx');
  void createPushMessaging(platform.push, platform).drop();
  return createPushChoices(platform).read()?.token;
};
