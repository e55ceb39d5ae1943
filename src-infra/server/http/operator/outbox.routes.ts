import type { Outbox } from '../../foundation/outbox/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { enveloped, listed, notFound } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { pageOf } from '../shapes/index.ts';

/** The operator's desk (contract 8.11, 8.12). */
export const outboxRoutes = ({
  outbox,
}: {
  readonly outbox: Outbox;
}): Handlers<'listOutbox' | 'sendOutboxTextAgain'> => ({
  listOutbox: async ({ params }) => {
    const { page, perPage, offset } = pageOf(params);
    const { items, total } = await outbox.list({
      offset,
      limit: perPage,
      ...(params.channel !== undefined && { channel: params.channel }),
      ...(params.status !== undefined && { status: params.status }),
      ...(params.to !== undefined && { to: params.to.toLowerCase() }),
    });
    return listed({
      page,
      perPage,
      total,
      items: items.map((text) => ({
        id: text.id,
        channel: text.channel,
        to: text.to,
        subject: text.subject,
        body: text.body,
        code: text.code ?? null,
        created_at: wireTime(text.createdAt),
        expires_at: wireTime(text.expiresAt ?? null),
        status: text.status,
        attempts: text.attempts,
        sent_at: wireTime(text.sentAt),
        failure: text.failure,
      })),
    });
  },

  sendOutboxTextAgain: async ({ params }) => ((await outbox.sendAgain(params.id)) ? enveloped(null) : notFound),
});
