export declare function explain(error: unknown): string;
