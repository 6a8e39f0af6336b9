export declare function changedSince(ref: string): Promise<string[]>;
export declare function reachOf(files: readonly string[]): {
  unit: string[];
  budget: boolean;
  package: boolean;
  stories: boolean;
  journeys: string | null;
};
export declare function storiesReached(
  files: readonly string[],
  stats: { modules: readonly { name: string; reasons: readonly { moduleName: string }[] }[] },
  index: { entries: Readonly<Record<string, { importPath: string }>> },
): string[] | null;
