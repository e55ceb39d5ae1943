import type { Session, SessionStore, SessionUser } from '@domain/identity/index.ts';
import { userId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { CookieJar } from '../drivers/browser/cookie-jar.ts';
import { asInteger, asRecord, asText, optionalText } from '../drivers/http/wire.ts';

/**
 * ACCOUNT-4: the complete Authorization header in `access_token`, the account in `user`; both are needed for a session.
 */
export const createCookieSession = ({ cookies }: { readonly cookies: CookieJar }): SessionStore => {
  const live = createLiveValue(readSession(cookies));
  return {
    read: live.read,
    changes: live.changes,
    write: (session) => {
      if (session) {
        cookies.set('access_token', session.token);
        cookies.set('user', JSON.stringify(session.user));
      } else {
        cookies.remove('access_token');
        cookies.remove('user');
      }
      live.write(session);
    },
  };
};

const readSession = (cookies: CookieJar): Session | undefined => {
  const token = cookies.get('access_token');
  const user = readUser(cookies.get('user'));
  return token?.startsWith('Bearer ') && user ? { token, user } : undefined;
};

const readUser = (text: string | undefined): SessionUser | undefined => {
  try {
    const dto = asRecord(JSON.parse(text ?? ''));
    const id = asInteger(dto['id']);
    return id > 0
      ? {
          id: userId(id),
          firstName: asText(dto['firstName']),
          lastName: asText(dto['lastName']),
          image: optionalText(dto['image']),
          role: asText(dto['role']),
        }
      : undefined;
  } catch {
    return undefined;
  }
};
