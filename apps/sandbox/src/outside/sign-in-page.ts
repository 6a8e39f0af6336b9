import type { ServerResponse } from 'node:http';

export interface SignInPage {
  /** Whom the sandbox plays. */
  readonly service: string;
  /** The parameter that names the account. */
  readonly field: string;
  /** The parameters of the request, which the answer repeats. */
  readonly asked: URLSearchParams;
  /** Accounts to choose from; any other name is one, too. */
  readonly known: readonly string[];
}

/** A page without a script that asks as whom to sign in. */
export function sendSignInPage(response: ServerResponse, { service, field, asked, known }: SignInPage): void {
  const repeated = [...asked].map(
    ([name, value]) => `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`,
  );
  const options = known.map((name) => `<option value="${safe(name)}"></option>`);
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  response.end(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>${service}, played by the sandbox</title>
<style>body{font:16px/1.5 system-ui;max-width:24rem;margin:15vh auto;padding:0 1rem;color-scheme:light dark}
input,button{font:inherit;padding:.5rem;width:100%;box-sizing:border-box;margin:.25rem 0}</style>
<h1>${service}, played by the sandbox</h1><p>Mutuals asks who you are. It gets nothing else.</p>
<form><label>Sign in as <input name="${field}" list="known" required pattern="[A-Za-z0-9_.\\-]+" autocomplete="off" autofocus></label>
<datalist id="known">${options.join('')}</datalist>${repeated.join('')}<button>Sign in</button></form></html>`);
}

const safe = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
