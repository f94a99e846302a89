import { isolateRuns, isolates } from '@soumdar/words/isolates';
import type { ElementType, ReactNode } from 'react';
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';

/*
 * The elements of pages in Arabic, for the compiler: texts become lines in which each number and each Latin run is an element
 * of its own direction, and attributes that are read get the marks of plain text.
 */

export { Fragment };

/** They hold text alone, or, of SVG, know no `<bdi>`. */
const plain: ElementType[] = ['option', 'title', 'desc', 'text', 'tspan'];
/** Of typed text, its own letters decide; the rest is no text. */
const untouched: ElementType[] = ['bdi', 'textarea', 'style', 'script'];
const attributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
];

type Props = Record<string, unknown> & { children?: ReactNode };

export const jsx: typeof reactJsx = (type, props, key) => reactJsx(type, isolate(type, props as Props), key);
export const jsxs: typeof reactJsxs = (type, props, key) =>
  reactJsxs(type, isolate(type, props as Props), key);
/** Of `npm run dev`. */
export const jsxDEV = (type: ElementType, props: unknown, key?: string, isStatic = false) =>
  (isStatic ? jsxs : jsx)(type, props, key);

/** Links, tabs, dialogs of libraries, which make their elements by themselves; our components make theirs here. */
const isOfLibrary = (type: object) => '$$typeof' in type && type.$$typeof === Symbol.for('react.forward_ref');

function isolate(type: ElementType, props: Props): Props {
  if (typeof type === 'function' || (typeof type === 'object' && !isOfLibrary(type))) return props;
  const isolated = { ...props };
  for (const name of attributes) {
    const text = props[name];
    if (typeof text === 'string') isolated[name] = isolateRuns(text);
  }
  if ('children' in props && !('dir' in props || untouched.includes(type)))
    isolated.children = plain.includes(type)
      ? mapTexts(props.children, (text) => isolateRuns(text))
      : mapTexts(props.children, elementsOf);
  return isolated;
}

/** Those of a list get a key, as each element of a list must have one. */
function mapTexts(node: ReactNode, map: (text: string, key?: string) => ReactNode, key?: string): ReactNode {
  if (typeof node === 'string' || typeof node === 'number') return map(String(node), key);
  return Array.isArray(node)
    ? (node as ReactNode[]).map((child, at) => mapTexts(child, map, `text ${at}`))
    : node;
}

const directions: Record<string, 'ltr' | 'rtl' | 'auto'> = {
  [isolates.ltr]: 'ltr',
  [isolates.rtl]: 'rtl',
  [isolates.auto]: 'auto',
};
const marks = /([\u2066-\u2069])/u;

/** 'من ⁦252 000⁩ إلى' → one element of its texts and a `<bdi>` for each isolate, nested as they are: in a row of flex one item */
function elementsOf(text: string, key?: string): ReactNode {
  const pieces = isolateRuns(text).split(marks);
  if (pieces.length === 1) return text;
  const nodes = nodesOf(pieces);
  return reactJsxs(nodes.length === 1 ? Fragment : 'span', { children: nodes }, key);
}

function nodesOf(pieces: string[]): ReactNode[] {
  const nodes: ReactNode[] = [];
  for (let piece = pieces.shift(); piece !== undefined && piece !== isolates.end; piece = pieces.shift()) {
    const dir = directions[piece];
    if (dir) nodes.push(reactJsxs('bdi', { dir, children: nodesOf(pieces) }));
    else if (piece !== '') nodes.push(piece);
  }
  return nodes;
}
