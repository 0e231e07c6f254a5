import { textLink } from '../../ui/button.tsx';

/** Shown without what every address begins with. */
export function WebLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer noopener" className={textLink}>
      {url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </a>
  );
}
