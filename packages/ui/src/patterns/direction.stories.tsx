import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StoryLanguage } from '../locales/story-provider.tsx';
import { ChipGroup, ChipItem } from '../primitives/chip/chip.tsx';
import { TagField } from '../primitives/tag-field/tag-field.tsx';
import { TextArea } from '../primitives/text-area/text-area.tsx';
import { AccountCard } from './chrome/account-menu.tsx';
import { account } from './chrome/chrome.examples.ts';
import { ChatComposer } from './chat-composer/chat-composer.tsx';
import { ChatHeader } from './chat-header/chat-header.tsx';
import { ConversationList } from './conversation-list/conversation-list.tsx';
import { deckProfiles } from './deck-card/deck-card.examples.ts';
import { DeckCard } from './deck-card/deck-card.tsx';
import { GroupCard } from './group-card/group-card.tsx';
import { line, lin, now } from './chat-thread/message.examples.ts';
import { MessageBubble } from './chat-thread/message-bubble.story.tsx';
import { NotificationItem } from './notifications/notification-item.tsx';
import { notifications } from './notifications/notification.examples.ts';
import { GalleryProfileCard } from './profile-card/gallery-profile-card.tsx';
import { ProfileCard } from './profile-card/profile-card.tsx';
import { ada } from './profile-kind/profile.examples.ts';
import { ProfileSwitcher } from './profile-switcher/profile-switcher.tsx';

/** People's text keeps its own direction: neither it nor what is beside it is reordered. */
const meta = {
  title: 'Checks/Direction',
  tags: ['!autodocs', 'no-picture'],
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;

const ARABIC = 'مرحبا، أنا مطور! (BNB Chain)';
const partner = { ...lin, name: ARABIC };
const [card] = deckProfiles;
const profile = { ...ada, name: ARABIC, bio: ARABIC, tags: [ARABIC] };
const texts = { full: '', repeated: () => '' };

/** People's text without an element of its own direction, and not isolated in a sentence either. */
const turned = (root: HTMLElement): readonly string[] => {
  const found: string[] = [];
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node.nodeValue ?? '';
    const isApart = node.parentElement?.closest('[dir=auto], bdi')?.textContent?.trim() === ARABIC;
    // Screen reader text and the hidden native select are not laid out.
    if (
      text.includes(ARABIC) &&
      !isApart &&
      !text.includes(`\u2068${ARABIC}\u2069`) &&
      !node.parentElement?.closest('.mu\\:sr-only, option')
    )
      found.push(node.parentElement?.outerHTML.slice(0, 200) ?? text);
  }
  return found;
};

export const TextOfPeopleIsIsolated: StoryObj<typeof meta> = {
  render: () => (
    <StoryLanguage language="en">
      <div className="mu:grid mu:max-w-2xl mu:grid-cols-1 mu:gap-6">
        <AccountCard account={{ ...account, handle: null, name: ARABIC }} />
        <ChatHeader partner={partner} connection="live" profileHref="/p" backHref="/m" />
        <ConversationList
          conversations={[
            {
              _id: 'c',
              partner,
              lastMessage: { content: ARABIC, type: 'text', isOwn: true },
              lastMessageAt: null,
              unread: 0,
              waitingSince: null,
            },
          ]}
          selectedId={null}
          hrefOf={() => '/m'}
          now={now}
        />
        <MessageBubble
          message={line([1, 'lin', ARABIC])}
          isFirst
          isLast
          partnerName={ARABIC}
          onSendAgain={fn()}
          onRemove={fn()}
        />
        <ChatComposer
          partnerName={ARABIC}
          draft={ARABIC}
          canSend
          charactersLeft={4000}
          onDraftChange={fn()}
          onSend={fn()}
        />
        <div className="mu:h-150">
          <DeckCard
            profile={{
              ...card,
              name: ARABIC,
              bio: ARABIC,
              tags: [ARABIC],
              common: { ...card.common, tags: [ARABIC, 'DeFi'] },
            }}
          />
        </div>
        <ProfileCard profile={profile} href="/p" />
        <GalleryProfileCard profile={profile} href="/p" />
        <GroupCard
          group={{
            _id: 'g',
            name: ARABIC,
            bio: ARABIC,
            avatar: null,
            coverImage: null,
            tags: [ARABIC],
            memberCount: 3,
            isVerified: false,
            communityLink: null,
            xProfile: null,
          }}
          href="/g"
        />
        <NotificationItem
          notification={{
            ...notifications[0],
            data: { matchedProfileId: 'a', matchedProfileName: ARABIC, profileName: ARABIC },
          }}
          now={now}
          onOpen={fn()}
          onDelete={fn()}
        />
        <ProfileSwitcher
          profiles={[{ ...partner, _id: 'me', avatar: null }]}
          value="me"
          unreadMessagesByProfile={{}}
          onChange={fn()}
        />
        <ChipGroup label="Tags">
          <ChipItem id="a">{ARABIC}</ChipItem>
        </ChipGroup>
        <TagField label="Tags" texts={texts} value={[ARABIC]} />
        <TextArea label="Bio" defaultValue={ARABIC} />
      </div>
    </StoryLanguage>
  ),
  play: async ({ canvasElement }) => {
    await expect(turned(canvasElement)).toEqual([]);
    for (const field of canvasElement.querySelectorAll<HTMLElement>('textarea'))
      await expect(getComputedStyle(field).direction).toBe('rtl');
  },
};
