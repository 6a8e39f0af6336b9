import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from './page-language.ts';

/** Serves robots.txt and the sitemap: the public pages in all languages, and nothing else. */
export function registerSearchEngines(app: FastifyInstance, origin: string, addresses: readonly string[]): void {
  const robots = `User-agent: *\n${addresses.map((address) => `Allow: ${address}$\nAllow: ${address}?lng=\n`).join('')}Allow: /assets/\nAllow: /gallery/\nAllow: /share\nDisallow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${addresses.map((address) => entries(`${origin}${address}`)).join('')}</urlset>\n`;
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(sitemap),
  );
}

/** The sitemap entries of an address, one a language; each lists the other languages. */
function entries(address: string): string {
  const inLanguage = (language: string): string => `${address}?lng=${language}`;
  const alternates = [...LANGUAGES.map((language) => [language, inLanguage(language)]), ['x-default', address]]
    .map(([language, href]) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>\n`)
    .join('');
  return [address, ...LANGUAGES.map(inLanguage)]
    .map((location) => `  <url>\n    <loc>${location}</loc>\n${alternates}  </url>\n`)
    .join('');
}
