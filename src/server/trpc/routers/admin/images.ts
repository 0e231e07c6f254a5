import {
  beginImageOutput,
  storeImageInput,
  storeImageOutput,
} from '../../../../shared/contracts/picture.ts';
import { beginImage, storePart } from '../../../services/images/store-image.ts';
import { adminProcedure, router } from '../../init.ts';

export const imagesRouter = router({
  begin: adminProcedure.output(beginImageOutput).mutation(() => beginImage()),

  store: adminProcedure
    .input(storeImageInput)
    .output(storeImageOutput)
    .mutation(({ ctx, input }) => storePart(ctx, input)),
});
