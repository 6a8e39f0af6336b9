// The kit's finished style sheet: what apps get that do not compile the kit's classes themselves.
import { readFileSync } from 'node:fs';
import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { Features, transform } from 'lightningcss';

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
/** Browsers that know light-dark(), @property, nesting and cascade layers: all of them since May 2024. */
export const TARGETS = {
  chrome: version(123),
  edge: version(123),
  firefox: version(128),
  safari: version(17, 5),
  ios_saf: version(17, 5),
};

const ENTRY = `
@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme) prefix(mu);
@import "tailwindcss/utilities.css" layer(utilities.mu) source(none);
@import "../src/theme.css";
@import "./reset.css";
`;

/** The style sheet of these modules. */
export async function compileStyles(modules: readonly string[]): Promise<string> {
  const { build } = await compile(ENTRY, {
    base: import.meta.dirname,
    onDependency: () => {},
    shouldRewriteUrls: false,
  });
  const scanner = new Scanner({ sources: [] });
  const css = build(
    scanner.scanFiles(modules.map((file) => ({ content: readFileSync(file, 'utf8'), extension: 'tsx' }))),
  );
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
    exclude: Features.LightDark,
    visitor: { Rule: { 'layer-block': ({ value }) => (value.name?.[0] === 'properties' ? [] : undefined) } },
  });
  return code.toString();
}
