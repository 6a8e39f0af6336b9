import type { Operations } from '../../http/operation.ts';
import type { DevicesService } from './devices.service.ts';

export function deviceOperations(devices: DevicesService): Pick<Operations, 'listDevices' | 'signOutEverywhere'> {
  return {
    listDevices: async ({ caller }) => ({ data: await devices.listDevices(caller) }),
    async signOutEverywhere({ caller }) {
      await devices.signOutEverywhere(caller);
      return undefined;
    },
  };
}
