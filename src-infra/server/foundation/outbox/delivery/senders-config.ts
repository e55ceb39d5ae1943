import type { SmtpConfig } from './smtp-sender.adapter.ts';
import type { TwilioConfig } from './twilio-sender.adapter.ts';

/** The services that deliver; a channel without one stores its texts only. */
export type SendersConfig = { readonly smtp: SmtpConfig | undefined; readonly twilio: TwilioConfig | undefined };

type Read = {
  readonly value: (name: string) => string | undefined;
  readonly refuse: (setting: string, sentence: string) => undefined;
  readonly isSafeAddress: (text: string) => boolean;
};

const TWILIO_URL = 'https://api.twilio.com';

/** Reads the settings of mail and SMS, which belong together in groups. */
export const readSendersConfig = (read: Read): SendersConfig => ({ smtp: readSmtp(read), twilio: readTwilio(read) });

const readSmtp = ({ value, refuse }: Read): SmtpConfig | undefined => {
  const [url, from] = [value('SMTP_URL'), value('MAIL_FROM')];
  if (url === undefined)
    return from === undefined ? undefined : refuse('SMTP_URL', 'is needed with MAIL_FROM: no mail is sent without it.');
  if (!isSmtpUrl(url))
    return refuse('SMTP_URL', 'must be an address like smtps://user:password@mail.example:465 or smtp://mail.example.');
  if (from === undefined || !/^[^<>@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(from))
    return refuse('MAIL_FROM', 'must be an address, or a name and an address: Tiffin <orders@tiffin.example>.');
  return { url, from };
};

const readTwilio = ({ value, refuse, isSafeAddress }: Read): TwilioConfig | undefined => {
  const [accountSid, authToken, from] = [value('TWILIO_ACCOUNT_SID'), value('TWILIO_AUTH_TOKEN'), value('TWILIO_FROM')];
  const url = value('TWILIO_API_URL') ?? TWILIO_URL;
  if (!isSafeAddress(url)) refuse('TWILIO_API_URL', `must be an https address, not "${url}".`);
  if (accountSid === undefined && authToken === undefined && from === undefined) return undefined;
  for (const [name, text] of Object.entries({
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: from,
  }))
    if (text === undefined) refuse(name, 'is needed too: account, token and sender belong together.');
  if (accountSid === undefined || authToken === undefined || from === undefined) return undefined;
  if (!/^(\+\d{5,15}|MG[\da-f]{32})$/.test(from))
    return refuse('TWILIO_FROM', 'must be a number like +4930123456, or the SID of a messaging service (MG…).');
  return { accountSid, authToken, from, url };
};

const isSmtpUrl = (text: string): boolean => {
  try {
    const { protocol, hostname } = new URL(text);
    return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
  } catch {
    return false;
  }
};
