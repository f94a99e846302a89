import { alertSettings } from '@soumdar/contract';
import { colours, otherColours } from '@soumdar/views';
import { asPlainText, traits, wordsIn, type Email, type Language } from '@soumdar/words';
import { escapeHtml } from '../../http/html.ts';
import { siteAddress, type Settings } from '../../settings/settings.ts';

/** Plain text: the layout escapes it. */
export interface EmailContent extends Omit<Email, 'button'> {
  language: Language;
  button?: { label: string; path: string };
}

type Sender = Pick<Settings, 'publicUrl' | 'port' | 'publisher'>;

export function renderEmail(
  content: EmailContent,
  sender: Sender,
  unsubscribe?: string,
): { text: string; html: string } {
  const site = siteAddress(sender) + traits[content.language].basePath;
  const foot = footOf(content, site, sender, unsubscribe);
  const plain = (text: string) => asPlainText(content.language, text);
  return {
    text: plain(asText(content, site, foot)),
    html: asHtml(mapTexts(content, plain), site, mapTexts(foot, plain)),
  };
}

/** Every text of an email but its codes and addresses. */
function mapTexts<Part>(part: Part, map: (text: string) => string): Part {
  if (typeof part === 'string') return map(part) as Part;
  if (Array.isArray(part)) return part.map((one) => mapTexts(one, map)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const asTheyAre = new Set(['language', 'code', 'path', 'address']);
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, asTheyAre.has(name) ? value : mapTexts(value, map)]),
  ) as Part;
}

interface Foot {
  sentences: string[];
  links: { label: string; address: string }[];
}

function footOf(
  { because, language }: EmailContent,
  site: string,
  sender: Sender,
  unsubscribe: string | undefined,
): Foot {
  const words = wordsIn(language).emails;
  if (unsubscribe === undefined) return { sentences: [because ?? words.answersRequest], links: [] };
  const { name, address } = sender.publisher;
  const publisher = [name, address].filter((part) => part !== undefined).join(', ');
  return {
    sentences: publisher === '' ? [words.answersAlerts] : [words.answersAlerts, publisher],
    links: [
      { label: words.unsubscribe, address: unsubscribe },
      { label: words.settings, address: site + alertSettings.path },
    ],
  };
}

function asText(
  { language, title, paragraphs, figures, code, button, closing }: EmailContent,
  site: string,
  foot: Foot,
) {
  const { labelled } = wordsIn(language).labels;
  const blocks = [
    title,
    ...paragraphs,
    ...(figures ? [figures.map(({ label, value }) => labelled(label, value)).join('\n')] : []),
    ...(code === undefined ? [] : [code]),
    ...(button ? [labelled(button.label, site + button.path)] : []),
    ...(closing ?? []),
    [
      '-- ',
      ...foot.sentences,
      ...foot.links.map(({ label, address }) => labelled(label, address)),
      labelled('Soumdar', site),
    ].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const { ink, inkSoft, sea, sand, line, white } = colours;
const fonts = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Not every mail program reads it. No space before `!`, where French typesetting would set its own. */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { -webkit-text-size-adjust: 100%; }
@media (max-width: 480px) { .card { padding: 24px 20px 8px!important; } }
@media (prefers-color-scheme: dark) {
  .page { background: ${otherColours.night}!important; }
  .card { background: ${otherColours.nightCard}!important; border-color: ${otherColours.nightLine}!important; }
  .ink { color: ${otherColours.nightInk}!important; }
  .soft, .soft a { color: ${otherColours.nightInkSoft}!important; }
  .box { background: ${otherColours.night}!important; }
  .line { border-color: ${otherColours.nightLine}!important; }
  .button { background: ${colours.seaMist}!important; }
  .button a { color: ${otherColours.nightSea}!important; }
}`;

function asHtml(
  { language, subject, title, paragraphs, figures, code, button, closing }: EmailContent,
  site: string,
  foot: Foot,
): string {
  const { direction } = traits[language];
  const blocks = [
    `<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:700;color:${ink};">${escapeHtml(title)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(figures ? [figureTable(figures, direction)] : []),
    ...(code === undefined ? [] : [codeBox(code)]),
    ...(button ? [buttonTo(button.label, site + button.path)] : []),
    ...(closing ?? []).map(paragraph),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${styles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${sand};">
<div role="main" lang="${language}" dir="${direction}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${sand};">
<tr><td align="center" style="padding:24px 12px;font-family:${fonts};">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;word-break:break-word;overflow-wrap:anywhere;">
<tr><td style="padding:0 4px 16px;font-family:${fonts};">
<a class="ink" href="${escapeHtml(site)}" style="font-size:20px;line-height:1.2;font-weight:700;color:${sea};text-decoration:none;">Soumdar</a>
</td></tr>
<tr><td class="card" style="padding:32px 32px 16px;background:${white};border:1px solid ${line};border-radius:16px;font-family:${fonts};">
${blocks.join('\n')}
</td></tr>
<tr><td style="padding:20px 4px 0;font-family:${fonts};">
${foot.sentences.map((sentence) => small(escapeHtml(sentence))).join('\n')}
${foot.links.map(({ label, address }) => small(`<a href="${escapeHtml(address)}" style="display:inline-block;padding:4px 0;color:${inkSoft};text-decoration:underline;">${escapeHtml(label)}</a>`)).join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</div>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.5;color:${ink};">${escapeHtml(text)}</p>`;
}

function small(html: string): string {
  return `<p class="soft" style="margin:0 0 8px;font-size:13px;line-height:1.5;color:${inkSoft};">${html}</p>`;
}

function figureTable(figures: { label: string; value: string }[], direction: 'ltr' | 'rtl'): string {
  // mail programs know no logical sides
  const [start, end] = direction === 'ltr' ? ['left', 'right'] : ['right', 'left'];
  const cell = `padding:10px 0;border-top:1px solid ${line};font-size:16px;line-height:1.4;vertical-align:top;`;
  const rows = figures.map(
    ({ label, value }) =>
      `<tr><th class="soft line" scope="row" align="${start}" style="${cell}padding-${end}:12px;font-weight:400;color:${inkSoft};">${escapeHtml(label)}</th><td class="ink line" align="${end}" style="${cell}font-weight:600;word-break:normal;overflow-wrap:normal;color:${ink};">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font-family:${fonts};">\n${rows.join('\n')}\n</table>`;
}

function codeBox(code: string): string {
  return `<p class="ink box" dir="ltr" style="margin:0 0 16px;padding:14px 8px;background:${sand};border-radius:10px;font-size:28px;line-height:1.2;font-weight:700;letter-spacing:6px;text-align:center;color:${ink};">${escapeHtml(code)}</p>`;
}

function buttonTo(label: string, address: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px;"><tr><td class="button" bgcolor="${sea}" style="background:${sea};border-radius:10px;mso-padding-alt:13px 22px;"><a href="${escapeHtml(address)}" style="display:inline-block;padding:13px 22px;font-family:${fonts};font-size:16px;line-height:1.25;font-weight:600;color:${white};text-decoration:none;">${escapeHtml(label)}</a></td></tr></table>`;
}
