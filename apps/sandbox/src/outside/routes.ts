// The outside of the sandbox over HTTP. For people and scripts, which place there what a proof asks for:
//   POST /outside/dns {"name", "txt": ["…"]}      the TXT records of a name, instead of those before
//   POST /outside/sites {"host", "path", "text"}  a page of a site; "status" and "location" for another answer than 200
//   POST /outside/away {"services": ["dns|sites|github|explorer"]}   these do not answer; none for all of them back
// For the server, which asks for https://{host}{path}:
//   GET  /sites/{host}{path}
import { isRecord, Problem, readJson, sendJson, type Exchange, type Routes } from '../http.ts';
import { goAway, SERVICES, type Outside } from './outside.ts';

const BODY_LIMIT_BYTES = 262_144;
const SITE = /^\/sites\/([^/]+)(\/.*)$/;

export function outsideRoutes(outside: Outside): Routes {
  const calls: Readonly<Record<string, (body: Readonly<Record<string, unknown>>) => Promise<object>>> = {
    'POST /outside/dns': async ({ name, txt }) => {
      const [key, records] = [textOf('name', name).toLowerCase(), listOf('txt', txt)];
      await outside.change((state) => {
        if (records.length > 0) state.txt[key] = records;
        else delete state.txt[key];
      });
      return { name: key, txt: records };
    },
    'POST /outside/sites': async ({ host, path, text = '', status = 200, location = null }) => {
      const place = `${textOf('host', host).toLowerCase()}${textOf('path', path)}`;
      const page = {
        status: Number(status),
        text: textOf('text', text),
        location: location === null ? null : textOf('location', location),
      };
      await outside.change((state) => void (state.pages[place] = page));
      return { page: `https://${place}` };
    },
    'POST /outside/away': async ({ services }) => {
      const named = listOf('services', services);
      const away = SERVICES.filter((service) => named.includes(service));
      await outside.change((state) => void (state.away = away));
      return { away };
    },
  };
  return async ({ request, response, url }: Exchange) => {
    const [, host, path] = SITE.exec(url.pathname) ?? [];
    if (host !== undefined && path !== undefined) {
      if (outside.isAway('sites')) return goAway(response);
      const page = outside.state.pages[`${host}${path}`] ?? { status: 404, text: '', location: null };
      response.writeHead(page.status, {
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
        ...(page.location === null ? {} : { location: page.location }),
      });
      response.end(page.text);
      return true;
    }
    const call = calls[`${request.method} ${url.pathname}`];
    if (call === undefined) return false;
    const body = await readJson(request, BODY_LIMIT_BYTES);
    if (!isRecord(body)) throw invalid('The body must be an object.');
    sendJson(response, 200, await call(body));
    return true;
  };
}

const invalid = (message: string): Problem => new Problem(400, 'validation_failed', message);

function textOf(name: string, value: unknown): string {
  if (typeof value !== 'string') throw invalid(`"${name}" must be text.`);
  return value;
}

function listOf(name: string, value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw invalid(`"${name}" must be a list of texts.`);
  return value.map((each) => textOf(name, each));
}
