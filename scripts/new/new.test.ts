import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { component } from './component.ts';
import { domain } from './domain.ts';
import { Files } from './files.ts';
import { operation } from './operation.ts';
import { screen } from './screen.ts';

const root = path.join(import.meta.dirname, '../..');

describe('a name', () => {
  it.each([
    ['that is taken', component, 'button', /button\.variants\.ts is there already/],
    ['that is taken', screen, 'premium', /premium-screen\.tsx is there already/],
    ['that is taken', domain, 'gallery', /gallery\.operations\.ts is there already/],
    ['that is taken', operation, 'gallery/getStatistics', /openapi\.yaml has getStatistics already/],
    ['of a domain that is not there', operation, 'nowhere/getThing', /no domain "nowhere"/],
    ['of an operation without its domain', operation, 'getThing', /no domain "getThing"/],
    ['that is no verb and noun', operation, 'gallery/look', /a verb and a noun/],
    ['that leads elsewhere', component, '../../button', /is no name/],
  ] as const)('%s is refused', (_what, kind, name, reason) => {
    expect(() => kind(new Files(root), name)).toThrow(reason);
  });
});
