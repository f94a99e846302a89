import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** As the catalogue has it: 'Lisez <terms>nos conditions</terms>.' */
  text: string;
  /** The element around each marked part, by its mark. */
  marks: Record<string, (text: string) => ReactNode>;
}

/** A sentence in which some words are links or stand out. */
export function Sentence({ text, marks }: SentenceProps) {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/su);
  return parts.map((part, at) => {
    // plain text, a mark's name and its words alternate
    if (at % 3 === 0) return part;
    if (at % 3 === 1) return null;
    const mark = marks[parts[at - 1]!];
    return <Fragment key={at}>{mark ? mark(part) : part}</Fragment>;
  });
}
