import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { askedLanguage, languageOf } from '../lib/language.ts';
import { useServices } from '../services.ts';
import { type HeadTag, headTags, type PageHead, titleOf } from './head-tags.ts';

/** Marks the tags that change with the page; the server writes the first ones (prerender.tsx). */
const MARK = 'data-head';

/**
 * The tags that came with the document, once they were read. Of a profile they say more than its page can: what is proven (D84), and the
 * picture of its share card (apps/api/src/http/profile-page.ts).
 */
let served: readonly Element[] | undefined;

/** Whether tags are those of the same page in the same language. */
const isSamePage = (one: readonly Element[], other: readonly Element[]): boolean =>
  ['[rel="canonical"]', '[property="og:locale"]'].every(
    (selector) => saidBy(one, selector) === saidBy(other, selector),
  );

const saidBy = (tags: readonly Element[], selector: string): string | null | undefined => {
  const tag = tags.find((each) => each.matches(selector));
  return tag?.getAttribute('href') ?? tag?.getAttribute('content');
};

/**
 * Names the page, on each navigation and in each language; the page that the document came with keeps what the server wrote. Not by React's
 * own tags: React takes over the tags of a document only where it hydrates it, and what a member sees never is
 * (docs/decisions/016-head-tags.md).
 */
export function usePageHead({ title, description }: PageHead): void {
  const { origin } = useServices();
  const { i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const language = languageOf(i18n);
  useLayoutEffect(() => {
    // Choosing another language takes the one that was asked for out of the address.
    const asked = askedLanguage(search);
    const head: PageHead = { title, ...(description === undefined ? {} : { description }) };
    document.title = titleOf(head);
    const shown = [...document.head.querySelectorAll(`[${MARK}]`)];
    served ??= shown;
    const own = headTags(head, { origin, pathname, asked: asked === language ? asked : null, language }).map(elementOf);
    shown.forEach((tag) => tag.remove());
    // A page without a description is not public, or not there yet.
    document.head.append(...(description !== undefined && isSamePage(served, own) ? served : own));
  }, [origin, pathname, search, language, title, description]);
}

/** Names a page that only its own people see. Null is the front page. */
export function usePageTitle(title: string | null): void {
  usePageHead({ title });
}

function elementOf({ tag, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(MARK, '');
  return element;
}
