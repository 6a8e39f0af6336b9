/** What may become HTML, or the address of a script; what is returned is typed as the text that it was made of. */
interface PolicyRules {
  createHTML?(html: string): string | null;
  createScriptURL?(address: string): string;
}

declare global {
  interface Window {
    /** Chromium and Safari; https://w3c.github.io/trusted-types */
    trustedTypes?: { createPolicy(name: 'default' | 'worker', rules: PolicyRules): PolicyRules };
  }
}

/**
 * The page's content policy keeps HTML from being made of text (apps/api, security-headers.ts). Emptying an element makes none, and React
 * Aria does it when a number field or its announcements change.
 */
export function allowEmptyHtml({ trustedTypes }: Pick<Window, 'trustedTypes'> = window): void {
  trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });
}
