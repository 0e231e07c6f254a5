/** A name and what stands beside it; with an address, as a link. */
export interface Fact {
  term: string;
  detail: string;
  href?: string;
}

/** One piece of a text, in the order of reading. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'stored'; entries: { name: string; text: string }[] }
  | { kind: 'addresses'; addresses: { label: string; lines: string[] }[] };

export interface LegalSection {
  /** The anchor, the same in both languages. */
  id: string;
  title: string;
  blocks: Block[];
}
