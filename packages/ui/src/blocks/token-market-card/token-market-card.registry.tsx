import { useEffect, useState } from 'react';
import { type TokenMarket, TokenMarketCard, type TokenMarketState } from './token-market-card.tsx';

/** A token's figures, from a source of yours; without an answer the card says that there are none. */
export function TokenFigures({ read }: { read: () => Promise<TokenMarket | null> }) {
  const [state, setState] = useState<TokenMarketState>({ status: 'loading' });
  useEffect(() => {
    let isOver = false;
    const show = (market: TokenMarket | null) => {
      if (!isOver) setState(market ? { status: 'ready', market } : { status: 'unavailable' });
    };
    read().then(show, () => show(null));
    return () => {
      isOver = true;
    };
  }, [read]);
  return <TokenMarketCard state={state} />;
}
