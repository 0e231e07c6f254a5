import { router } from '../init.ts';

/** Its procedures come with the gallery itself. */
export const galleryRouter = router({});
