import type { Picture } from '../../shared/contracts/picture.ts';

/** The blurred colours of a picture, for the background of what it will stand in. */
export const placeholderOf = (picture: Picture) => ({
  backgroundImage: `url("${picture.placeholder}")`,
});
