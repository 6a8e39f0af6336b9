import type { LaunchOptions } from 'playwright';

export declare function browserLaunchOptions(): Promise<LaunchOptions>;
