import { type ReactNode, type RefAttributes, type SVGAttributes, useMemo } from 'react';
import { join } from '../../lib/cx.ts';
import { drawQr } from './draw.ts';
import { qrCodeVariants } from './qr-code.variants.ts';

export { qrCodeVariants } from './qr-code.variants.ts';

export interface QrCodeProps
  extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'role' | 'aria-label'>, RefAttributes<SVGSVGElement> {
  /** The code's content: an address, a link. */
  value: string;
  /** Its purpose, in words: "QR code of the payment address". */
  label: string;
  /** 144, 192 or 256 px. */
  size?: keyof typeof qrCodeVariants.variants.size | undefined;
  /** SVG in the centre, in a box of 20 by 20 around 0 0: a brand's mark. The code then has more redundancy, so that it still scans. */
  mark?: ReactNode;
}

/**
 * Passes a text to a phone’s camera. Always dark on light with its quiet zone, in both themes and in forced colours. Put the same text beside it with
 * a CopyButton: many people are already on the phone.
 */
export function QrCode({ value, label, size, mark, className, ...props }: QrCodeProps) {
  const hasMark = mark !== undefined;
  const drawing = useMemo(() => drawQr(value, hasMark), [value, hasMark]);
  const middle = drawing.size / 2;
  return (
    <svg
      data-slot="qr-code"
      {...props}
      role="img"
      aria-label={label}
      data-theme="light"
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      className={join(qrCodeVariants.classes({ size }), className)}
    >
      <path d={drawing.modules} fill="currentColor" shapeRendering="crispEdges" />
      {drawing.finders.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect x={x + 0.5} y={y + 0.5} width="6" height="6" rx="1.5" fill="none" stroke="currentColor" />
          <rect x={x + 2} y={y + 2} width="3" height="3" rx="0.75" fill="currentColor" />
        </g>
      ))}
      {hasMark && (
        <g
          transform={`translate(${middle} ${middle}) scale(${drawing.hole / 20})`}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.1"
          strokeLinejoin="round"
        >
          {mark}
        </g>
      )}
    </svg>
  );
}
