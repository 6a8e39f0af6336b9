/**
 * The outside cannot be asked now: no answer, a late one, an error of its own, or too many questions. This says nothing
 * about what was asked, so nothing may be concluded from it (D86). The message never has an address, which may contain a
 * key, nor anything of an answer.
 */
export class OutsideAway extends Error {
  override name = 'OutsideAway';
  readonly why: string;
  /** What was asked went out whole, so it may be done. */
  readonly wasSent: boolean;
  /** @param whom for the log: "DNS", "a site", "GitHub" … */
  constructor(whom: string, why: string, wasSent = false) {
    super(`${whom}: ${why}`);
    this.why = why;
    this.wasSent = wasSent;
  }
}
