import { mailHtml, type MailContent } from './delivery/mail-html.ts';
import type { OutboxText } from './outbox.port.ts';

/** A mail about something that happened; `page` is where its link leads. */
export type Mail = Omit<MailContent, 'action' | 'lang'> & {
  readonly lang: string;
  readonly page?: { readonly label: string; readonly path: string };
};

/** Returns a mail as text and as HTML; without the `origin` of links it has none. */
export const toMailText = (to: string, { page, ...mail }: Mail, origin: string | undefined): OutboxText => {
  const action = page && origin !== undefined ? { label: page.label, url: `${origin}${page.path}` } : undefined;
  return {
    channel: 'email',
    to,
    subject: mail.title,
    lang: mail.lang,
    body: plainText({ ...mail, ...(action && { action }) }),
    html: mailHtml({ ...mail, ...(action && { action }) }),
  };
};

const plainText = ({ paragraphs, receipt = [], action }: MailContent): string =>
  [
    ...paragraphs,
    receipt.map(({ name, amount }) => `${name}: ${amount}`).join('\n'),
    action ? `${action.label}: ${action.url}` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
