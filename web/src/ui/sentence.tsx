import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** 'Lisez <terms>nos conditions</terms>.' */
  text: string;
  /** mark → element around its words */
  marks: Record<string, (text: string) => ReactNode>;
}

export function Sentence({ text, marks }: SentenceProps) {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/su);
  return parts.map((part, at) => {
    // plain text, a mark's name and its words alternate
    if (at % 3 === 0) return <Fragment key={at}>{part}</Fragment>;
    if (at % 3 === 1) return null;
    const mark = marks[parts[at - 1]!];
    return <Fragment key={at}>{mark ? mark(part) : part}</Fragment>;
  });
}
