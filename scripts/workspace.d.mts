export declare function requireNode(version?: string): void;
export declare function nodeBinary(): string;
export declare function command(
  file: string,
  args: readonly string[],
  options?: { quiet?: boolean; env?: NodeJS.ProcessEnv },
): Promise<string>;
