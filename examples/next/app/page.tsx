import { Heading } from '@mutuals/ui/primitives/heading';
import { Stack } from '@mutuals/ui/primitives/stack';
import { Text } from '@mutuals/ui/primitives/text';
import { people } from './people.ts';
import { Team } from './team.tsx';

/** Runs on the server: it loads, and renders what does not react. */
export default async function Page() {
  const team = await people();
  return (
    <main className="page">
      <Stack>
        <Heading level={1} size="xl">
          Team
        </Heading>
        <Text tone="muted">{team.filter(({ role }) => role !== 'Invited').length} people can see your orders.</Text>
        <Team people={team} />
      </Stack>
    </main>
  );
}
