import { Question } from '../db/entities/questions.ts';
import type { EntityManager, Orm } from '../db/orm.ts';
import type { ServiceContext } from '../services/context.ts';
import { seedQuestions } from '../services/questions/questions.ts';
import { seedClientPortal, seedClients } from './seed-client-portal.ts';
import { seedEmployeePortal } from './seed-employee-portal.ts';
import { seedEmployees } from './seed-employees.ts';
import { createPictureStore, seedGallery } from './seed-gallery.ts';
import { seedInbox } from './seed-inbox.ts';
import { seedNews } from './seed-news.ts';

async function seedQuestionBank(em: EntityManager): Promise<void> {
  if ((await em.count(Question)) > 0) return;
  await seedQuestions({ em, actor: null, requestId: 'start' });
}

/**
 * Fills an empty site with demo content: the question bank, a team and its portal, clients and the portal of one of
 * them, an inbox, news, a gallery. Adds each only where there is none of its kind: a kind whose records were all
 * deleted stays empty, because deleted records stay, or because it is filled once.
 */
export async function seedDemoContent(orm: Orm, objects: ServiceContext['objects']): Promise<void> {
  const em = () => orm.em.fork({ useContext: true });
  await seedQuestionBank(em());
  const pictureEm = em();
  const storePicture = createPictureStore({ em: pictureEm, objects });
  await seedEmployees(pictureEm, storePicture);
  await seedClients(em());
  await seedClientPortal(em());
  await seedEmployeePortal({ em: em(), objects });
  await seedInbox(em());
  await seedNews(pictureEm, storePicture);
  await seedGallery(pictureEm, storePicture);
}
