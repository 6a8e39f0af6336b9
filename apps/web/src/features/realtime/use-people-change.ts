import { useQueryClient } from '@tanstack/react-query';
import { forgetKept } from '../../lib/kept-answers.ts';
import { useRealtime } from './realtime.tsx';

/**
 * What follows when somebody may be seen no more or again (D64): everything that shows people is fetched again, what no page
 * shows now and what this device keeps is forgotten, and the realtime token names the conversations that are left. `isOwn` if it was done here.
 */
export function usePeopleChange(): (isOwn: boolean) => void {
  const client = useQueryClient();
  const { connection, people } = useRealtime();
  return (isOwn) => {
    forgetKept(client);
    client.removeQueries({ type: 'inactive' });
    void client.invalidateQueries();
    connection.send({ type: 'CAPABILITIES_CHANGED' });
    if (isOwn) people.changedHere();
    else people.changed();
  };
}
