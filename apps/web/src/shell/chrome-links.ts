import type { AppShellProps, ChromeLinks, Place } from '@mutuals/ui/patterns/chrome';
import { paths } from '../routes.ts';

export const chromeLinks: ChromeLinks = {
  home: paths.home,
  discover: paths.discover(),
  messages: paths.messages(),
  profiles: paths.profiles,
  premium: paths.premium,
  about: paths.about,
  faq: paths.faq,
  privacy: paths.privacy,
  terms: paths.terms,
};

type Frame = { current: Place | null; layout: NonNullable<AppShellProps['layout']>; isConversation: boolean };

/** What an address means for the frame around its page. */
export function frameOf(pathname: string): Frame {
  const [first, second, third, conversation] = pathname.split('/').filter(Boolean);
  if (first === undefined) return { current: 'home', layout: 'page', isConversation: false };
  if (first === 'discover') return { current: 'discover', layout: 'stage', isConversation: false };
  if (first === 'messages' || (first === 'profiles' && second !== undefined && third === 'messages')) {
    return { current: 'messages', layout: 'fill', isConversation: conversation !== undefined };
  }
  if (first === 'profiles') return { current: 'profiles', layout: 'page', isConversation: false };
  return { current: first === 'premium' ? 'premium' : null, layout: 'page', isConversation: false };
}
