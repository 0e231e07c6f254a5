import type { ReactNode } from 'react';
import { textLinkClass } from './button.tsx';

/** Stands in a sentence where the link belongs. */
const placeholder = '\u0000';

interface SentenceProps {
  /** A message, whose link is what it is given. */
  sentence: (link: string) => string;
  link: ReactNode;
}

/** A sentence of the messages with a link in it. */
export function Sentence({ sentence, link }: SentenceProps) {
  const [before, after] = sentence(placeholder).split(placeholder);
  return (
    <>
      {before}
      {link}
      {after}
    </>
  );
}

interface EmailSentenceProps {
  sentence: (email: string) => string;
  email: string;
}

/** A sentence with the mail address that one is to write to. */
export function EmailSentence({ sentence, email }: EmailSentenceProps) {
  return (
    <Sentence
      sentence={sentence}
      link={
        <a href={`mailto:${email}`} className={`${textLinkClass} hyphens-none wrap-anywhere`}>
          {email}
        </a>
      }
    />
  );
}
