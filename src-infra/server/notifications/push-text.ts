import type { PushNote } from '../push/index.ts';
import type { toPushNotification } from './notification.shape.ts';

/** What a device is told of a notification (contract 6.4): texts only, and beside id, type and status the field that names its subject, because numbers overlap. */
export const toPushText = ({ body, data, ...shape }: ReturnType<typeof toPushNotification>): PushNote['text'] => ({
  body,
  data: {
    id: String(data.id),
    type: data.type,
    ...(data.status !== undefined && { status: data.status }),
    ...namedBy(shape),
  },
});

const namedBy = (shape: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> => {
  const entry = ['order', 'parcel', 'blog'].map((field) => [field, shape[field] as { readonly id: number; readonly uuid?: string } | undefined] as const).find(([, subject]) => subject !== undefined);
  if (!entry?.[1]) return {};
  const [field, { id, uuid }] = entry;
  return { [field]: uuid ?? String(id) };
};
