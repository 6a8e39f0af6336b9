// Writes what theme.css says of the tokens: `npm run tokens`, after a change of src/tokens/tokens.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withTokens } from '../src/tokens/css.ts';

const sheet = path.join(import.meta.dirname, '../src/theme.css');
writeFileSync(sheet, withTokens(readFileSync(sheet, 'utf8')));
