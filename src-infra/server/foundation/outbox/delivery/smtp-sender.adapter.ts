import { createTransport } from 'nodemailer';
import { mailHtml } from './mail-html.ts';
import type { ClaimedText, Sender, SendOutcome } from './delivery.ports.ts';

export type SmtpConfig = {
  /** `smtp://` or `smtps://` with user, password, host and port. */
  readonly url: string;
  /** The sender that people see: an address, or `Name <address>`. */
  readonly from: string;
};

const TIMEOUT_MS = 20_000;
/** Permanent refusals of SMTP (RFC 5321, 4.2.1). */
const PERMANENT = 500;

/** Mails over SMTP, with TLS where the server offers it. */
export const createSmtpSender = ({ url, from }: SmtpConfig): Sender => {
  const transport = createTransport(
    {
      ...optionsOf(url),
      pool: true,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';

  return {
    send: async (text) => {
      try {
        await transport.sendMail({
          to: text.to,
          subject: text.subject ?? '',
          text: text.body,
          html: text.html ?? mailHtml(contentOf(text)),
          // The same in every attempt, so that a mail accepted twice is shown once.
          messageId: `<tiffin-${text.id}-${text.queuedAt}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { kind: 'sent' };
      } catch (failure) {
        return outcomeOf(failure);
      }
    },
    close: () => transport.close(),
  };
};

const optionsOf = (url: string) => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isTls = protocol === 'smtps:';
  return {
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    secure: isTls,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
};

const contentOf = ({ subject, body, code, lang }: ClaimedText) => ({
  title: subject ?? '',
  paragraphs: body.split('\n').filter((line) => line.trim() !== ''),
  ...(code !== undefined && { code }),
  ...(lang !== undefined && { lang }),
});

const outcomeOf = (failure: unknown): SendOutcome => {
  const { responseCode, code, message } = failure as { responseCode?: number; code?: string; message?: string };
  // Wrong credentials are the operator's to mend; until then mails wait.
  const isRefused = responseCode !== undefined && responseCode >= PERMANENT && code !== 'EAUTH';
  return { kind: isRefused ? 'refused' : 'unavailable', reason: `${code ?? ''} ${message ?? String(failure)}`.trim() };
};
