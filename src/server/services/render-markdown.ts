import MarkdownIt from 'markdown-it';

/** Raw HTML stands as text; links with a scheme that runs code are refused by `validateLink`. */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false });

/** Pictures come from our own store alone: another server would learn who reads. */
const ownPicture = /^\/images\/[0-9a-f-]{36}(\/\d+\.(avif|webp))?$/;
/** Whichever heading is an author's highest, it stands right below the one above the text. */
markdown.core.ruler.push('shifted_headings', ({ tokens, env }) => {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const levelOf = ({ tag }: { tag: string }) => Number(tag.slice(1));
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    heading.tag = `h${Math.min(levelOf(heading) - highest + Number(env.highestHeading), 6)}`;
  }
});

const { escapeHtml } = markdown.utils;

markdown.renderer.rules.image = (tokens, index) => {
  const token = tokens[index];
  const source = String(token?.attrGet('src') ?? '');
  const alt = escapeHtml(token?.content ?? '');
  return ownPicture.test(source)
    ? `<img src="${escapeHtml(source)}" alt="${alt}" loading="lazy" decoding="async">`
    : alt;
};

markdown.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  const token = tokens[index];
  const isOwn = /^[/#](?!\/)/.test(String(token?.attrGet('href') ?? ''));
  if (!isOwn) token?.attrSet('rel', 'noopener nofollow');
  return self.renderToken(tokens, index, options);
};

/**
 * Markdown as HTML that is safe to put into a page. `highestHeading` is the level of its highest: an article stands right
 * below the page's h1.
 */
export function renderMarkdown(source: string, highestHeading = 2): string {
  return markdown.render(source, { highestHeading });
}
