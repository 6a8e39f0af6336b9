import type { Language } from '../../database/schema.ts';
import { escaped } from '../../lib/escaped.ts';
import { footerWords } from './mail-words.data.ts';

/** What a mail says. Texts of people are made harmless here: they are no markup and become no links. */
export interface MailParts {
  language: Language;
  subject: string;
  text: string;
  /** Lists under a heading; empty ones are left out. */
  lists?: readonly { heading: string; items: readonly string[] }[];
  /** Named values, as of a receipt. */
  facts?: readonly (readonly [string, string])[];
  button: { label: string; url: string };
  /** Why it is sent; the usual reason if left out. */
  why?: string;
  settingsUrl: string;
}

/** Mail programs make links of what looks like an address: an invisible joiner behind each dot prevents it. */
export const harmless = (text: string): string => text.replaceAll(/[.:/@](?=\S)/g, '$&\u{2060}');

const STYLE = {
  page: 'margin:0;background:#f6f5f2;color:#23211d;font:16px/1.5 system-ui,-apple-system,Segoe UI,sans-serif',
  card: 'max-width:560px;margin:0 auto;background:#fffefb;border:1px solid #e4e1da;border-radius:14px;padding:32px',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  button:
    'display:inline-block;background:#f0b90b;color:#23211d;font-weight:600;text-decoration:none;padding:12px 20px;border-radius:8px',
  small: 'margin:24px 0 0;color:#6b675e;font-size:14px',
  link: 'color:#6b675e',
};

/** A mail for programs that show HTML: one table, no picture, nothing that is loaded. */
export function toHtml(parts: MailParts): string {
  const { language, subject, text, button, settingsUrl } = parts;
  const lists = listsOf(parts).map(
    ({ heading, items }) =>
      `<h2 style="margin:24px 0 8px;font-size:16px">${escaped(heading)}</h2><ul style="margin:0;padding-left:20px">${items
        .map((item) => `<li style="margin:4px 0">${escaped(item)}</li>`)
        .join('')}</ul>`,
  );
  const facts = (parts.facts ?? []).map(
    ([name, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;color:#6b675e;vertical-align:top">${escaped(name)}</td><td style="padding:4px 0;overflow-wrap:anywhere">${escaped(value)}</td></tr>`,
  );
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head><body style="${STYLE.page}">` +
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td style="padding:24px 12px"><div style="${STYLE.card}">` +
    `<p style="margin:0 0 24px;font-weight:700">Mutuals</p><h1 style="${STYLE.heading}">${escaped(subject)}</h1><p style="margin:0 0 16px">${escaped(text)}</p>` +
    (facts.length === 0 ? '' : `<table role="presentation" cellspacing="0" cellpadding="0">${facts.join('')}</table>`) +
    lists.join('') +
    `<p style="margin:24px 0 0"><a style="${STYLE.button}" href="${escaped(button.url)}">${escaped(button.label)}</a></p>` +
    `<p style="${STYLE.small}">${escaped(parts.why ?? footerWords.why[language])}<br>` +
    `<a style="${STYLE.link}" href="${escaped(settingsUrl)}">${escaped(footerWords.settings[language])}</a></p></div></td></tr></table></body></html>`
  );
}

/** The same for programs that show text, and for people who prefer it. */
export function toText(parts: MailParts): string {
  const { language, subject, text, button, settingsUrl } = parts;
  return [
    `${subject}\n\n${text}`,
    ...(parts.facts === undefined
      ? []
      : [parts.facts.map((fact) => fact.join(footerWords.colon[language])).join('\n')]),
    ...listsOf(parts).map(({ heading, items }) => `${heading}\n${items.map((item) => `- ${item}`).join('\n')}`),
    `${button.label}\n${button.url}`,
    `-- \n${parts.why ?? footerWords.why[language]}`,
    `${footerWords.settings[language]}\n${settingsUrl}`,
  ].join('\n\n');
}

const listsOf = ({ lists = [] }: MailParts) =>
  lists.flatMap(({ heading, items }) => (items.length === 0 ? [] : [{ heading, items: items.map(harmless) }]));
