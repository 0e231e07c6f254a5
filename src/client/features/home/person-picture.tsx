import { PictureImage } from '../../ui/picture-image.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import type { Person } from './person.ts';

interface PersonPictureProps {
  person: Pick<Person, 'name' | 'picture'>;
  sizes: string;
  className: string;
}

/** The photo, or a drawn portrait; the name stands beside it, so that it needs no words of its own. */
export function PersonPicture({ person: { name, picture }, sizes, className }: PersonPictureProps) {
  return picture ? (
    <PictureImage picture={picture} alt="" sizes={sizes} className={className} />
  ) : (
    <Portrait name={name} className={className} />
  );
}
