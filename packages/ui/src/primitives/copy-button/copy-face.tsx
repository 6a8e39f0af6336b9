import { type RefAttributes, useState } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { join } from '../../lib/cx.ts';
import type { PartProps } from '../../lib/parts.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CheckIcon, CopyIcon, DangerIcon } from '../icons/icons.ts';
import { useNestedTheme } from '../theme/theme.tsx';
import { tooltipVariants } from '../tooltip/tooltip.variants.ts';
import { type CopyPhase, copyPhaseVariants } from './copy-button.variants.ts';

export interface CopyTexts {
  /** What is copied: "Copy address". It remains the accessible name throughout. */
  label: string;
  /** Shown and announced for 2 s on success: "Copied". */
  copiedLabel: string;
  /** Shown and announced when the browser refused, in a few words: "Copy failed". */
  failedLabel: string;
}

export interface CopyFaceProps
  extends CopyTexts, Omit<AriaButtonProps, 'children' | 'aria-label'>, RefAttributes<HTMLButtonElement> {
  'data-slot': string;
  part: PartProps<'icon' | 'tooltip'>;
  phase: CopyPhase;
  /** Only an icon, with its label in a tooltip. */
  hideLabel?: boolean | undefined;
  variant?: 'secondary' | 'quiet' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

const icons = { idle: CopyIcon, copied: CheckIcon, failed: DangerIcon } as const;

/** How a CopyButton looks in each phase. */
export function CopyFace({
  part,
  phase,
  label,
  copiedLabel,
  failedLabel,
  hideLabel = false,
  variant = 'secondary',
  size = 'sm',
  ...props
}: CopyFaceProps) {
  const theme = useNestedTheme();
  const [isPointedAt, setPointedAt] = useState(false);
  const Icon = icons[phase];
  const icon = <Icon key={phase} {...part('icon', copyPhaseVariants.classes({ phase, size }))} />;
  const words = { idle: label, copied: copiedLabel, failed: failedLabel };

  if (hideLabel) {
    return (
      <TooltipTrigger delay={500} closeDelay={80} isOpen={isPointedAt || phase !== 'idle'} onOpenChange={setPointedAt}>
        <IconButton {...props} label={label} variant={variant} size={size} hideTooltip>
          {icon}
        </IconButton>
        <Tooltip data-theme={theme} offset={8} {...part('tooltip', tooltipVariants.classes())}>
          {words[phase]}
        </Tooltip>
      </TooltipTrigger>
    );
  }
  return (
    <Button {...props} aria-label={label} variant={variant} size={size} icon={icon}>
      {/* All three are stacked, so that the button keeps its width. */}
      <span className="mu:grid mu:justify-items-start">
        {(['idle', 'copied', 'failed'] as const).map((of) => (
          <span key={of} className={join('mu:col-start-1 mu:row-start-1', of !== phase && 'mu:invisible')}>
            {words[of]}
          </span>
        ))}
      </span>
    </Button>
  );
}
