import { speak } from '../../foundation/messages/index.ts';
import type { Outbox } from '../../foundation/outbox/index.ts';
import { mailAddressOf } from './owner-contact.ts';
import type { UserRow } from './users.ports.ts';

/** ACCOUNT-2d: Welcomes a new customer by mail, with the transaction of the registration. */
export type WelcomeByMail = (account: UserRow) => Promise<void>;

export const createWelcomeByMail =
  ({ outbox }: { readonly outbox: Pick<Outbox, 'mail'> }): WelcomeByMail =>
  async (account) => {
    const to = mailAddressOf(account);
    if (!to || account.role !== 'user') return;
    const say = speak(account.lang ?? '');
    await outbox.mail(to, {
      lang: say.lang,
      title: say('MAIL_WELCOME_SUBJECT', { name: account.firstname || say('SOMEBODY') }),
      paragraphs: [say('MAIL_WELCOME')],
      page: { label: say('MAIL_WELCOME_START'), path: '/' },
    });
  };
