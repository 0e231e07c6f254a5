import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

describe('an article’s Markdown', () => {
  test('headings start below the page’s own', () => {
    expect(renderMarkdown('# One\n\n###### Six')).toBe('<h2>One</h2>\n<h6>Six</h6>\n');
    expect(renderMarkdown('## Two\n\n### Three')).toBe('<h2>Two</h2>\n<h3>Three</h3>\n');
  });

  test('in a list of texts they start below the title of each', () => {
    expect(renderMarkdown('# One\n\n## Two', 4)).toBe('<h4>One</h4>\n<h5>Two</h5>\n');
  });

  test('links out say so, links inside do not', () => {
    const html = renderMarkdown(
      '[in](/careers) [part](#a) https://other.example [x](//other.example)',
    );
    expect(html).toContain('<a href="/careers">in</a>');
    expect(html).toContain('<a href="#a">part</a>');
    expect(html).toContain(
      '<a href="https://other.example" rel="noopener nofollow">https://other.example</a>',
    );
    expect(html).toContain('<a href="//other.example" rel="noopener nofollow">x</a>');
  });

  test('pictures are ours or only their description', () => {
    const id = '0e5a2c38-6a57-4d0b-9d2f-3f6f0a3d9b11';
    expect(renderMarkdown(`![A "bridge"](/images/${id})`)).toContain(
      `<img src="/images/${id}" alt="A &quot;bridge&quot;" loading="lazy" decoding="async">`,
    );
    for (const source of [
      'https://other.example/a.png',
      '//other.example/a.png',
      `/images/${id}/../../api`,
      'data:image/png;base64,AAAA',
    ]) {
      expect(renderMarkdown(`![gone](${source})`)).not.toContain('<img');
    }
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&#58;alert(1))',
    '[x](java\nscript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '![x" onerror="alert(1)](/images/x)',
    '![x](/images/x"onerror=alert(1))',
    '<svg/onload=alert(1)>',
    '[x](/a "t\\" onclick=\\"alert(1)")',
    '[r]\n\n[r]: javascript:alert(1)',
    '```html\n<script>alert(1)</script>\n```',
    '<javascript:alert(1)>',
  ])('runs nothing: %s', (source) => {
    const html = renderMarkdown(source);
    expect(html).not.toMatch(/<script|<svg|<iframe/i);
    expect(html).not.toMatch(/<[^>]+\s(on\w+)=(?=[^"]*>)/i);
    expect(html).not.toMatch(/href="\s*(javascript|data|vbscript):/i);
    expect(html).not.toMatch(/<img[^>]*onerror=/i);
  });
});
