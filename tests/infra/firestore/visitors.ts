import type { BrowserContext } from '@playwright/test';

/** The web app of the operator, as the console shows it. */
export const STORE_APP = {
  apiKey: 'AIzaSyD-no-such-key-0123456789abcdefghi',
  appId: '1:1234567890:web:0a1b2c3d4e5f',
  projectId: 'demo-food',
};

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token as anonymous sign-in issues it, without a signature. */
const tokenOf = (uid: string): string => {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    sub: uid,
    user_id: uid,
    aud: STORE_APP.projectId,
    iss: `https://securetoken.google.com/${STORE_APP.projectId}`,
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
    provider_id: 'anonymous',
    firebase: { identities: {}, sign_in_provider: 'anonymous' },
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
};

let visitors = 0;

/** Answers for the sign-in of visitors in this browser. Returns the ids that were issued. */
export const standInForSignIn = async (context: BrowserContext): Promise<readonly string[]> => {
  const issued: string[] = [];
  await context.route(/^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//, async (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const [request, address] = [route.request(), new URL(route.request().url())];
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (address.pathname.endsWith('accounts:signUp')) {
      visitors += 1;
      const uid = `visitor${String(visitors).padStart(4, '0')}x${Date.now().toString(36)}`;
      issued.push(uid);
      const tokens = { idToken: tokenOf(uid), refreshToken: uid, expiresIn: '3600', localId: uid };
      return route.fulfill({ headers, json: { kind: 'identitytoolkit#SignupNewUserResponse', ...tokens } });
    }
    if (address.pathname.endsWith('accounts:lookup')) {
      const { idToken } = request.postDataJSON() as { readonly idToken: string };
      const { sub } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
      const times = { createdAt: '1741600000000', lastLoginAt: '1741600000000' };
      return route.fulfill({ headers, json: { users: [{ localId: sub, providerUserInfo: [], ...times }] } });
    }
    const uid = new URLSearchParams(request.postData() ?? '').get('refresh_token') ?? '';
    const token = tokenOf(uid);
    const tokens = { access_token: token, id_token: token, refresh_token: uid, expires_in: '3600', user_id: uid };
    return route.fulfill({ headers, json: tokens });
  });
  return issued;
};

/** The other side of a chat, which writes past the rules. */
export const operatorOf = (url: string) => {
  const documents = `projects/${STORE_APP.projectId}/databases/(default)/documents`;
  const call = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${url}/v1/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  };
  return {
    answer: (chat: string, text: string): Promise<void> =>
      call(`${documents}:commit`, {
        writes: [
          {
            update: {
              name: `${documents}/messages/answer-${crypto.randomUUID()}`,
              fields: {
                chat_id: { stringValue: chat },
                chat_content: { stringValue: text },
                sender: { integerValue: '0' },
                unread: { booleanValue: true },
                roleId: { stringValue: 'admin' },
              },
            },
            updateTransforms: [{ fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' }],
          },
        ],
      }),
    type: (chat: string): Promise<void> =>
      call(`${documents}:commit`, {
        writes: [
          {
            update: { name: `${documents}/chats/${chat}`, fields: {} },
            updateMask: { fieldPaths: [] },
            updateTransforms: [{ fieldPath: 'desk_typing_at', setToServerValue: 'REQUEST_TIME' }],
            currentDocument: { exists: true },
          },
        ],
      }),
    clear: async (): Promise<void> => {
      await fetch(`${url}/emulator/v1/${documents}`, { method: 'DELETE' });
    },
  };
};
