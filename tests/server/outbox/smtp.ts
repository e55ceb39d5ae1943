import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Arrived = {
  readonly to: readonly string[];
  readonly from: string | undefined;
  readonly subject: string | undefined;
  readonly text: string;
  readonly html: string;
  readonly messageId: string | undefined;
};

/** A real SMTP server on this machine that keeps its mails, and refuses the next ones with the codes it is told. */
export const startSmtp = async () => {
  const mails: Arrived[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'tiffin' && password === 'p@ss word'
        ? done(null, { user: username })
        : done(Object.assign(new Error('Wrong credentials'), { responseCode: 535 })),
    onData: (stream, { envelope }, done) => {
      const receive = async (): Promise<void> => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        const code = refusals.shift();
        if (code !== undefined) throw Object.assign(new Error('Not now'), { responseCode: code });
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        mails.push({
          to: envelope.rcptTo.map(({ address }) => address),
          from: mail.from?.address,
          subject: mail.subject,
          text: mail.text ?? '',
          html: mail.html ?? '',
          messageId: mail.messageId,
        });
      };
      const answer = callbackify(receive);
      answer((failure) => done(failure));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { readonly port: number };
  return {
    mails,
    /** Refuses the next mail with this code; asked again, the following one with the next. */
    refuseNext: (...codes: readonly number[]) => void refusals.push(...codes),
    settings: {
      SMTP_URL: `smtp://tiffin:${encodeURIComponent('p@ss word')}@127.0.0.1:${port}`,
      MAIL_FROM: 'Tiffin <orders@tiffin.test>',
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
