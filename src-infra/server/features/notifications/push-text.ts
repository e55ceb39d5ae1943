import type { PushRequest } from '../push/index.ts';
import type { toPushNotification } from './notification.shape.ts';

/**
 * Renders a push message (contract 6.4): texts, id, type, status, and the field that names its subject, since ids
 * overlap.
 */
export const toPushText = ({ body, data, ...shape }: ReturnType<typeof toPushNotification>): PushRequest['text'] => ({
  body,
  data: {
    id: String(data.id),
    type: data.type,
    ...(data.status !== undefined && { status: data.status }),
    ...namedBy(shape),
  },
});

const namedBy = (shape: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> => {
  const entry = ['order', 'parcel', 'blog', 'table_wait', 'delivery']
    .map((field) => [field, shape[field] as { readonly id: number; readonly uuid?: string } | undefined] as const)
    .find(([, subject]) => subject !== undefined);
  if (!entry?.[1]) return {};
  const [field, { id, uuid }] = entry;
  return { [field]: uuid ?? String(id) };
};
