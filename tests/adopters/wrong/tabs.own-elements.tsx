import { useState } from 'react';

export default function Account() {
  const [isHistory, setHistory] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHistory(!isHistory)}>
        History
      </button>
      {isHistory ? 'No payments yet' : 'Balance: 120'}
    </>
  );
}
