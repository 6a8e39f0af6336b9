import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const tsc = path.join(import.meta.dirname, '../node_modules/typescript/bin/tsc');

/**
 * Writes the declarations of a package's modules into its dist, for a resolver that looks for the files as they are named there. `rewrite` changes
 * each before it is written; its second argument is the file's place in dist.
 */
export async function emitTypes(
  home: string,
  modules: readonly string[],
  rewrite: (declarations: string, file: string) => string = (declarations) => declarations,
): Promise<void> {
  const dist = path.join(home, 'dist');
  const project = path.join(dist, 'tsconfig.json');
  mkdirSync(dist, { recursive: true });
  writeFileSync(
    project,
    JSON.stringify({
      extends: '../tsconfig.json',
      // Modules of this workspace that are copied into the package lie outside of its sources; no declaration names them.
      compilerOptions: {
        noEmit: false,
        emitDeclarationOnly: true,
        declaration: true,
        rootDir: '../..',
        outDir: 'types',
      },
      include: [],
      files: modules,
    }),
  );
  await promisify(execFile)(process.execPath, [tsc, '-p', project]).catch((error: { stdout?: string }) => {
    throw new Error(`The package's types do not compile:\n${error.stdout ?? ''}`, { cause: error });
  });
  rmSync(project);
  cpSync(path.join(dist, 'types', path.basename(home), 'src'), dist, { recursive: true });
  rmSync(path.join(dist, 'types'), { recursive: true });
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.d.ts'),
  )) {
    const place = path.join(dist, file);
    const text = readFileSync(place, 'utf8').replace(/(['"]\.{1,2}\/[^'"]*)\.tsx?(?=['"])/g, '$1.js');
    writeFileSync(place, rewrite(text, file));
  }
}
