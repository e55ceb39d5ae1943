import type { Container } from 'inversify';
import { codeOfLink } from '@domain/rewards/index.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredInvitation } from '@infra/rewards/stored-invitation.adapter.ts';
import { PLATFORM } from '../composition/platform.ts';
import { resolve } from '../di/index.ts';

/** Stores the code of an invitation link for a later registration. */
export const storeInvitation = (container: Container, address: string): void => {
  const code = codeOfLink(address);
  const { localStorage, clock } = resolve(container, PLATFORM);
  if (code !== undefined)
    createStoredInvitation({ store: textStoreOf(localStorage, 'invitation') }).write({ code, openedAt: clock.now() });
};
