import { tagKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime } from '../realtime/index.ts';

/** Refreshes what a desk shows when its channel tells that something changed. */
export function useNews(channel: 'tickets' | 'reports', tag: Parameters<typeof tagKey>[0]): void {
  const client = useQueryClient();
  const { channels } = useRealtime();
  useEffect(() => {
    const refresh = (): void => void client.invalidateQueries({ queryKey: tagKey(tag) });
    return channels.subscribe(channel, { onMessage: refresh, onGap: refresh });
  }, [channels, client, channel, tag]);
}
