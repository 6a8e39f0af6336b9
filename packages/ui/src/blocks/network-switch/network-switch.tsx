import { type HTMLAttributes, type RefAttributes, useState } from 'react';
import { join } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Select } from '../../primitives/select/select.tsx';
import type { networkSwitchParts } from './network-switch.parts.ts';
import type { NetworkSwitchTexts } from './network-switch.texts.ts';

/** A network that the app speaks with. */
export interface Network {
  /** EIP-155: 56 is BNB Chain. */
  readonly chainId: number;
  readonly name: string;
  readonly isTestnet?: boolean | undefined;
}

/**
 * What the wallet does. Of its errors, 4001 is `rejected`, 4902 is `unknown` (the wallet does not have the network), and -32002 is `pending`
 * (it asks already).
 */
export type NetworkSwitchState =
  | { readonly status: 'idle' }
  | { readonly status: 'asking'; readonly chainId: number }
  | {
      readonly status: 'failed';
      readonly chainId: number;
      readonly reason: 'rejected' | 'unknown' | 'pending' | 'failed';
    };

export interface NetworkSwitchProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, RefAttributes<HTMLDivElement> {
  networks: readonly Network[];
  /** The wallet's network, which may be none of these; null without a wallet. */
  chainId: number | null;
  /** The one that the app needs now, if it needs one. */
  needed?: number | undefined;
  /** What became of the last question; nothing once the wallet is on its network. */
  state?: NetworkSwitchState | undefined;
  /** Asks the wallet to switch. */
  onSwitch: (chainId: number) => void;
  /** Asks the wallet to add a network that it does not have. */
  onAdd?: ((chainId: number) => void) | undefined;
  texts?: NetworkSwitchTexts | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof networkSwitchParts> | undefined;
}

const IDLE = { status: 'idle' } as const;

/** Says that the wallet has switched from the network that it was on; nothing of the first. */
function useNow(chainId: number | null, name: string | undefined, words: NetworkSwitchTexts): string {
  const [{ last, hasSwitched }, note] = useState({ last: chainId, hasSwitched: false });
  if (chainId !== null && chainId !== last) note({ last: chainId, hasSwitched: last !== null });
  return hasSwitched && name !== undefined ? words.now(name) : '';
}

/**
 * The network that a wallet is on, and the way to another one. It shows the wallet's own choice, never a wish: the choice changes once the wallet
 * has switched. Where the app needs another network it says so, and why a switch did not happen.
 */
export function NetworkSwitch({
  networks,
  chainId,
  needed,
  state: asked = IDLE,
  onSwitch,
  onAdd,
  texts,
  className,
  classNames,
  ...props
}: NetworkSwitchProps) {
  const part = partsOf<typeof networkSwitchParts>('network-switch', classNames);
  // The wallet is there by now, however it came to be.
  const state = asked.status !== 'idle' && asked.chainId === chainId ? IDLE : asked;
  const words = useTexts('networkSwitch', texts);
  const nameOf = (id: number): string => networks.find((each) => each.chainId === id)?.name ?? String(id);
  const current = networks.find((each) => each.chainId === chainId);
  const now = useNow(chainId, current?.name, words);
  const isAsking = state.status === 'asking';
  const isElsewhere = needed !== undefined && chainId !== null && chainId !== needed;
  const wanted = state.status === 'idle' ? needed : state.chainId;
  const canAdd = state.status === 'failed' && state.reason === 'unknown' && onAdd !== undefined;
  const failure = state.status === 'failed' ? words.failed[state.reason] : '';
  return (
    <div data-slot="network-switch" {...props} className={join('mu:ui:flex mu:ui:flex-col mu:ui:gap-3', className)}>
      <Select
        {...part('select')}
        label={words.label}
        options={networks.map((each) => ({
          key: String(each.chainId),
          label: each.name,
          ...(each.isTestnet && { description: words.testnet }),
        }))}
        value={current ? String(current.chainId) : null}
        placeholder={chainId === null ? '' : words.other}
        isDisabled={chainId === null}
        onChange={(key) => {
          // Not disabled while the wallet asks: the focus would be lost.
          if (!isAsking && Number(key) !== chainId) onSwitch(Number(key));
        }}
      />
      {(isElsewhere || state.status !== 'idle') && wanted !== undefined && (
        <Banner
          {...part('news')}
          tone={state.status === 'failed' ? 'danger' : isAsking ? 'info' : 'warning'}
          title={isElsewhere ? words.wrong : undefined}
          action={
            <Button
              {...part('action')}
              size="sm"
              isPending={isAsking}
              onPress={() => (canAdd ? onAdd(wanted) : onSwitch(wanted))}
            >
              {canAdd ? words.add(nameOf(wanted)) : words.switchTo(nameOf(wanted))}
            </Button>
          }
        >
          {isAsking
            ? words.asking
            : state.status === 'failed'
              ? typeof failure === 'string'
                ? failure
                : failure(nameOf(wanted))
              : words.wrongText(nameOf(wanted))}
        </Banner>
      )}
      <output className="mu:sr-only">{now}</output>
    </div>
  );
}
