import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';

export function renderedSections(Page: ComponentType) {
  const html = renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, createElement(Page)));
  const [intro = '', ...sections] = html.split('<section');
  return {
    intro: textOf(intro),
    sections: new Map(
      sections.map((section) => {
        const [, heading = ''] = /<h2[^>]*>(.*?)<\/h2>/.exec(section) ?? [];
        const facts = [...section.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)];
        return [
          textOf(heading),
          {
            text: textOf(`<section${section}`),
            facts: Object.fromEntries(
              facts.map(([, name = '', value = '']) => [textOf(name), textOf(value)]),
            ),
          },
        ];
      }),
    ),
  };
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
