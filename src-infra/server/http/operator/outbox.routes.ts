import type { Outbox } from '../../foundation/outbox/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { listed } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { pageOf } from '../shapes/index.ts';

/** The operator's desk (contract 8.11, 8.12). */
export const outboxRoutes = ({ outbox }: { readonly outbox: Outbox }): Handlers<'listOutbox'> => ({
  listOutbox: async ({ params }) => {
    const { page, perPage, offset } = pageOf(params);
    const { items, total } = await outbox.list({
      offset,
      limit: perPage,
      ...(params.channel !== undefined && { channel: params.channel }),
      ...(params.to !== undefined && { to: params.to.toLowerCase() }),
    });
    return listed({
      page,
      perPage,
      total,
      items: items.map(({ id, channel, to, subject, body, code = null, createdAt, expiresAt = null }) => ({
        id,
        channel,
        to,
        subject,
        body,
        code,
        created_at: wireTime(createdAt),
        expires_at: wireTime(expiresAt),
      })),
    });
  },
});
