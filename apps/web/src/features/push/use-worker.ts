import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isFrugal } from '../../lib/at-rest.ts';
import { useToasts } from '../session/index.ts';
import { isOutdated, keepVisit, registerWorker } from './browser.ts';

/** A page that stays open asks for a new version this often at most, when somebody comes back to it. */
const LOOK_AGAIN_MS = 60 * 60_000;

/** Registers the worker, has it keep this visit, goes where a pressed notification leads, and offers a new version once there is one. */
export function useWorker(hasWorker: boolean): void {
  const { t, i18n } = useTranslation('settings');
  const { language } = i18n;
  const toasts = useToasts();
  const navigate = useNavigate();
  const open = useEffectEvent(({ data, ports }: MessageEvent<unknown>) => {
    const { open: address }: { open?: unknown } = Object(data);
    if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address)) return;
    // The worker loads a page anew that does not answer.
    ports[0]?.postMessage(null);
    void navigate(address);
  });
  const showVersion = useEffectEvent(() =>
    toasts.show({
      title: t('device.update.title'),
      action: { label: t('device.update.reload'), onPress: () => location.reload() },
    }),
  );

  useEffect(() => {
    const worker = navigator.serviceWorker;
    if (!worker) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    worker.addEventListener('message', (event) => open(event), { signal });
    worker.startMessages();
    // The first worker of a page is of its own version.
    let hasFirst = worker.controller !== null;
    let isTakenOver = false;
    let close = (): void => {};
    async function offerVersion(): Promise<void> {
      if (!(await isOutdated()) || signal.aborted) return;
      close();
      close = showVersion();
    }
    worker.addEventListener(
      'controllerchange',
      () => {
        isTakenOver = hasFirst;
        hasFirst = true;
        if (isTakenOver) void offerVersion().catch(() => {});
      },
      { signal },
    );
    // Where there is to be none, the browser gets the one that removes itself.
    const registering = worker
      .getRegistration()
      .then((known) => (hasWorker || known ? registerWorker() : undefined))
      .catch(() => {});
    let lookedAt = Date.now();
    async function lookAgain(): Promise<void> {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MS) return;
      lookedAt = Date.now();
      await (await registering)?.update();
      // The server may not have answered when the worker took over, an older one beside it may have, and a toast passes in a tab nobody looks at.
      if (isTakenOver) await offerVersion();
    }
    document.addEventListener('visibilitychange', () => void lookAgain().catch(() => {}), { signal });
    return () => leaving.abort();
  }, [hasWorker]);

  useEffect(() => {
    if (!hasWorker || !navigator.serviceWorker) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const keep = () => void keepVisit(language).catch(() => {});
    async function begin(): Promise<void> {
      // A page begins with one file of texts that no other page has: without a network another one takes them area by area, where bytes are not dear.
      const areas = Object.keys(i18n.getDataByLanguage(language) ?? {});
      if (!isFrugal()) await i18n.reloadResources([language], areas);
      if (!signal.aborted) keep();
    }
    void begin();
    navigator.serviceWorker.addEventListener('controllerchange', keep, { signal });
    return () => leaving.abort();
  }, [hasWorker, language, i18n]);
}
