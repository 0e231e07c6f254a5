import { useRef } from 'react';
import { randomKey } from './random-key.ts';

/**
 * The key under which a form's content is sent: the same for the same content, so that an answer lost on the way makes no
 * second record; another one as soon as something is changed.
 */
export function useContentKey(): (content: object) => string {
  const last = useRef({ text: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.text !== text) last.current = { text, key: randomKey() };
    return last.current.key;
  };
}
