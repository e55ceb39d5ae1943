import { ORIGIN } from '../support/api.ts';
import type { TestMarketplace } from '../support/marketplace.ts';

export type Page = { readonly status: number; readonly text: string; readonly headers: Headers };
/** Parameters where a name is sent twice. */
type Form = Readonly<Record<string, string | File>> | URLSearchParams;

/** A browser that keeps cookies and follows no redirect by itself. */
export interface Browser {
  get(path: string): Promise<Page>;
  post(path: string, form?: Form, headers?: Readonly<Record<string, string>>): Promise<Page>;
  /** Sends a form and looks at the page that follows it. */
  submit(path: string, form?: Form): Promise<Page>;
  readonly cookies: Map<string, string>;
}

export const openBrowser = ({ marketplace }: Pick<TestMarketplace, 'marketplace'>): Browser => {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Page> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await marketplace.fetch(new Request(ORIGIN + path, { ...init, headers }), {
      remoteAddress: '10.0.0.9',
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0\b/.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const bodyOf = (form: Form): FormData | URLSearchParams => {
    if (form instanceof URLSearchParams) return form;
    const entries = Object.entries(form);
    if (entries.every(([, value]) => typeof value === 'string'))
      return new URLSearchParams(entries as [string, string][]);
    const multipart = new FormData();
    for (const [name, value] of entries) multipart.append(name, value);
    return multipart;
  };
  const post: Browser['post'] = (path, form = {}, headers = { 'sec-fetch-site': 'same-origin', origin: ORIGIN }) =>
    send(path, { method: 'POST', body: bodyOf(form), headers });
  return {
    cookies,
    get: (path) => send(path),
    post,
    submit: async (path, form) => {
      const answer = await post(path, form);
      const location = answer.headers.get('location');
      return location === null ? answer : send(location.replace(/#.*/, ''));
    },
  };
};
