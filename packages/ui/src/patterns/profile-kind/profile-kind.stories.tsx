import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../primitives/avatar/index.ts';
import { Chip } from '../../primitives/chip/index.ts';
import { profileKindGuide } from './profile-kind.guide.ts';
import { GROUP_TYPES, PROFILE_TYPES, PROJECT_TYPES, ROLES } from './profile-kind.ts';

const SUBTYPES = { individual: ROLES, group: GROUP_TYPES, project: PROJECT_TYPES } as const;

function Kinds() {
  const { t } = useTranslation('profiles');
  return (
    <ul className="flex w-160 max-w-[calc(100vw-2rem)] flex-col gap-5">
      {PROFILE_TYPES.map((type) => (
        <li key={type} className="flex items-start gap-4">
          <Avatar seed={`kind-${type}`} kind={type} size="lg" />
          <div className="min-w-0">
            <p className="font-medium">{t(`type.${type}`)}</p>
            <ul className="mt-2 flex flex-wrap gap-1.5">
              {SUBTYPES[type].map((subtype) => (
                <li key={subtype}>
                  <Chip>{t(`subtype.${subtype}`)}</Chip>
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
  parameters: { guide: profileKindGuide },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'], render: () => <Kinds /> };
