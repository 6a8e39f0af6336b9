// What was mailed:
//   GET /mail   as JSON, {data}, the oldest first; for browsers a page to read it. ?to={address} shows one mailbox.
import { sendJson, type Routes } from '../http.ts';
import type { Inbox, KeptMail } from './inbox.ts';

/** `inbox` is null where the sandbox has no mail server. */
export function mailRoutes(inbox: Inbox | null): Routes {
  return async ({ request, response, url }) => {
    if (inbox === null || request.method !== 'GET' || url.pathname !== '/mail') return false;
    const to = url.searchParams.get('to')?.trim().toLowerCase() ?? '';
    const mails = inbox.mails.filter((mail) => to === '' || mail.to.toLowerCase() === to);
    if (request.headers.accept?.includes('text/html') !== true) {
      sendJson(response, 200, { data: mails });
      return true;
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'",
    });
    response.end(page(mails.toReversed(), to));
    return true;
  };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '');

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:48rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
form{display:flex;gap:.5rem;flex-wrap:wrap;margin:1rem 0}input{flex:1 1 14rem;font:inherit;padding:.5rem;min-width:0}button{font:inherit;padding:.5rem 1rem}
details{border-top:1px solid #8886;padding:.5rem 0}summary{cursor:pointer;padding:.5rem 0;overflow-wrap:anywhere}small{color:light-dark(#595959,#adadad);display:block}
iframe{width:100%;height:36rem;border:1px solid #8886;border-radius:8px;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid #8886;border-radius:8px;padding:1rem}
h2{font-size:1rem;margin:1rem 0 .5rem}`;

function page(mails: readonly KeptMail[], to: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail of the sandbox</title>` +
    `<style>${STYLE}</style></head><body><h1>Mail of the sandbox</h1><p>Nothing leaves this machine: what Mutuals mails is here, the newest first.</p>` +
    `<form><label for="to" hidden>Mailbox</label><input id="to" name="to" type="text" inputmode="email" placeholder="All mailboxes" value="${escaped(to)}" aria-label="Mailbox"><button>Show</button></form>` +
    (mails.length === 0 ? '<p>Nothing here yet. Reload to look again.</p>' : mails.map(entry).join('')) +
    `</body></html>`
  );
}

function entry({ subject, to, from, at, html, text, headers }: KeptMail, index: number): string {
  const unsubscribe = headers['list-unsubscribe'];
  return (
    `<details${index === 0 ? ' open' : ''}><summary><strong>${escaped(subject)}</strong><small>to ${escaped(to)}, from ${escaped(from)}, <time datetime="${at}">${new Date(at).toUTCString()}</time></small></summary>` +
    (unsubscribe === undefined ? '' : `<p><small>One click ends it: ${escaped(unsubscribe)}</small></p>`) +
    // Links open beside the page; scripts do not run.
    `<h2>As HTML</h2><iframe title="${escaped(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(`<base target="_blank">${html}`)}"></iframe>` +
    `<h2>As plain text</h2><pre>${escaped(text)}</pre></details>`
  );
}
