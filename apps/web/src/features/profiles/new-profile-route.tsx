import { NewProfileScreen } from '@mutuals/ui/screens/new-profile';
import { routes } from '../../routes.ts';

/** /profiles/create: the assistant or the form (SPEC section 2, My profiles). */
export function Component() {
  return (
    <NewProfileScreen
      assistantHref={routes.assistant.href()}
      formHref={routes.newProfile.href()}
      listHref={routes.profiles.href()}
    />
  );
}
