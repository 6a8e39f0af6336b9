import { FaqScreen } from '@mutuals/ui/screens/faq';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useHash } from '../../routing/use-hash.ts';
import { publicLinks } from './public-links.ts';
import { useCallToAction } from './use-call-to-action.ts';

/** /faq: the address names the open answer after its `#`, so that it can be linked to. */
export function Component() {
  const { key } = useLocation();
  const asked = useHash();
  // What was opened by hand counts until another address is opened.
  const [opened, setOpened] = useState<{ key: string; topic: string | undefined }>();

  function open(topic: string | null): void {
    setOpened({ key, topic: topic ?? undefined });
    // Past the router, which would scroll to what is on the screen already.
    history.replaceState(history.state, '', topic === null ? location.pathname + location.search : `#${topic}`);
  }
  return (
    <FaqScreen
      start={useCallToAction()}
      links={publicLinks}
      topic={opened?.key === key ? opened.topic : asked}
      onTopicChange={open}
    />
  );
}
