import { createElement, forwardRef, type ComponentProps, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Fragment, jsx, jsxs } from './jsx-runtime.ts';

const render = (type: Parameters<typeof jsx>[0], props: object) => renderToStaticMarkup(jsx(type, props));

it('numbers, with their units, and Latin words are elements of their own direction, and one item of their row', () => {
  expect(render('p', { children: 'شقة في La Marsa بثمن 191\u202f425\u202fد.ت' })).toBe(
    '<p><span>شقة في <bdi dir="ltr">La Marsa</bdi> بثمن <bdi dir="rtl">191\u202f425\u202fد.ت</bdi></span></p>',
  );
  expect(render('p', { children: 2026 })).toBe('<p><bdi dir="ltr">2026</bdi></p>');
  expect(render('p', { children: 'شقة' })).toBe('<p>شقة</p>');
});

it('isolates of a sentence nest as they are', () => {
  expect(render('p', { children: '\u2067\u2066−\u202f30\u2069\u202fد.ت\u2069' })).toBe(
    '<p><bdi dir="rtl"><bdi dir="ltr">−\u202f30</bdi>\u202fد.ت</bdi></p>',
  );
  expect(render('p', { children: '\u2068دار 2\u2069' })).toBe('<p><bdi dir="auto">دار 2</bdi></p>');
});

it('each text of a row is isolated by itself, within fragments too, and has a key', () => {
  const warn = vi.spyOn(console, 'error');
  const texts = ['من ', 5, [' إلى ', 10]];
  const isolated = 'من <bdi dir="ltr">5</bdi> إلى <bdi dir="ltr">10</bdi>';
  const spans = /<\/?span>/g;
  expect(renderToStaticMarkup(jsxs('p', { children: texts })).replaceAll(spans, '')).toBe(
    `<p>${isolated}</p>`,
  );
  expect(renderToStaticMarkup(jsxs(Fragment, { children: texts })).replaceAll(spans, '')).toBe(isolated);
  expect(warn).not.toHaveBeenCalled();
});

it('what holds text alone, and attributes that are read, get marks', () => {
  expect(render('option', { children: '4 غرف' })).toBe('<option>\u20664\u2069 غرف</option>');
  expect(render('text', { children: 2026 })).toBe('<text>\u20662026\u2069</text>');
  expect(render('img', { alt: '4 غرف', src: '4.png' })).toContain('alt="\u20664\u2069 غرف"');
});

it('what people typed is left to its own letters', () => {
  expect(render('p', { dir: 'auto', children: 'Villa 2 في المرسى' })).toBe(
    '<p dir="auto">Villa 2 في المرسى</p>',
  );
  expect(render('bdi', { children: 'Villa 2' })).toBe('<bdi>Villa 2</bdi>');
});

it('a link of a library is isolated, since its elements are made elsewhere; our own components get texts as they are', () => {
  const ofLibrary = forwardRef<HTMLAnchorElement, ComponentProps<'a'>>((props, ref) =>
    createElement('a', { ...props, ref }),
  );
  expect(render(ofLibrary, { children: 'بيت 2', 'aria-label': 'بيت 2' })).toBe(
    '<a aria-label="بيت \u20662\u2069"><span>بيت <bdi dir="ltr">2</bdi></span></a>',
  );
  const ours = ({ children }: { children?: ReactNode }) => createElement('a', null, children);
  expect(render(ours, { children: 'بيت 2' })).toBe('<a>بيت 2</a>');
});
