import { type Crop, type Picture, storeImageOutput } from '../../shared/contracts/picture.ts';
import { postMultipart, type SendOptions } from './post-multipart.ts';

type ImageUpload = SendOptions & {
  file: Blob;
  /** In pixels of the picture as it is seen upright; the whole of it when left out. */
  crop?: Crop | undefined;
  /** Who has another way in than administrators. */
  url?: '/api/admin/images' | '/api/employee/images';
};

/** Uploads a picture for a record that does not hold it yet. Rejects with what `readError` understands. */
export async function uploadImage({
  file,
  crop,
  url = '/api/admin/images',
  ...options
}: ImageUpload): Promise<Picture> {
  const body = await postMultipart(
    { url, file, fields: { crop: crop && JSON.stringify(crop) } },
    options,
  );
  return storeImageOutput.parse(body).picture;
}
