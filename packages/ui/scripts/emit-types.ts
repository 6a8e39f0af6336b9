import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { declareIcons } from './icons.ts';

const tsc = path.join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc');

/** Writes the declarations of the published modules into dist, for a resolver that looks for the files as they are named there. */
export async function emitTypes(home: string): Promise<void> {
  await promisify(execFile)(process.execPath, [tsc, '-p', path.join(home, 'tsconfig.build.json')]).catch(
    (error: { stdout?: string }) => {
      throw new Error(`The package's types do not compile:\n${error.stdout ?? ''}`, { cause: error });
    },
  );
  const dist = path.join(home, 'dist');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.d.ts'),
  )) {
    const place = path.join(dist, file);
    // What the keys of our texts are is this repository's business: an app has its own i18next resources.
    const text = readFileSync(place, 'utf8')
      .replace(/(['"]\.{1,2}\/[^'"]*)\.tsx?(?=['"])/g, '$1.js')
      .replace(/^import '\.\/keys\.js';\n/m, '');
    writeFileSync(
      place,
      declareIcons(text, path.relative(path.dirname(file), 'lib/icon.js').replaceAll(path.sep, '/')),
    );
  }
}
