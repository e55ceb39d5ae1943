import { err, ok, type Result } from '@domain/kernel/result.ts';
import { mayUpload, type Uploads, type UploadType } from '../../features/uploads/index.ts';
import { enveloped, fieldRefused, refused, type Refusal } from '../response/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { pictureUrl } from '../shapes/index.ts';

type Ids = 'uploadPicture' | 'uploadPictures';
type Sender = Pick<ApiCall<'uploadPicture'>, 'user' | 'files' | 'origin'>;

type Deps = { readonly uploads: Uploads };

/** Contract 1.10. */
export const uploadsRoutes = ({ uploads }: Deps): Handlers<Ids> => {
  const keep = async (
    { user, files, origin }: Sender,
    field: string,
    type: UploadType,
  ): Promise<Result<readonly string[], Refusal>> => {
    if (!mayUpload(user.role, type)) return err(fieldRefused('type', 'FIELD_UNKNOWN'));
    const sent = files.filter((file) => file.field === field).map(({ bytes }) => bytes);
    const uploaded = sent.length === 0 ? undefined : await uploads.add(user.id, type, sent);
    return uploaded?.ok ? ok(uploaded.value.map((path) => pictureUrl(origin, path))) : err(refused('ERROR_508'));
  };

  return {
    uploadPicture: async (call) => {
      const { type } = call.params;
      const uploaded = await keep(call, 'image', type);
      return uploaded.ok ? enveloped({ title: uploaded.value[0] ?? '', type }, 'IMAGE_UPLOADED') : uploaded.error;
    },
    uploadPictures: async (call) => {
      const { type } = call.params;
      const uploaded = await keep(call, 'images', type);
      return uploaded.ok ? enveloped({ title: uploaded.value, type }, 'IMAGE_UPLOADED') : uploaded.error;
    },
  };
};
