export declare function buildWeb(): Promise<void>;
