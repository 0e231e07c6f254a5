import { describe, expect, test } from 'vitest';
import { pageAddress } from './page-cache.ts';

describe('what of an address decides about a page', () => {
  test('campaign marks and the like give the page that is kept for everybody', () => {
    expect(pageAddress('/', '/?utm_source=mail&gclid=1&login=true')).toEqual({
      pathname: '/',
      search: '',
      isCacheable: true,
    });
  });

  test('an address with a slash at its end says the same', () => {
    expect(pageAddress('/news/', '/news/?page=2')).toMatchObject({
      search: '?page=2',
      isCacheable: false,
    });
  });

  test('the German home page has one name', () => {
    expect(pageAddress('/de/', '/de/?x=1').pathname).toBe('/de');
  });

  test.each(['/register', '/de/register'])(
    'a plan of %s is kept, an invented one is not',
    (path) => {
      expect(pageAddress(path, `${path}?plan=starter&ref=a`)).toEqual({
        pathname: path,
        search: '?plan=starter',
        isCacheable: true,
      });
      expect(pageAddress(path, `${path}?plan=free`).isCacheable).toBe(false);
    },
  );

  test('searches of the news are rendered and not kept, whatever order they come in', () => {
    const one = pageAddress('/news', '/news?search=a%26b&page=2');
    expect(one).toEqual({ pathname: '/news', search: '?page=2&search=a%26b', isCacheable: false });
    expect(pageAddress('/news', '/news?page=2&search=a%26b')).toEqual(one);
  });
});
