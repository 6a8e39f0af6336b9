import { normalizeText } from '@mutuals/text';
import { altOf, descriptionOf, inOneLine, type SharedProfile } from '../domains/share/share.service.ts';
import { htmlPlaces } from './html-places.ts';
import { sharePicturePath } from './share.ts';

/**
 * Fills the placeholders that the web app's build left in the head of a profile's page (`prerenderProfileHead` in
 * apps/web/src/prerender.tsx), for link previews and search engines: X, Telegram and others run no scripts.
 */
export function profilePlaces(shared: SharedProfile): Record<string, string> {
  const { card, proven } = shared;
  return htmlPlaces({
    id: card.profileId,
    name: plain(card.name),
    description: plain(descriptionOf(card, proven)),
    picture: sharePicturePath(shared),
    pictureAlt: plain(altOf(card)),
  });
}

/** On one line, without characters that change the direction of the text around it (D57). */
const plain = (text: string): string => inOneLine(normalizeText(text));
