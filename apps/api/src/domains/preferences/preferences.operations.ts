import type { Operations } from '../../http/operation.ts';
import type { PreferencesService } from './preferences.service.ts';

export function preferencesOperations(
  preferences: PreferencesService,
): Pick<Operations, 'getPreferences' | 'updatePreferences'> {
  return {
    getPreferences: ({ caller }) => preferences.getPreferences(caller),
    updatePreferences: ({ caller, body }) => preferences.updatePreferences(caller, body),
  };
}
