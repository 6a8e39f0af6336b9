// Generates generated/contracts.ts from the sources beside it; run it after a change: `node
// apps/sandbox/src/chain/contracts/compile.ts`.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import solc from 'solc';
import { isRecord } from '../../http.ts';

const SOURCES = {
  TestToken: 'test-token.sol',
  TestFeed: 'test-feed.sol',
  TestWallet: 'test-wallet.sol',
  TestProjectToken: 'test-proofs.sol',
  TestFactory: 'test-proofs.sol',
  TestCollection: 'test-proofs.sol',
  TestMultiCollection: 'test-proofs.sol',
  TestProxy: 'test-proofs.sol',
  TestAccount: 'test-proofs.sol',
  TestYesAccount: 'test-proofs.sol',
};
export const OUTPUT = path.join(import.meta.dirname, 'generated', 'contracts.ts');

/**
 * The text of generated/contracts.ts.
 * @throws Error with what the compiler says
 */
export async function compileContracts(): Promise<string> {
  const parts = Object.entries(SOURCES).map(async ([contract, file]) => {
    const source = await readFile(path.join(import.meta.dirname, file), 'utf8');
    return textOf(contract, compile(contract, file, source));
  });
  const head = '// Made by ../compile.ts from the sources beside it; a test compiles them again. Not to be edited.\n';
  return [head, ...(await Promise.all(parts))].join('\n');
}

/** Without the hash of the source's comments, so that the code is the same wherever it is compiled. */
function compile(contract: string, file: string, content: string): { abi: unknown; bytecode: string } {
  const input = {
    language: 'Solidity',
    sources: { [file]: { content } },
    settings: {
      evmVersion: 'prague',
      optimizer: { enabled: true, runs: 200 },
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const output: unknown = JSON.parse(solc.compile(JSON.stringify(input)));
  const found = at(output, ['contracts', file, contract]);
  const [abi, code] = [at(found, ['abi']), at(found, ['evm', 'bytecode', 'object'])];
  if (typeof code !== 'string') throw new Error(JSON.stringify(at(output, ['errors'])));
  return { abi, bytecode: `0x${code}` };
}

function at(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

function textOf(contract: string, { abi, bytecode }: { abi: unknown; bytecode: string }): string {
  const name = contract.charAt(0).toLowerCase() + contract.slice(1);
  return [
    `export const ${name}Abi = ${JSON.stringify(abi)} as const;`,
    '',
    `export const ${name}Bytecode = '${bytecode}';`,
    '',
  ].join('\n');
}

if (import.meta.main) await writeFile(OUTPUT, await compileContracts());
