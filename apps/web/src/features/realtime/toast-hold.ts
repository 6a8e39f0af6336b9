/** Holds toasts back while something has the person's whole attention; they come in their order when it is over. */
export function createToastHold() {
  let holders = 0;
  let waiting: (() => void)[] = [];
  return {
    /** Holds toasts back until the answered function is called, by every holder. */
    hold(): () => void {
      let isHeld = true;
      holders += 1;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holders -= 1;
        if (holders > 0) return;
        const due = waiting;
        waiting = [];
        for (const show of due) show();
      };
    },
    whenReleased(show: () => void): void {
      if (holders > 0) waiting.push(show);
      else show();
    },
  };
}
