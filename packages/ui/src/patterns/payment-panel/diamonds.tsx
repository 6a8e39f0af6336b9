import { join } from '../../lib/cx.ts';
import { SPARKS } from '../match-dialog/match-motion.ts';

/** Side of a diamond's square, and its centre's distance from a corner, in px. */
const SIDE = 62;
const HALF = SIDE / Math.SQRT2;
/** How far each is from the middle: apart, and met. */
const APART = 58;
const MET = 18;

export interface DiamondsProps {
  /** From 0, apart, to 1, met. */
  share: number;
  /** The overlap is gold: the payment is confirmed. */
  isLit?: boolean;
  /** Something is missing: the second one is only hinted at. */
  isBroken?: boolean;
}

const rem = (px: number): string => `${px / 16}rem`;
const centred = (size: number) => ({
  width: rem(size),
  height: rem(size),
  left: '50%',
  top: '50%',
  marginLeft: rem(-size / 2),
  marginTop: rem(-size / 2),
});
const shifted = (offset: number) => ({ ...centred(SIDE), transform: `translateX(${rem(offset)})` });
const moves = 'mu:absolute mu:motion-safe:transition-transform mu:motion-safe:duration-200';

/**
 * The logo as an instrument: two diamonds approach with every confirmation; after the last one, their overlap is gold. A drawing: the words beside it
 * say the same. Its parts are named for the animation.
 */
export function Diamonds({ share, isLit = false, isBroken = false }: DiamondsProps) {
  const reach = APART + (MET - APART) * Math.min(Math.max(share, 0), 1);
  const overlap = Math.max(0, HALF - reach) / (HALF - MET);
  return (
    <div aria-hidden="true" className="mu:relative mu:mx-auto mu:h-24 mu:w-56 mu:shrink-0 mu:forced-color-adjust-none">
      {isLit && (
        <div
          data-part="glow"
          className="mu:absolute mu:bg-radial mu:from-accent-soft mu:to-transparent mu:to-70%"
          style={centred(160)}
        />
      )}
      <div
        className={join(moves, 'mu:rotate-45')}
        style={{ ...centred((HALF - MET) * Math.SQRT2), transform: `scale(${overlap})` }}
      >
        <div data-part="light" className={join('mu:size-full', isLit ? 'mu:bg-accent' : 'mu:bg-accent-soft')} />
      </div>
      <div data-part="left" className={moves} style={shifted(-reach)}>
        <div className="mu:size-full mu:rotate-45 mu:border-2 mu:border-text" />
      </div>
      <div data-part="right" className={moves} style={shifted(reach)}>
        <div
          className={join(
            'mu:size-full mu:rotate-45 mu:border-2',
            isBroken ? 'mu:border-dashed mu:border-border-strong' : 'mu:border-text',
          )}
        />
      </div>
      {isLit &&
        SPARKS.map((spark, index) => (
          <div
            key={index}
            data-part="spark"
            className={join(
              'mu:absolute mu:opacity-0',
              spark.isHollow ? 'mu:border-2 mu:border-accent' : 'mu:bg-accent',
            )}
            style={centred(spark.size)}
          />
        ))}
    </div>
  );
}
