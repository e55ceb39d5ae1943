import type { $Fetch } from 'ofetch';
import type { PictureUploads } from '@domain/images/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, dataOf, optionalText } from '../drivers/http/wire.ts';

type Deps = { readonly api: $Fetch; readonly shrink: (picture: Blob) => Promise<Blob> };

/** Contract 1.10. */
export const createHttpPictureUploads = ({ api, shrink }: Deps): PictureUploads => ({
  upload: async (picture, use) => {
    const sent = await shrink(new Blob([await picture.arrayBuffer()], { type: picture.type }));
    const form = new FormData();
    form.append('image', sent);
    form.append('type', use);
    return readAnswer(api<unknown>('dashboard/galleries', { method: 'POST', body: form }), (body) => {
      const title = optionalText(asRecord(dataOf(body))['title']);
      return title === undefined ? err({ kind: 'malformed' as const }) : ok(title);
    });
  },
});
