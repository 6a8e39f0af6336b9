import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { askedLanguage, languageOf } from '../lib/language.ts';
import { useServices } from '../services.ts';
import { type HeadTag, headTags, type PageHead, titleOf } from './head-tags.ts';

/** Marks the tags that change with the page; the server writes the first ones (prerender.tsx). */
const MARK = 'data-head';

/**
 * Names the page, on each navigation and in each language. Not by React's own tags: React takes over the tags of a document only where it
 * hydrates it, and what a member sees never is (docs/decisions/016-head-tags.md).
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
    document.head.querySelectorAll(`[${MARK}]`).forEach((tag) => tag.remove());
    document.head.append(
      ...headTags(head, { origin, pathname, asked: asked === language ? asked : null, language }).map(elementOf),
    );
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
