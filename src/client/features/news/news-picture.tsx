import type { NewsSummary } from '../../../shared/contracts/news.ts';
import { NewsIllustration } from '../../domain/news-illustration.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';

interface NewsPictureProps {
  article: Pick<NewsSummary, 'picture' | 'slug'>;
  sizes: string;
  priority?: boolean;
  className: string;
}

/** The main picture, or a drawing in its place. It only repeats what the title says. */
export function NewsPicture({ article, sizes, priority = false, className }: NewsPictureProps) {
  const { picture, slug } = article;
  if (!picture) return <NewsIllustration slug={slug} className={className} />;
  return (
    <PictureImage
      picture={picture}
      alt=""
      sizes={sizes}
      priority={priority}
      className={`object-cover ${className}`}
    />
  );
}
