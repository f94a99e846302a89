export interface RenderedWalk {
  title: string;
  scenes: { scene: string; pictures: string[] }[];
}

/** The page of `docs/screens`, in Markdown: a table for each walk, the pictures of a scene beside each other. */
export function gallery(walks: RenderedWalk[]): string {
  const sections = walks.map(({ title, scenes }) => {
    const rows = scenes.map(({ scene, pictures }) => `| \`${scene}\` | ${pictures.map(shown).join(' ')} |`);
    return [`## ${title}`, '', '| Scene | Pictures |', '| --- | --- |', ...rows].join('\n');
  });
  return `${[introduction, ...sections].join('\n\n')}\n`;
}

const introduction = `# The screens

Every screen in each of its states, 390 and 1280 px wide, drawn by \`npm run screens\` from the scenes of
[\`quality/screens\`](../quality/screens/walks.ts) on the sample data. No tile comes from a public map: they are grey.
A long page is cut.`;

const shown = (file: string) => `<img src="${file}" alt="" width="${file.includes('-390') ? 160 : 400}">`;
