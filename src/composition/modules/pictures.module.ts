import type { $Fetch } from 'ofetch';
import { shrinkPicture } from '@infra/drivers/browser/shrink-picture.ts';
import { createHttpPictureUploads } from '@infra/uploads/http-picture-uploads.adapter.ts';
import { provide } from '../../di/index.ts';
import { PICTURE_UPLOADS } from '../../features/pictures/index.ts';
import { API } from '../tokens.ts';
import { bindOnce } from './bind.ts';

/** Pictures that customers send. */
export const bindPictures = bindOnce(PICTURE_UPLOADS, (options) => {
  provide(
    options,
    PICTURE_UPLOADS,
    ({ api }: { readonly api: $Fetch }) => createHttpPictureUploads({ api, shrink: shrinkPicture }),
    { api: API },
  );
});
