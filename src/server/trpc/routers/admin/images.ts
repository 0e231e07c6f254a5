import {
  beginImageOutput,
  storeImageInput,
  storeImageOutput,
} from '../../../../shared/contracts/picture.ts';
import { beginImage } from '../../../services/images/begin-image.ts';
import { storePart } from '../../../services/images/store-part.ts';
import { adminProcedure, router } from '../../init.ts';

export const imagesRouter = router({
  begin: adminProcedure.output(beginImageOutput).mutation(() => beginImage()),

  store: adminProcedure
    .input(storeImageInput)
    .output(storeImageOutput)
    .mutation(({ ctx, input }) => storePart(ctx, input)),
});
