// LibreTranslate's protocol (POST /translate, GET /languages) for the texts of the demo community, under a path of its
// own. Any other text is refused, since this is no translator (D43).
import { isRecord, readJson, sendJson, type Exchange, type Routes } from '../http.ts';
import { translateText } from './translate-text.ts';

const BODY_LIMIT_BYTES = 64 * 2 ** 10;
const LANGUAGES = [
  { code: 'en', name: 'English', targets: ['en', 'fr', 'zh'] },
  { code: 'fr', name: 'French', targets: ['en', 'fr', 'zh'] },
  { code: 'zh', name: 'Chinese', targets: ['en', 'fr', 'zh'] },
] as const;
type Code = (typeof LANGUAGES)[number]['code'];

const codeOf = (value: unknown): Code | undefined => LANGUAGES.find(({ code }) => code === value)?.code;

export const translationRoutes: Routes = async (exchange) => {
  const { request, response, url } = exchange;
  if (url.pathname === '/translation/languages' && request.method === 'GET') {
    sendJson(response, 200, LANGUAGES);
    return true;
  }
  if (url.pathname !== '/translation/translate' || request.method !== 'POST') return false;
  const [status, body] = await translate(exchange);
  sendJson(response, status, body);
  return true;
};

async function translate({ request }: Exchange): Promise<[number, object]> {
  const body = await readJson(request, BODY_LIMIT_BYTES);
  if (!isRecord(body) || typeof body['q'] !== 'string' || body['q'] === '')
    return [400, { error: 'Invalid request: missing q parameter' }];
  const { q, source, target } = body;
  const [from, to] = [codeOf(source), codeOf(target)];
  if (source === undefined || target === undefined)
    return [400, { error: `Invalid request: missing ${source === undefined ? 'source' : 'target'} parameter` }];
  if (from === undefined && source !== 'auto') return [400, { error: `${String(source)} is not supported` }];
  if (to === undefined) return [400, { error: `${String(target)} is not supported` }];
  const translation = translateText(q, to);
  if (translation === undefined || (from !== undefined && from !== translation.source))
    return [400, { error: 'The sandbox translates what the demo community says, and nothing else' }];
  const detected = source === 'auto' ? { detectedLanguage: { confidence: 100, language: translation.source } } : {};
  return [200, { ...detected, translatedText: translation.text }];
}
