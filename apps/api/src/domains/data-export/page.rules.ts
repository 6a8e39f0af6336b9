import { escaped } from '../../lib/escaped.ts';
import type { ExportedType } from '../retention/retention.public.ts';
import type { Language } from '../../database/schema.ts';
import { fieldNames, pageWords, sectionNames } from './page-words.data.ts';
import { type ExportedRow, fieldOf, type Section } from './sections.rules.ts';

/** The readable page of an export. Everything in it is escaped; it runs no script and loads nothing from elsewhere. */

const STYLE = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{max-width:46rem;margin:2rem auto;padding:0 1rem}
h1{line-height:1.2}h2{margin-top:3rem}article{border-top:1px solid #8886;padding:.75rem 0}dl{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr;gap:.25rem 1rem;margin:0}
dt{color:GrayText}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}img{max-width:100%;height:auto;border-radius:8px}
@media(max-width:30rem){dl{grid-template-columns:1fr}}`;

export const pageBegin = (language: Language): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">` +
  `<title>${escaped(pageWords.title[language])}</title><style>${STYLE}</style></head><body>` +
  `<h1>${escaped(pageWords.title[language])}</h1><p>${escaped(pageWords.about[language])}</p>\n`;

export const pageEnd = '</body></html>\n';

export const heading = (section: Section, language: Language): string =>
  `<h2>${escaped(sectionNames[section.as]?.[language] ?? section.as)}</h2>\n`;

/** A row as a list of what it says; ids and empty fields say nothing. */
export function article(section: Section, row: ExportedRow, language: Language, profileIds: readonly string[]): string {
  const fields = Object.entries(section.columns).flatMap(([column, type]) => {
    const field = fieldOf(column);
    const text = shown(row[field], type, language);
    return type === 'id' || text === '' ? [] : [entry(fieldNames[field]?.[language] ?? field, text)];
  });
  return `<article><dl>${speaker(section, row, language, profileIds)}${fields.join('')}</dl></article>\n`;
}

/** The pictures of the zip by their paths. */
export const gallery = (paths: readonly string[], language: Language): string =>
  paths.length === 0
    ? ''
    : `<h2>${escaped(pageWords.files[language])}</h2>\n${paths.map((path) => `<p><img src="${escaped(path)}" alt="" loading="lazy"></p>\n`).join('')}`;

const entry = (name: string, text: string): string => `<dt>${escaped(name)}</dt><dd dir="auto">${escaped(text)}</dd>`;

/** Who wrote a message. */
function speaker({ as }: Section, row: ExportedRow, language: Language, profileIds: readonly string[]): string {
  const isOwn =
    as === 'messages'
      ? profileIds.includes(String(row['senderProfileId']))
      : as === 'ticketMessages'
        ? row['isSupport'] === false
        : as === 'talkMessages'
          ? row['role'] === 'user'
          : null;
  return isOwn === null ? '' : entry('', pageWords[isOwn ? 'you' : 'other'][language]);
}

function shown(value: unknown, type: ExportedType, language: Language): string {
  if (value === null || value === undefined) return '';
  if (type === 'boolean') return pageWords[value === true ? 'yes' : 'no'][language];
  if (type === 'time')
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(
      new Date(String(value)),
    );
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.keys(value).length === 0 ? '' : JSON.stringify(value, null, 2);
}
