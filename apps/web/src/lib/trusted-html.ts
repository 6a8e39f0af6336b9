declare global {
  interface Window {
    /** Chromium and Safari; https://w3c.github.io/trusted-types */
    trustedTypes?: { createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): unknown };
  }
}

/**
 * The page's content policy keeps HTML from being made of text (apps/api, security-headers.ts). Emptying an element makes none, and React
 * Aria does it when a number field or its announcements change.
 */
export function allowEmptyHtml({ trustedTypes }: Pick<Window, 'trustedTypes'> = window): void {
  trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });
}
