import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import type { Guide } from '../../lib/story/guide.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Chip } from '../../primitives/chip/chip.tsx';
import { GROUP_TYPES, PROFILE_TYPES, PROJECT_TYPES, ROLES } from './profile-kind.ts';

const guide: Guide = {
  use: [
    'Wherever code asks what kinds of profiles there are, in which order they are offered and what a screen gets of one.',
  ],
  avoid: ['To say a kind in words: `useKindOf` of DeckCard does it in the reader’s language.'],
  anatomy: [
    { part: 'Types', is: 'individual, group, project' },
    {
      part: 'Subtypes',
      is: 'five roles, four kinds of groups, four kinds of projects; the first of each is the default',
    },
    { part: 'ProfileView', is: 'a profile as plain data, which an answer of the server fits' },
    { part: 'pictureOf', is: 'the first photo, else the avatar' },
  ],
  keyboard: [],
  reader: ['Nothing by itself: it is data.'],
  dos: ['Narrow by `profileType` before reading what only one type has.'],
  donts: ['Don’t write the lists of kinds again elsewhere.', 'Don’t take the avatar where a photo comes first.'],
};

const SUBTYPES = { individual: ROLES, group: GROUP_TYPES, project: PROJECT_TYPES } as const;

function Kinds() {
  const { t } = useTranslation(['profiles', 'common']);
  return (
    <ul className="mu:flex mu:w-160 mu:max-w-[calc(100vw-2rem)] mu:flex-col mu:gap-5">
      {PROFILE_TYPES.map((type) => (
        <li key={type} className="mu:flex mu:items-start mu:gap-4">
          <Avatar seed={`kind-${type}`} kind={type} size="lg" />
          <div className="mu:min-w-0">
            <p className="mu:font-medium">{t(`common:profileType.${type}`)}</p>
            <ul className="mu:mt-2 mu:flex mu:flex-wrap mu:gap-1.5">
              {SUBTYPES[type].map((subtype) => (
                <li key={subtype}>
                  <Chip>{t(`common:subtype.${subtype}`)}</Chip>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Patterns/ProfileKind',
  parameters: { guide },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'], render: () => <Kinds /> };
