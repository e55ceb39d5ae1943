import { describe, expect, it } from 'vitest';
import { readConfig } from '@infra/server/index.ts';

const refused = (environment: Readonly<Record<string, string>>): readonly string[] => {
  const config = readConfig(environment);
  return config.ok ? [] : config.error.map(({ setting }) => setting);
};
const SMTP = { SMTP_URL: 'smtps://user:p%40ss@mail.example', MAIL_FROM: 'Tiffin <orders@tiffin.example>' };
const TWILIO = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+3197010203' };

describe('OPS-5 the settings of mail and SMS', () => {
  it('are read in groups, each of which may be absent', () => {
    expect([refused({}), refused(SMTP), refused(TWILIO), refused({ ...SMTP, ...TWILIO })]).toEqual([[], [], [], []]);
    const config = readConfig({ ...SMTP, ...TWILIO });
    expect(config.ok && config.value.senders).toEqual({
      smtp: { url: SMTP.SMTP_URL, from: SMTP.MAIL_FROM },
      twilio: { accountSid: 'AC1', authToken: 'token', from: '+3197010203', url: 'https://api.twilio.com' },
    });
  });

  it.each([
    [{ MAIL_FROM: SMTP.MAIL_FROM }, 'SMTP_URL'],
    [{ ...SMTP, SMTP_URL: 'mail.example:465' }, 'SMTP_URL'],
    [{ SMTP_URL: SMTP.SMTP_URL }, 'MAIL_FROM'],
    [{ ...SMTP, MAIL_FROM: 'Tiffin' }, 'MAIL_FROM'],
    [{ ...SMTP, MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM'],
    [{ ...TWILIO, TWILIO_FROM: '' }, 'TWILIO_FROM'],
    [{ ...TWILIO, TWILIO_FROM: '12345' }, 'TWILIO_FROM'],
    [{ ...TWILIO, TWILIO_AUTH_TOKEN: '' }, 'TWILIO_AUTH_TOKEN'],
    [{ ...TWILIO, TWILIO_API_URL: 'http://api.example' }, 'TWILIO_API_URL'],
  ])('are refused with the name of the setting: %j', (environment, setting) => {
    expect(refused(environment)).toEqual([setting]);
  });
});
