/** Looks into the domain name system for proofs (D84). */
export interface Dns {
  /**
   * The TXT records of a name, each in one piece; empty if there are none or nobody has the name. With several
   * resolvers, the records that all of them have.
   * @throws OutsideAway if a resolver does not answer (D86)
   */
  txt(name: string): Promise<readonly string[]>;
}
