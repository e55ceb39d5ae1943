import { html } from '../pages/index.ts';
import { listSection } from './list-section.ts';
import { personName, userText, timeText } from './parts.html.ts';
import type { Section } from './section.ts';

/** Who signed in, when, from where and how (API-3). */
export const signInsSection: Section = listSection({
  key: 'sign-ins',
  title: 'Sign-ins',
  audience: 'operators',
  empty: 'Nobody has signed in yet.',
  searches: 'Name, e-mail or phone of the person',
  statuses: ['valid', 'ended'],
  list: ({ api }, filter) => api.call('listSignIns', filter),
  card: ({
    id,
    user,
    user_agent: browser,
    address,
    via,
    status,
    created_at: begun,
    expires_at: ends,
    revoked_at: revoked,
  }) => ({
    id: String(id),
    title: `Sign-in ${id}`,
    status,
    facts: [
      ['Person', personName(user)],
      ['By', WAYS[via] ?? via],
      ['From', userText(address)],
      ['Signed in', timeText(begun)],
      [status === 'valid' ? 'Valid until' : 'Was valid until', timeText(revoked ?? ends)],
      ['Browser or app', browser === '' ? 'Not told' : html`<bdi class="long">${browser}</bdi>`],
    ],
  }),
});

const WAYS: Readonly<Record<string, string>> = {
  password: 'Password',
  register: 'Registration',
  forgot: 'Forgotten password',
  phone: 'Phone',
  passkey: 'Passkey',
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};
