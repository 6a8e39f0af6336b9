import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { useMotionAllowed } from '../../lib/motion.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { PauseIcon, PlayIcon } from '../../primitives/icons/icons.ts';
import { gifSize } from './gif-size.ts';
import type { GifMetadata } from './message.types.ts';

/**
 * A sent GIF. Its space is reserved before anything loads. It plays until somebody presses pause; with reduced motion its first frame shows until
 * somebody presses play.
 */
export function GifPicture({ url, metadata }: { url: string; metadata: GifMetadata }) {
  const { t } = useTranslation('messages');
  const moves = useMotionAllowed();
  const [choice, setChoice] = useState<boolean | null>(null);
  const plays = choice ?? moves;
  const { width, height } = gifSize(metadata.width, metadata.height);
  const shown = plays ? url : metadata.stillUrl;
  const words = metadata.title || t('bubble.gif');
  return (
    <div
      className="mu:group mu:relative mu:max-w-full mu:bg-fill"
      style={{ width, aspectRatio: `${width} / ${height}` }}
    >
      {shown === null ? (
        <span className="mu:sr-only">{words}</span>
      ) : (
        <img
          src={shown}
          alt={words}
          width={width}
          height={height}
          decoding="async"
          referrerPolicy="no-referrer"
          className="mu:block mu:size-full mu:object-contain mu:text-sm mu:text-text-muted"
        />
      )}
      <IconButton
        label={t(plays ? 'bubble.pause' : 'bubble.play', { title: words })}
        hideTooltip
        size={plays ? 'sm' : 'md'}
        onPress={() => setChoice(!plays)}
        className={join(
          'mu:absolute mu:rounded-full mu:bg-surface-floating mu:shadow-float mu:transition-opacity',
          plays
            ? 'mu:right-2 mu:bottom-2 mu:opacity-0 mu:group-hover:opacity-100 mu:focus-visible:opacity-100 mu:pointer-coarse:opacity-100'
            : 'mu:top-1/2 mu:left-1/2 mu:-translate-1/2',
        )}
      >
        {plays ? <PauseIcon aria-hidden="true" /> : <PlayIcon aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
